/** Widths (px) for `/media/…`. The server refuses any other width; keep its list equal. */
export const MEDIA_WIDTHS = [96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600] as const

export type MediaWidth = (typeof MEDIA_WIDTHS)[number]

const MEDIA_SEGMENT = '/media/'

/** Magento stores its resized copies beside the original. */
const RESIZED = /\bcache\/[\da-f]{32}\//

/** The name of a file may contain `#` and `?`, which Magento does not escape; a query has an `=`. */
const NAMED_FILE = /^([^?]*?(?:\?[^?=&/]*?)?\.(?:avif|gif|jpe?g|mp4|png|svg|webm|webp))(?:[?#].*)?$/is

/** The shop's own picture for products without one. The host serves it: server/media/placeholder.ts. */
const PLACEHOLDER_URL = '/media/placeholder.svg'

/** Pictures inside the text itself (data URLs), which need no request. */
export const isInlinePicture = (url: string): boolean => /^data:image\//i.test(url)

/**
 * The shop's own address of a Magento media file at one width. Null if the URL is no media file (theme placeholders
 * under `/static/`, pictures on other hosts), because the content security policy forbids it.
 *
 * Magento sends `https://host/[pub/]media/catalog/product/cache/<hash>/x.jpg`, absolute or relative, sometimes with a
 * query string. Everything after `/media/` is kept except `cache/<hash>/`: the host resizes the original, so all of
 * Magento's sizes share one address.
 */
export function mediaUrl(url: string, width: MediaWidth): string | null {
  const address = unsizedAddress(url)
  return address === null ? null : `${address}?width=${width}`
}

/** The address of a picture without its width, which is the same for every width of a `srcset`. */
function unsizedAddress(url: string): string | null {
  return mediaPath(url)?.replace(RESIZED, '') ?? null
}

/** The path of a Magento media file on this host, escaped for attributes, `srcset` and CSS; null for other addresses. */
export function mediaPath(url: string): string | null {
  const path = NAMED_FILE.exec(url)?.[1] ?? url.replace(/[?#].*$/s, '')
  const start = path.startsWith('media/') ? 0 : path.indexOf(MEDIA_SEGMENT) + 1
  if (start === 0 && !path.startsWith('media/')) return null
  return `/${path.slice(start).split('/').map(escapedOnce).join('/')}`
}

/** A segment of a path in which every special character is escaped, whether or not it was before. */
function escapedOnce(segment: string): string {
  const name = /%(?![\da-f]{2})/i.test(segment) ? segment : decoded(segment)
  return encodeURIComponent(name).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // Escapes that are no UTF-8 belong to the name itself.
    return segment
  }
}

/** The address of a picture that the policy allows: a media file, a data URL, or the placeholder. */
export const pictureUrl = (url: string, width: MediaWidth): string =>
  mediaUrl(url, width) ?? (isInlinePicture(url) ? url : PLACEHOLDER_URL)

/** `srcset` over the given widths, or null if `mediaUrl` is null. */
export function mediaSrcSet(url: string, widths: readonly MediaWidth[] = MEDIA_WIDTHS): string | null {
  const address = unsizedAddress(url)
  return address === null ? null : widths.map((width) => `${address}?width=${width} ${width}w`).join(', ')
}
