/** `https://` and the like; of a longer one the end is found, which leaves no link either. */
const SCHEME = /[a-z][a-z\d+.-]{0,30}:\/\//gi
/** A dot of a host name, in any of the forms that browsers accept: before two letters and without a blank. */
const HOST_DOT = /(?<=[\p{L}\p{N}])[.\u{3002}\u{ff0e}\u{ff61}](?=[\p{L}]{2})/gu
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

/**
 * A typed text for a mail to another person: in one line, without invisible characters, and without anything
 * that a mail program turns into a link. A blank follows the dots of a host name, so that names stay readable.
 */
export const plainName = (typed: string): string =>
  typed
    .replaceAll(/\s+/g, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(SCHEME, '')
    .replaceAll(HOST_DOT, '. ')
    .replaceAll('@', ' @ ')
    .trim()

/** The same for a text of several lines. */
export const plainLines = (typed: string): string =>
  typed
    .split(/\r\n|[\r\n]/)
    .map(plainName)
    .join('\n')
