import { cacheFile, cacheId } from './cacheFile.ts'
import { createSingleFlight } from './createSingleFlight.ts'
import { filmTypeOf } from './film.ts'
import { masterAt, MastersUnavailable, type MediaMasters } from './mediaMasters.ts'
import { writeFileAtomically } from './writeFileAtomically.ts'

type UpstreamMastersOptions = {
  /** Magento's media folder, with a trailing slash. */
  readonly mediaUrl: string
  /** Where originals are kept once fetched. Magento gives a changed picture a new name, so they stay good. */
  readonly directory: string
  readonly fetch: typeof fetch
  readonly createId: () => string
  readonly limitBytes?: number
  readonly timeoutMs?: number
}

/** No SVG: it may carry scripts. */
const PICTURE_TYPE = /^image\/(avif|gif|jpeg|png|webp)\b/i

const FILM_TYPE = /^video\/(mp4|webm)\b/i

const CONCURRENT_DOWNLOADS = 4

/** Originals of a Magento server, each fetched once. */
export function createUpstreamMasters(options: UpstreamMastersOptions): MediaMasters {
  const { mediaUrl, directory, fetch, createId, limitBytes = 20 * 1024 * 1024, timeoutMs = 15_000 } = options
  const once = createSingleFlight<boolean>(CONCURRENT_DOWNLOADS)

  async function download(path: string, file: string): Promise<boolean> {
    const kind = filmTypeOf(path) === null ? PICTURE_TYPE : FILM_TYPE
    try {
      const response = await fetch(new URL(path, mediaUrl), {
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

  return {
    find: async (path) => {
      const file = cacheFile(directory, cacheId(path))
      const kept = await masterAt(file)
      if (kept) return kept
      return (await once(path, () => download(path, file))) ? masterAt(file) : null
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

/** fetch throws TypeError for network failures and refused redirects, and a DOMException when its time is over. */
function isFetchFailure(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException
}
