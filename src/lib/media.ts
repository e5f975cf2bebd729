/** Widths (px) at which `/media/…` may be asked for. The server refuses any other; keep its list equal. */
export const MEDIA_WIDTHS = [96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600] as const

export type MediaWidth = (typeof MEDIA_WIDTHS)[number]

const MEDIA_SEGMENT = '/media/'

/**
 * The shop's own address of a Magento media file at one width, or null when the URL is no media file
 * (theme placeholders under `/static/`, other hosts' pictures): such a URL is used as it is.
 *
 * Magento gives `https://host/[pub/]media/catalog/product/cache/<hash>/x.jpg`, absolute or relative, sometimes with a query
 * string of its own; everything after `/media/` is kept.
 */
export function mediaUrl(url: string, width: MediaWidth): string | null {
  const path = url.replace(/[?#].*$/s, '')
  const start = path.startsWith('media/') ? 0 : path.indexOf(MEDIA_SEGMENT) + 1
  if (start === 0 && !path.startsWith('media/')) return null
  return `/${path.slice(start)}?width=${width}`
}

/** `srcset` over the given widths, or null where `mediaUrl` is null. */
export function mediaSrcSet(url: string, widths: readonly MediaWidth[] = MEDIA_WIDTHS): string | null {
  if (widths.some((width) => mediaUrl(url, width) === null)) return null
  return widths.map((width) => `${mediaUrl(url, width)} ${width}w`).join(', ')
}
