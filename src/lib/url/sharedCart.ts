import type { CartLineRequest } from '../cartLineRequest.ts'

/** The first field of every link; another value means another format. */
const VERSION = '1'

/** Some messengers cut longer addresses. Characters. */
export const MOST_SHARED_LENGTH = 4_000

/** The backend does not return more lines on one page. */
const MOST_LINES = 100

/** The highest quantity of one line. */
const MOST_PIECES = 10_000
const MOST_OPTIONS = 50

/**
 * A cart as the fragment of an address (after `#`), which is not sent to servers:
 * `1;<sku>,<pieces>,<option>…,<part>:<pieces>…;…`. Texts and dates of the shopper are left out. Null for an empty cart
 * and for one that is too long.
 */
export function writeSharedCart(lines: readonly CartLineRequest[]): string | null {
  const written = lines.map(({ sku, quantity, selectedOptions, enteredOptions }) =>
    [
      escape(sku),
      quantity,
      ...selectedOptions.map(escape),
      ...enteredOptions.filter(isPart).map(({ uid, value }) => `${escape(uid)}:${value}`),
    ].join(','),
  )
  const text = [VERSION, ...written].join(';')
  return lines.length > 0 && lines.length <= MOST_LINES && text.length <= MOST_SHARED_LENGTH ? text : null
}

/** Parses the lines written by {@link writeSharedCart}; null for any other text. */
export function readSharedCart(text: string): readonly CartLineRequest[] | null {
  const [version, ...written] = text.length <= MOST_SHARED_LENGTH ? text.split(';') : []
  if (version !== VERSION || written.length === 0 || written.length > MOST_LINES) return null
  const lines = written.flatMap((line) => readLine(line) ?? [])
  return lines.length === written.length ? lines : null
}

function readLine(text: string): CartLineRequest | null {
  const [writtenSku = '', pieces = '', ...options] = text.split(',')
  const sku = unescape(writtenSku)
  const quantity = piecesIn(pieces)
  if (sku === '' || quantity === null || options.length > MOST_OPTIONS) return null
  const selectedOptions = options.filter((option) => !option.includes(':')).map(unescape)
  const enteredOptions = options.flatMap((option) => {
    const [uid = '', value, ...more] = option.split(':')
    return value === undefined ? [] : [{ uid: unescape(uid), value: [value, ...more].join(':') }]
  })
  if (selectedOptions.includes('') || !enteredOptions.every(isPart)) return null
  return { sku, quantity, selectedOptions, enteredOptions }
}

/** Magento's uid of a bundle part is `bundle/<option>/<selection>/<pieces>` in base64. */
function isPart({ uid, value }: { readonly uid: string; readonly value: string }): boolean {
  try {
    return /^bundle\/\d+\/\d+\//.test(atob(uid)) && piecesIn(value) !== null
  } catch {
    // A uid that is not base64 belongs to another entered option.
    return false
  }
}

function piecesIn(text: string): number | null {
  const pieces = Number(text)
  return /^\d+(\.\d{1,4})?$/.test(text) && pieces > 0 && pieces <= MOST_PIECES ? pieces : null
}

/** Uses `~` in place of `%`, so that copying, decoding or encoding the address again does not change it. */
const escape = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll(/[~!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '~')

/** Empty for texts that {@link escape} did not write. */
function unescape(text: string): string {
  try {
    return /^[\w.~-]*$/.test(text) ? decodeURIComponent(text.replaceAll('~', '%')) : ''
  } catch {
    // The link was cut or mistyped.
    return ''
  }
}
