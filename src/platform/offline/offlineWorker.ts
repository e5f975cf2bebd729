// The shop's service worker (docs/decisions/0082). It answers only where the network fails: a document that cannot be
// fetched becomes the shop's offline page. It imports types only, because the host serves it as a file of its own.

import type { FetchEvent, WorkerScope } from './workerScope.ts'

/** Sent by every document at rest (src/app/startup/startOfflineWorker.ts). */
type KeepMessage = {
  /** Identifies the build: the store's files of another one are dropped. Every locale has a build of its own. */
  readonly build: string
  /** The path of the offline page of the document's store. */
  readonly page: string
  /** The addresses of the files that the document has loaded. */
  readonly files: readonly string[]
}

const CACHES = 'vetrina.offline.'
const FILES = '/assets/'
const FILE_IN_DOCUMENT = /\/assets\/[\w.-]+/g

const scope = globalThis as unknown as WorkerScope

/** The last document could not be fetched. */
let isOffline = false

async function keep({ build, page, files }: KeepMessage): Promise<void> {
  const ofStore = `${CACHES}${page} `
  const name = ofStore + build
  const cache = await caches.open(name)
  const missing = async (addresses: Iterable<string>) => {
    const kept = new Set((await cache.keys()).map(({ url }) => url))
    return [...new Set(addresses)].filter((address) => !kept.has(new URL(address, location.href).href))
  }
  if ((await missing([page])).length > 0) {
    // Without cookies it is the same for everybody.
    const answer = await fetch(page, { credentials: 'omit' })
    if (!answer.ok || answer.redirected) throw new Error(`[vetrina:offline] ${page} answers ${answer.status}.`)
    const html = await answer.clone().text()
    await cache.addAll(await missing(html.match(FILE_IN_DOCUMENT) ?? []))
    await cache.put(page, answer)
  }
  await cache.addAll(await missing(files))
  const others = (await caches.keys()).filter((other) => other.startsWith(ofStore) && other !== name)
  await Promise.all(others.map((other) => caches.delete(other)))
}

async function fetchDocument({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const answer = (await preloadResponse) ?? (await fetch(request))
    isOffline = false
    return answer
  } catch (error) {
    isOffline = true
    return offlinePage(new URL(request.url), error)
  }
}

/** The offline page has an address of its own, so that it is hydrated like every document. */
async function offlinePage({ pathname, search }: URL, error: unknown): Promise<Response> {
  const kept = await caches.match(pathname)
  if (kept) return kept
  const pages: string[] = []
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHES)) continue
    const requests = await (await caches.open(name)).keys()
    pages.push(...requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith(FILES)))
  }
  const storeOf = (page: string) => page.slice(0, page.lastIndexOf('/') + 1)
  const [page] = pages
    .toSorted((left, right) => right.length - left.length)
    // A store's home page is its path without a slash at the end.
    .filter((candidate, index, all) => `${pathname}/`.startsWith(storeOf(candidate)) || index === all.length - 1)
  if (page === undefined) throw error
  return Response.redirect(`${page}#${pathname}${search}`)
}

async function fetchFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.resolve(scope.registration.navigationPreload?.enable())),
)

scope.addEventListener('message', (event) => event.waitUntil(keep(event.data as KeepMessage)))

scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') return event.respondWith(fetchDocument(event))
  // With a network the browser fetches files by itself.
  if (!isOffline && navigator.onLine) return
  if (request.url.startsWith(location.origin + FILES)) event.respondWith(fetchFile(request))
})
