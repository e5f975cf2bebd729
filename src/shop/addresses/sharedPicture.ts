import { mediaUrl } from '#src/lib/catalog/media.ts'

/** The width of pictures for other sites: search results, feeds. */
const SHARED_PICTURE_WIDTH = 1280

/** The absolute address of a picture for other sites; null if there is none. */
export const sharedPicture = (url: string | null | undefined, origin: string): string | null => {
  const path = url ? mediaUrl(url, SHARED_PICTURE_WIDTH) : null
  return path === null ? null : `${origin}${path}`
}

/** The size of all pictures of shared links, px: social networks show others cropped or small. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** The search parameter of a picture in that size, on the ground of the shop's colour. */
export const SHARE_PARAMETER = { name: 'format', value: 'share' } as const

/** The absolute address of a picture of the backend in the size for shared links; null as in {@link sharedPicture}. */
export const pictureToShare = (url: string | null | undefined, origin: string): string | null =>
  sharedPicture(url, origin)?.replace(/\?.*$/, `?${SHARE_PARAMETER.name}=${SHARE_PARAMETER.value}`) ?? null
