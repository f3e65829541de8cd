// look.svelte.ts: whose place lies open where one's own does; chosen in the list of the others.
export const look = $state<{ seat: number | null }>({ seat: null });
