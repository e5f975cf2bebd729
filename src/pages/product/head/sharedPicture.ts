import { mediaUrl } from '#src/lib/catalog/media.ts'

/** The width of pictures for other sites: previews of shared links, search results. */
const SHARED_PICTURE_WIDTH = 1280

/** The absolute address of a picture for other sites; null if there is none. */
export const sharedPicture = (url: string | null | undefined, origin: string): string | null => {
  const path = url ? mediaUrl(url, SHARED_PICTURE_WIDTH) : null
  return path === null ? null : `${origin}${path}`
}
