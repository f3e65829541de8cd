// http.ts: asks an engine behind HTTP; stands in for the worker while that is being written.
import { EngineError, type Requests, type Transport, type Verb } from './protocol';

export class HttpTransport implements Transport {
    #id = 0;
    constructor(readonly url: string) {}

    async ask<V extends Verb>(verb: V, request: Requests[V][0]): Promise<Requests[V][1]> {
        const body = JSON.stringify({ id: ++this.#id, do: verb, ...request });
        const answer = await (await fetch(this.url, { method: 'POST', body })).json();
        if (!answer.ok) throw new EngineError(answer.error.code, answer.error.message, answer.error.rule, answer.error.field);
        return answer;
    }

    close(): void {}
}
