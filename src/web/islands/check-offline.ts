/**
 * Keeps the page that checks reports for when there is no network: the page itself, its script, worker and style, and the last
 * list of the office that it fetched. Nothing else of the site is kept, and nothing that a reader gave.
 *
 * The server writes a line before this script that says what is to be kept (`http/check-offline.ts`). The page is asked for
 * anew whenever there is a network; files whose names carry a digest are not.
 */

interface KeptFiles {
  /** The beginning of the names of this page's caches. */
  readonly prefix: string;
  /** Of these files: a digest. */
  readonly version: string;
  /** The address of the page. */
  readonly page: string;
  readonly files: readonly string[];
  /** The beginning of the addresses of lists. */
  readonly lists: string;
}

/** The parts of a service worker that are used here; the compiler only knows pages. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface ServiceWorkerScope {
  readonly KEPT: KeptFiles;
  readonly location: Location;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(kind: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
}

const scope = globalThis as unknown as ServiceWorkerScope;
const { prefix, version, page, files, lists } = scope.KEPT;
const NAME = `${prefix}${version}`;

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll([page, ...files]))
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => scope.clients.claim()));
});

/** Caches of older versions of this page; lists are deleted as well, and fetched again. */
async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== NAME).map((name) => caches.delete(name)),
  );
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (files.includes(pathname)) event.respondWith(keptFirst(request));
  else if (pathname === page) event.respondWith(networkFirst(request, page));
  else if (pathname.startsWith(lists)) event.respondWith(networkFirst(request, pathname));
});

async function keptFirst(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** The answer of the server, which is stored; without a network, the one that was stored last. */
async function networkFirst(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(NAME);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key, { ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
}
