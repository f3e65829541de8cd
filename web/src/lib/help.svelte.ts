// help.svelte.ts: the help panel: a rule by its id, or an explanation that a board gives.
export interface HelpTopic {
    rule?: string;
    title?: string;
    text?: string;
}

class Help {
    topic = $state.raw<HelpTopic | null>(null);

    rule(id: string): void {
        this.topic = { rule: id };
    }

    about(topic: HelpTopic): void {
        this.topic = topic;
    }

    close(): void {
        this.topic = null;
    }
}

export const help = new Help();
