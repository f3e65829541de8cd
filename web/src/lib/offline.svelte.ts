// offline.svelte.ts: the service worker: after the first visit the page needs no network; a new version waits until the person says so.
// <html data-offline="ready"> when everything is kept.

class Offline {
    waiting = $state.raw<ServiceWorker | null>(null); // a new version, ready to take over

    async start(): Promise<void> {
        if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
        navigator.serviceWorker.addEventListener('message', ({ data }) => {
            if (data === 'offline') document.documentElement.dataset.offline = 'ready';
        });
        try {
            const registration = await navigator.serviceWorker.register('./sw.js');
            this.#watch(registration);
            const { active } = await navigator.serviceWorker.ready;
            active?.postMessage('rest');
        } catch {
            /* no service worker here (a private window, no secure origin): the page works with the network */
        }
    }

    #watch(registration: ServiceWorkerRegistration): void {
        const look = (worker: ServiceWorker | null) => {
            if (worker?.state === 'installed' && navigator.serviceWorker.controller) this.waiting = worker;
        };
        look(registration.waiting);
        registration.addEventListener('updatefound', () => {
            const worker = registration.installing;
            worker?.addEventListener('statechange', () => look(worker));
        });
    }

    /** Tables are saved after every move: reloading loses nothing. */
    update(): void {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        this.waiting?.postMessage('replace');
    }
}

export const offline = new Offline();
