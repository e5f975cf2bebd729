// Replaces the shop's service worker where the merchant has switched it off: browsers that have one fetch this file
// with their next visit, and have none afterwards.

import type { WorkerScope } from './workerScope.ts'

/** As in offlineWorker.ts: both import types only. */
const CACHES = 'vetrina.offline.'

const scope = globalThis as unknown as WorkerScope

async function remove(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHES))
  await Promise.all(names.map((name) => caches.delete(name)))
  await scope.registration.unregister()
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) => event.waitUntil(remove()))
