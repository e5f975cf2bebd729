/** The address of the shop's service worker: at the root, because its address limits the pages that it serves. */
export const WORKER_PATH = '/offline-worker.js'

/** The path of the offline page, within a store. */
export const OFFLINE_PATH = '/offline'
