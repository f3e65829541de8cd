// toasts.svelte.ts: short messages above the table: what went wrong, what was refused and why.
export interface Toast {
    n: number;
    kind: 'error' | 'note';
    text: string;
    rule?: string;
}

const SHOWN_MS = 9000;

class Toasts {
    list = $state<Toast[]>([]);
    #next = 0;

    /** The last word of its kind takes the place of the one before: they do not pile up over the table. */
    show(kind: Toast['kind'], text: string, rule?: string): void {
        const n = this.#next++;
        this.list = [...this.list.filter((t) => t.kind !== kind), { n, kind, text, rule }];
        setTimeout(() => this.close(n), SHOWN_MS);
    }

    close(n: number): void {
        this.list = this.list.filter((t) => t.n !== n);
    }
}

export const toasts = new Toasts();
