import type { KeyValueStorage } from './storage.ts'

const STORAGE_KEY = 'vetrina.device.reloadedBuild'

let decision = Promise.resolve()

let hasFailed = false
let isRetry = false

/**
 * The shopper asks for missing code once more. Chromium does not request a failed file again in the same document, so the
 * next failure loads the document again.
 */
export const retryMissingCode = (): void => {
  isRetry = hasFailed
}

/** Resolves when it is certain that missing code does not reload the document, otherwise never. */
export const documentStays = (): Promise<void> => decision

type ChunkFailureOptions = {
  /** Vite reports chunks that failed to load on the window. */
  readonly target: Pick<EventTarget, 'addEventListener'>
  /** Identifies the running build, e.g. by the address of its entry. */
  readonly build: string
  /** Session storage of the tab. */
  readonly storage: KeyValueStorage
  /** Whether the host answers: without a network, a reload would replace a readable page with an error. */
  readonly isReachable: () => Promise<boolean>
  readonly reload: () => void
  readonly log: (line: string) => void
}

/**
 * Reloads a tab that was left open across a deploy and requests code of the old build. It does so at most once per
 * build, to avoid a loop if a file is really broken; after that, the component shows its own error, and only a retry of
 * the shopper reloads.
 */
export function reloadOnChunkFailure({ target, build, storage, isReachable, reload, log }: ChunkFailureOptions): void {
  let asking = false
  target.addEventListener('vite:preloadError', () => {
    const isWanted = isRetry
    hasFailed = true
    isRetry = false
    if (asking || (!isWanted && storage.get(STORAGE_KEY) === build)) return
    asking = true
    decision = isReachable().then((reachable) => {
      asking = false
      // Without storage nothing would end a loop, except that a shopper retries only once in a while.
      if (!reachable || (!storage.set(STORAGE_KEY, build) && !isWanted)) return
      log('Code of this page is gone, probably by a deploy: loading the page anew.')
      reload()
      return new Promise(() => undefined)
    })
  })
}
