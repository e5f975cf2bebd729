const FILM = /(?:^|\/)(media\/[^?#]+\.(?:mp4|webm))(?:[?#]|$)/i

/** The shop's own address of a video in Magento's media folder; null for any other address. */
export function mediaFilm(url: string): string | null {
  const path = FILM.exec(url)?.[1]
  return path === undefined ? null : `/${path}`
}
