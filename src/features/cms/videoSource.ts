/** A video that a merchant put into a text. */
export type VideoSource = {
  /** Where it may be watched, for those who follow a link. */
  readonly page: string
  /** The player that may be put into the page, and whose it is; null for a file. */
  readonly player: { readonly host: 'YouTube' | 'Vimeo'; readonly src: string } | null
}

/** Players that the content security policy lets in (server/http/securityHeaders.ts): the ones that set fewest cookies. */
const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com/embed/'
const VIMEO_PLAYER = 'https://player.vimeo.com/video/'

const YOUTUBE =
  /^(?:https?:)?\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)([\w-]{11})(?![\w-])/
const VIMEO =
  /^(?:https?:)?\/\/(?:(?:www\.)?vimeo\.com|player\.vimeo\.com\/video)\/(\d+)(?:(?:\/|\?(?:[^#]*&)?h=)([\da-f]+))?/
const FILE =
  /^(?:https?:\/\/[^\s"'<>]+|\/(?!\/)[^\s"'<>]*|media\/[^\s"'<>]*)\.(?:mp4|m4v|webm|ogv|mov)(?:\?[^\s"'<>]*)?$/i

/** What an address of a frame or of a video element leads to; null where it is none that the shop vouches for. */
export function videoSource(address: string): VideoSource | null {
  const youtube = YOUTUBE.exec(address)?.[1]
  if (youtube !== undefined) {
    return {
      page: `https://www.youtube.com/watch?v=${youtube}`,
      player: { host: 'YouTube', src: `${YOUTUBE_PLAYER}${youtube}?autoplay=1&rel=0` },
    }
  }
  const [, vimeo, hash] = VIMEO.exec(address) ?? []
  if (vimeo !== undefined) {
    return {
      page: `https://vimeo.com/${vimeo}${hash === undefined ? '' : `/${hash}`}`,
      player: {
        host: 'Vimeo',
        src: `${VIMEO_PLAYER}${vimeo}?${hash === undefined ? '' : `h=${hash}&`}autoplay=1&dnt=1`,
      },
    }
  }
  return FILE.test(address) ? { page: address, player: null } : null
}
