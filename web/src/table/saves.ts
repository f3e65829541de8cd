// saves.ts: tables kept on this device.  The record is the table; the rest is for the list on the start page.
export interface Save {
    id: string;
    game: string;
    names: string[];
    record: string;
    turn: number;
    over: boolean;
    when: number; // milliseconds since 1970
}

const PREFIX = 'sagebrush.table.';

export function newId(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(5)), (b) => (b % 36).toString(36)).join('') + (Date.now() % 1296).toString(36);
}

const watchers = new Set<() => void>();

/** `told` is called whenever what is kept changes, here or in another window; the answer ends that. */
export function watch(told: () => void): () => void {
    const elsewhere = ({ key }: StorageEvent) => keptBy(key) !== null && told();
    watchers.add(told);
    globalThis.window?.addEventListener('storage', elsewhere);
    return () => {
        watchers.delete(told);
        globalThis.window?.removeEventListener('storage', elsewhere);
    };
}

/** False when the browser keeps nothing or is full. */
export function store(save: Save): boolean {
    try {
        localStorage.setItem(PREFIX + save.id, JSON.stringify(save));
        watchers.forEach((told) => told());
        return true;
    } catch {
        return false;
    }
}

export function load(id: string): Save | null {
    try {
        const text = localStorage.getItem(PREFIX + id);
        return text ? (JSON.parse(text) as Save) : null;
    } catch {
        return null;
    }
}

export function remove(id: string): void {
    try {
        localStorage.removeItem(PREFIX + id);
        watchers.forEach((told) => told());
    } catch {
        /* nothing is kept, nothing to remove */
    }
}

/** Work that changes a table is done by one window at a time; a window that goes away gives its place up.  Where the browser has no such
 *  order (a page that is not secure), work begins at once. */
export async function alone(id: string, work: () => Promise<void>): Promise<void> {
    const locks = globalThis.navigator?.locks;
    await (locks ? locks.request(PREFIX + id, work) : work());
}

/** The table that a storage event is about. */
export function keptBy(key: string | null): string | null {
    return key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;
}

/** Newest first. */
export function list(): Save[] {
    try {
        const ids = Object.keys(localStorage).filter((k) => k.startsWith(PREFIX));
        const saves = ids.map((k) => load(k.slice(PREFIX.length))).filter((s): s is Save => s !== null);
        return saves.sort((a, b) => b.when - a.when);
    } catch {
        return [];
    }
}

export function download(name: string, text: string): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
}
