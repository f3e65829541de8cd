// lists.d.ts: what is kept by ids may be asked for any text: whether it is one of them is the question.
type Sought<T> = T extends string ? string : T;

interface Array<T> {
    includes(sought: Sought<T>, from?: number): boolean;
    indexOf(sought: Sought<T>, from?: number): number;
}

interface Set<T> {
    has(sought: Sought<T>): boolean;
}

interface Map<K, V> {
    get(sought: Sought<K>): V | undefined;
    has(sought: Sought<K>): boolean;
}
