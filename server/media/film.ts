import { openAsBlob } from 'node:fs'
import { cacheId } from './cacheFile.ts'
import type { MediaMaster } from './mediaMasters.ts'

export type FilmType = 'video/mp4' | 'video/webm'

/** The video type by file name; null for a picture. */
export function filmTypeOf(path: string): FilmType | null {
  const [, ending] = /\.(mp4|webm)$/i.exec(path) ?? []
  if (ending === undefined) return null
  return ending.toLowerCase() === 'mp4' ? 'video/mp4' : 'video/webm'
}

/** The video, or the part that `Range` requests: browsers need parts to seek, and some even to play. */
export async function filmAnswer(request: Request, master: MediaMaster, type: FilmType): Promise<Response> {
  const file = await openAsBlob(master.file, { type })
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
    etag: `"${cacheId(`${master.file}\n${master.version}`)}"`,
  }
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
  const isStale = (request.headers.get('if-range') ?? headers.etag) !== headers.etag
  const range = isStale ? null : rangeOf(request.headers.get('range'), file.size)
  if (range === 'outside') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${file.size}` } })
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  return new Response(file.slice(start, end + 1, type), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end + 1 - start),
      ...(range && { 'content-range': `bytes ${start}-${end}/${file.size}` }),
    },
  })
}

/** First and last byte; null to send the whole file: no range, several ranges, or an invalid one. */
function rangeOf(asked: string | null, size: number): { start: number; end: number } | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return null
  return start >= size ? 'outside' : { start, end }
}
