/** Widths (px) at which `/media/…` may be asked for. The server refuses any other; keep its list equal. */
export const MEDIA_WIDTHS = [96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600] as const

export type MediaWidth = (typeof MEDIA_WIDTHS)[number]

const MEDIA_SEGMENT = '/media/'

/** Magento's resized copies stand beside the original. */
const RESIZED = /\bcache\/[\da-f]{32}\//

/** The shop's own picture where a product has none. The host serves it: server/media/placeholder.ts. */
const PLACEHOLDER_URL = '/media/placeholder.svg'

/** Pictures that a text carries in itself, which need no host. */
export const isInlinePicture = (url: string): boolean => /^data:image\//i.test(url)

/**
 * The shop's own address of a Magento media file at one width, or null when the URL is no media file (theme placeholders
 * under `/static/`, other hosts' pictures), which the shop's content security policy does not let a page load.
 *
 * Magento gives `https://host/[pub/]media/catalog/product/cache/<hash>/x.jpg`, absolute or relative, sometimes with a query
 * string of its own. Everything after `/media/` is kept but `cache/<hash>/`: the host makes its own sizes of the original,
 * and all sizes of Magento's share one address.
 */
export function mediaUrl(url: string, width: MediaWidth): string | null {
  const path = url.replace(/[?#].*$/s, '')
  const start = path.startsWith('media/') ? 0 : path.indexOf(MEDIA_SEGMENT) + 1
  if (start === 0 && !path.startsWith('media/')) return null
  return `/${path.slice(start).replace(RESIZED, '')}?width=${width}`
}

/** The address of a picture that a page may load: the media file's, the picture in the address itself, or the placeholder's. */
export const pictureUrl = (url: string, width: MediaWidth): string =>
  mediaUrl(url, width) ?? (isInlinePicture(url) ? url : PLACEHOLDER_URL)

/** `srcset` over the given widths, or null where `mediaUrl` is null. */
export function mediaSrcSet(url: string, widths: readonly MediaWidth[] = MEDIA_WIDTHS): string | null {
  if (widths.some((width) => mediaUrl(url, width) === null)) return null
  return widths.map((width) => `${mediaUrl(url, width)} ${width}w`).join(', ')
}
