// browser-push.ts: this browser as one that can be told something while the page is closed (Web Push; sw/sw.js shows it).

export interface BrowserWay {
    endpoint: string;
    p256dh: string;
    auth: string;
}

export const browserCan = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && isSecureContext;

const registration = async (): Promise<ServiceWorkerRegistration | undefined> => (browserCan() ? navigator.serviceWorker.getRegistration() : undefined);

export async function subscribed(): Promise<boolean> {
    return ((await (await registration())?.pushManager.getSubscription()) ?? null) !== null;
}

/** Asks the person, then the browser's service. */
export async function subscribe(serverKey: string): Promise<BrowserWay> {
    const worker = await registration();
    if (!worker || (await Notification.requestPermission()) !== 'granted') throw new Error('no permission');
    const key = Uint8Array.from(atob(serverKey.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const { endpoint, keys } = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
    return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
}

/** The endpoint that is none any more. */
export async function unsubscribe(): Promise<string> {
    const subscription = await (await registration())?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    return subscription?.endpoint ?? '';
}
