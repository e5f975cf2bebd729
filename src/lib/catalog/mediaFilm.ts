import { mediaPath } from './media.ts'

/** The shop's own address of a video in Magento's media folder; null for any other address. */
export function mediaFilm(url: string): string | null {
  const path = mediaPath(url)
  return path !== null && /\.(?:mp4|webm)$/i.test(path) ? path : null
}
