// seal.ts: was the deal the one that was sealed?  The commitment is the SHA-256 of key and table (docs/record.md).
const line = (record: string, word: string) => new RegExp(`^${word} (\\S+)$`, 'm').exec(record)?.[1];
const bytes = (hex: string) => new Uint8Array(hex.match(/../g)?.map((h) => parseInt(h, 16)) ?? []);

/** Null: the record does not say yet. */
export async function sealHolds(record: string, commitment: string, seat: number | null, nonce: string | null): Promise<boolean | null> {
    const [seed, table] = [line(record, 'seed'), line(record, 'table')];
    if (!seed || !table) return null;
    if (nonce && seat !== null && line(record, `nonce ${seat}`) !== nonce) return false; // our own part in it
    const sealed = new Uint8Array([...bytes(seed), ...new TextEncoder().encode(table)]);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', sealed));
    return [...hash].map((b) => b.toString(16).padStart(2, '0')).join('') === commitment;
}
