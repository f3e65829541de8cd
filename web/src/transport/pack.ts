// pack.ts: JSON values as flat bytes for the C table (src/base/packed.h describes them): the page has parsed the text already.
//
// A head of 16 bytes, nodes of 16 bytes in breadth-first order, then texts, each with a NUL at its end.

const NULL = 0, BOOL = 1, INT = 2, TEXT = 3, LIST = 4, OBJECT = 5, OTHER = 6; // sb_node_kind
const HEAD = 16, NODE = 16;
const MAGIC = 0x31504253; // "SBP1"

/** Deeper values are refused: no request needs half of it, and a value that contains itself ends here. */
export const DEPTH_MAX = 64;

/** A value that has no place in a document. */
export class PackError extends Error {}

interface Child {
    value: unknown;
    key: string | null;
    depth: number;
}

const encoder = new TextEncoder();

/** How many bytes a text has as UTF-8; throws PackError. */
function bytesOf(text: string): number {
    let bytes = text.length;
    for (let i = 0; i < text.length; i++) {
        const unit = text.charCodeAt(i);
        if (unit === 0) throw new PackError('a text holds a NUL');
        if (unit < 0x80) continue;
        bytes += unit < 0x800 ? 1 : 2;
        if (unit < 0xd800 || unit > 0xdfff) continue;
        if (text.codePointAt(i)! < 0x10000) throw new PackError('a text holds half a character');
        i++; // two units, four bytes
    }
    return bytes;
}

/** Texts, each once, in the order of their first use. */
class Texts {
    private readonly at = new Map<string, number>();
    private all = '';
    bytes = 0;

    /** Where the text will begin among the texts. */
    add(text: string): number {
        const known = this.at.get(text);
        if (known !== undefined) return known;
        const at = this.bytes;
        this.bytes += bytesOf(text) + 1;
        this.at.set(text, at);
        this.all += `${text}\0`;
        return at;
    }

    write(out: Uint8Array): void {
        encoder.encodeInto(this.all, out);
    }
}

function childrenOf(value: object, depth: number): Child[] {
    if (depth >= DEPTH_MAX) throw new PackError(`nested deeper than ${DEPTH_MAX} levels`);
    if (Array.isArray(value)) return value.map((item: unknown) => ({ value: item, key: null, depth: depth + 1 }));
    return Object.entries(value)
        .filter(([, member]) => member !== undefined) // as JSON.stringify does
        .map(([key, member]: [string, unknown]) => ({ value: member, key, depth: depth + 1 }));
}

/** A whole number that is exact, or its text. */
function numberOf(value: number): number | string {
    if (Number.isSafeInteger(value)) return value;
    if (!Number.isFinite(value)) throw new PackError('a number is not finite');
    if (Number.isInteger(value)) throw new PackError('a whole number beyond 2^53 is not exact: write it as a text');
    return String(value);
}

/** Every node with its children, breadth first. */
function inOrder(root: unknown): { nodes: Child[]; first: number[]; count: number[] } {
    const nodes: Child[] = [{ value: root, key: null, depth: 0 }];
    const first: number[] = [], count: number[] = [];
    for (let i = 0; i < nodes.length; i++) {
        const { value, depth } = nodes[i]!;
        const children = typeof value === 'object' && value !== null ? childrenOf(value, depth) : [];
        first.push(nodes.length);
        count.push(children.length);
        for (const child of children) nodes.push(child);
    }
    return { nodes, first, count };
}

/** The document of a JSON value; throws PackError. */
export function pack(root: unknown): Uint8Array<ArrayBuffer> {
    const { nodes, first, count } = inOrder(root);
    const texts = new Texts();
    const head = new DataView(new ArrayBuffer(HEAD + NODE * nodes.length));

    nodes.forEach(({ value, key }, i) => {
        const at = HEAD + NODE * i;
        const textsBegin = HEAD + NODE * nodes.length - at; // from here
        const put = (kind: number) => head.setUint32(at, kind, true);
        const putText = (kind: number, text: string) => {
            put(kind);
            head.setUint32(at + 8, textsBegin + texts.add(text), true);
        };
        const putInt = (kind: number, integer: bigint | number) => {
            put(kind);
            if (typeof integer === 'number') {
                head.setUint32(at + 8, integer, true); // its lower half
                return head.setInt32(at + 12, Math.floor(integer / 2 ** 32), true);
            }
            if (BigInt.asIntN(64, integer) !== integer) throw new PackError('a whole number has more than 64 bits');
            head.setBigInt64(at + 8, integer, true);
        };
        if (key !== null) head.setUint32(at + 4, textsBegin + texts.add(key), true);
        switch (typeof value) {
            case 'boolean': return putInt(BOOL, value ? 1 : 0);
            case 'bigint': return putInt(INT, value);
            case 'string': return putText(TEXT, value);
            case 'number': {
                const number = numberOf(value);
                return typeof number === 'number' ? putInt(INT, number) : putText(OTHER, number);
            }
            case 'object':
                if (value === null) return put(NULL);
                put(Array.isArray(value) ? LIST : OBJECT);
                head.setUint32(at + 8, NODE * (first[i]! - i), true);
                return head.setUint32(at + 12, count[i]!, true);
            default: throw new PackError(`a ${typeof value} is not JSON`);
        }
    });

    head.setUint32(0, MAGIC, true);
    head.setUint32(4, nodes.length, true);
    head.setUint32(8, texts.bytes, true);
    const document = new Uint8Array(head.byteLength + texts.bytes);
    document.set(new Uint8Array(head.buffer));
    texts.write(document.subarray(head.byteLength));
    return document;
}
