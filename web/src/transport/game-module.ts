// game-module.ts: links the module of a game to the module of the table while it runs, by the convention for dynamic linking of
// WebAssembly: the game's data go to room that the table gives, its functions to the end of the table's list of functions; it uses the
// table's memory, stack and functions.

/** What the table's module offers to games (src/wasm/module.c). */
export interface Host {
    memory: WebAssembly.Memory;
    __indirect_function_table: WebAssembly.Table;
    __stack_pointer: WebAssembly.Global;
    sagebrush_room(bytes: number): number;
    sagebrush_game(at: number): number;
}

const MEMORY_INFO = 1; // the part of the section that tells sizes

/** How much memory and how many places for functions a module needs: the section "dylink.0". */
function sizes(module: WebAssembly.Module): { memory: number; functions: number } {
    const [section] = WebAssembly.Module.customSections(module, 'dylink.0');
    if (!section) throw new Error('not the module of a game');
    const bytes = new Uint8Array(section);
    let at = 0;
    const number = (): number => {
        let value = 0;
        for (let shift = 0; ; shift += 7) {
            const byte = bytes[at++] ?? 0;
            value |= (byte & 127) << shift;
            if (byte < 128) return value >>> 0;
        }
    };
    while (at < bytes.length) {
        const part = number();
        const end = number() + at;
        if (part === MEMORY_INFO) {
            const memory = number();
            number(); // how it is aligned: less than the table's room is
            return { memory, functions: number() };
        }
        at = end;
    }
    return { memory: 0, functions: 0 };
}

const constant = (value: number): WebAssembly.Global => new WebAssembly.Global({ value: 'i32', mutable: false }, value);

/** Throws when the module is none of a game, needs something the table does not offer, or is refused. */
export async function linkGame(host: Host, module: WebAssembly.Module): Promise<void> {
    const { memory, functions } = sizes(module);
    const base = host.sagebrush_room(memory) >>> 0;
    if (base === 0) throw new Error('no memory for a game');
    const env = { ...host, __memory_base: constant(base), __table_base: constant(host.__indirect_function_table.grow(functions)) };
    const { exports } = await WebAssembly.instantiate(module, { env: env as unknown as WebAssembly.ModuleImports });
    const shown = Object.entries(exports).find(([name]) => name.endsWith('_game'));
    if (!shown || host.sagebrush_game(base + ((shown[1] as WebAssembly.Global).value as number)) === 0) throw new Error('no game in its module');
}
