// router.svelte.ts: the address after # names the screen: #/table/k3x9, #/rules/goldriver/GR-AUC-3.
export type Screen = 'start' | 'setup' | 'table' | 'replay' | 'rules' | 'learn' | 'settings' | 'about' | 'reconstructed' | 'stats' | 'puzzles' | 'online';
const SCREENS: readonly string[] = ['setup', 'table', 'replay', 'rules', 'learn', 'settings', 'about', 'reconstructed', 'stats', 'puzzles', 'online'];

export interface Route {
    screen: Screen;
    args: string[];
}

/** An address of another page version or a typing error leads to the start page. */
export function parseRoute(hash: string): Route {
    const [screen = '', ...args] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
    return SCREENS.includes(screen) ? { screen: screen as Screen, args: args.filter(Boolean) } : { screen: 'start', args: [] };
}

export function address(screen: Screen, ...args: string[]): string {
    return screen === 'start' ? '#/' : '#/' + [screen, ...args.map(encodeURIComponent)].join('/');
}

class Router {
    route = $state<Route>({ screen: 'start', args: [] });

    start(): void {
        const read = () => (this.route = parseRoute(location.hash));
        addEventListener('hashchange', read);
        read();
    }

    go(screen: Screen, ...args: string[]): void {
        location.hash = address(screen, ...args);
    }
}

export const router = new Router();
