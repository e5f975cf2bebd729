import { mediaUrl } from '#src/lib/catalog/media.ts'

/** Of pictures that leave the shop: previews of shared links, search results. */
const SHARED_PICTURE_WIDTH = 1280

/** Absolute address of a picture for the world outside; null where there is none. */
export const sharedPicture = (url: string | null | undefined, origin: string): string | null => {
  const path = url ? mediaUrl(url, SHARED_PICTURE_WIDTH) : null
  return path === null ? null : `${origin}${path}`
}
