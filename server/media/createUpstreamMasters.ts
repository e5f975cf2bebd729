import { rm } from 'node:fs/promises'
import { cacheFile, cacheId } from './cacheFile.ts'
import { createSingleFlight } from './createSingleFlight.ts'
import { filmTypeOf } from './film.ts'
import { masterAt, MastersUnavailable, type MediaMasters } from './mediaMasters.ts'
import { writeFileAtomically } from './writeFileAtomically.ts'

type UpstreamMastersOptions = {
  /** Magento's media folder, with a trailing slash. */
  readonly mediaUrl: string
  /** The folder of fetched originals. They stay valid, because Magento gives a changed picture a new name. */
  readonly directory: string
  readonly fetch: typeof fetch
  readonly createId: () => string
  /** Runs the work after the delay, unless the process ends first. */
  readonly schedule: (work: () => void, delayMs: number) => void
  /** Milliseconds on any scale. */
  readonly now: () => number
  readonly limitBytes?: number
  readonly timeoutMs?: number
}

/** Excludes SVG, which may contain scripts. */
const PICTURE_TYPE = /^image\/(avif|gif|jpeg|png|webp)\b/i

const FILM_TYPE = /^video\/(mp4|webm)\b/i

/** Limits the load, because a Magento with few PHP workers needs the others for its answers. */
const CONCURRENT_DOWNLOADS = 2

/** Magento creates resized copies in PHP on first request; the original needs no work. */
const RESIZED = /\bcache\/[\da-f]{32}\//

/** How long a name that the server does not have is not asked for again. */
const MISSING_MS = 60_000

/** Strangers can invent names; the oldest ones are forgotten first. */
const MOST_MISSING = 10_000

/** Delays of the background retries after a failure. After the last one the next request tries again. */
const RETRY_DELAYS_MS = [5_000, 15_000, 60_000] as const

/**
 * Originals of a Magento server, each fetched once. After a failure `find` rejects at once while retries run in the
 * background, so that requests do not pile up on a slow backend.
 */
export function createUpstreamMasters(options: UpstreamMastersOptions): MediaMasters {
  const {
    mediaUrl,
    directory,
    fetch,
    createId,
    schedule,
    now,
    limitBytes = 20 * 1024 * 1024,
    timeoutMs = 15_000,
  } = options
  const once = createSingleFlight<boolean>(CONCURRENT_DOWNLOADS)
  /** The last failure of each path with running retries. */
  const failures = new Map<string, MastersUnavailable>()
  /** When each missing path was requested, the oldest first. */
  const missing = new Map<string, number>()

  function isMissing(path: string): boolean {
    const since = missing.get(path)
    return since !== undefined && now() - since < MISSING_MS
  }

  function noteMissing(path: string): void {
    missing.delete(path)
    missing.set(path, now())
    const [oldest] = missing.keys()
    if (missing.size > MOST_MISSING && oldest !== undefined) missing.delete(oldest)
  }

  function fail(path: string, file: string, error: MastersUnavailable): void {
    if (failures.has(path)) return
    failures.set(path, error)
    retry(path, file, 0)
  }

  async function downloadOne(path: string, file: string): Promise<boolean> {
    const kind = filmTypeOf(path) === null ? PICTURE_TYPE : FILM_TYPE
    try {
      const response = await fetch(new URL(path.split('/').map(encodeURIComponent).join('/'), mediaUrl), {
        headers: { accept: kind === FILM_TYPE ? 'video/*' : 'image/*' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 404 || response.status === 403 || response.status === 410) {
        await response.body?.cancel()
        return false
      }
      if (!response.ok || !kind.test(response.headers.get('content-type') ?? '')) {
        await response.body?.cancel()
        throw new MastersUnavailable(`status ${response.status}, type ${response.headers.get('content-type')}`)
      }
      await writeFileAtomically(file, await readLimited(response, limitBytes), createId)
      return true
    } catch (error) {
      if (isFetchFailure(error)) throw new MastersUnavailable('the media server cannot be reached', { cause: error })
      throw error
    }
  }

  /** Downloads the original or, if missing, the named copy. */
  async function download(path: string, file: string): Promise<boolean> {
    const original = path.replace(RESIZED, '')
    return (await downloadOne(original, file)) || (original !== path && (await downloadOne(path, file)))
  }

  function retry(path: string, file: string, attempt: number): void {
    const delayMs = RETRY_DELAYS_MS[attempt]
    if (delayMs === undefined) {
      failures.delete(path)
      return
    }
    schedule(() => {
      once(path, () => download(path, file)).then(
        () => failures.delete(path),
        (error: unknown) => {
          if (error instanceof MastersUnavailable) failures.set(path, error)
          retry(path, file, attempt + 1)
        },
      )
    }, delayMs)
  }

  const fileOf = (path: string) => cacheFile(directory, cacheId(path.replace(RESIZED, '')))

  return {
    find: async (path, client) => {
      const file = fileOf(path)
      const kept = await masterAt(file)
      if (kept) return kept
      const failure = failures.get(path)
      if (failure) throw failure
      if (isMissing(path)) return null
      try {
        if (await once(path, () => download(path, file), client)) return await masterAt(file)
        noteMissing(path)
        return null
      } catch (error) {
        if (error instanceof MastersUnavailable) fail(path, file, error)
        throw error
      }
    },
    forget: async (path) => {
      const file = fileOf(path)
      await rm(file, { force: true })
      fail(path, file, new MastersUnavailable('the server sent a file that is no picture'))
    },
  }
}

async function readLimited(response: Response, limitBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > limitBytes) throw new MastersUnavailable(`more than ${limitBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** fetch throws a TypeError for network failures and refused redirects, and a DOMException on timeout. */
function isFetchFailure(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException
}
