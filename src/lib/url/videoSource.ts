import { plainOrigin } from './plainOrigin.ts'

/** A video in a merchant's text. */
export type VideoSource = {
  /** The page of the video on its host, for the direct link. */
  readonly page: string
  /** The embeddable player and its host; null for a file. */
  readonly player: { readonly host: 'YouTube' | 'Vimeo'; readonly src: string } | null
}

/**
 * The players that the content security policy allows (server/http/securityHeaders.ts): the ones with the fewest
 * cookies.
 */
const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com/embed/'
const VIMEO_PLAYER = 'https://player.vimeo.com/video/'

const YOUTUBE =
  /^(?:https?:)?\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)([\w-]{11})(?![\w-])/
const VIMEO =
  /^(?:https?:)?\/\/(?:(?:www\.)?vimeo\.com|player\.vimeo\.com\/video)\/(\d+)(?:(?:\/|\?(?:[^#]*&)?h=)([\da-f]+))?/
const FILE =
  /^(?:https?:\/\/[^\s"'<>]+|\/(?!\/)[^\s"'<>]*|media\/[^\s"'<>]*)\.(?:mp4|m4v|webm|ogv|mov)(?:\?[^\s"'<>]*)?$/i

/** The video of a frame's or video element's address; null if the shop does not support it. */
export function videoSource(written: string): VideoSource | null {
  const address = plainOrigin(written.trim())
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
