import type { KeyValueStorage } from './storage.ts'

const STORAGE_KEY = 'vetrina.device.reloadedBuild'

type ChunkFailureOptions = {
  /** The window, where Vite tells of code that could not be loaded. */
  readonly target: Pick<EventTarget, 'addEventListener'>
  /** Names the build that runs, e.g. the address of its entry. */
  readonly build: string
  /** Lives as long as the tab. */
  readonly storage: KeyValueStorage
  /** Whether the shop answers at all: without a network a reload would take away the page that is still readable. */
  readonly isReachable: () => Promise<boolean>
  readonly reload: () => void
  readonly log: (line: string) => void
}

/**
 * A tab left open across a deploy asks for code that is gone: the new build is one reload away. At most once for each
 * build, so that a file that is really broken never makes a loop; what asked for the code then shows its own error.
 */
export function reloadOnChunkFailure({ target, build, storage, isReachable, reload, log }: ChunkFailureOptions): void {
  let asking = false
  target.addEventListener('vite:preloadError', () => {
    if (asking || storage.get(STORAGE_KEY) === build) return
    asking = true
    void isReachable().then((reachable) => {
      asking = false
      // Where nothing can be remembered, nothing would end the loop.
      if (!reachable || !storage.set(STORAGE_KEY, build)) return
      log('Code of this page is gone, probably by a deploy: loading the page anew.')
      reload()
    })
  })
}
