/** A line of a cart as a link carries it: what anybody may know, and nothing that a shopper wrote. */
export type SharedLine = {
  readonly sku: string
  readonly quantity: number
  /** Uids of the chosen option values. */
  readonly selectedOptions: readonly string[]
  /** Parts of a bundle and how many of each. */
  readonly enteredOptions: readonly { readonly uid: string; readonly value: string }[]
}

/** The first field of every link; another one means another format. */
const VERSION = '1'

/** Longer addresses are cut by some of what people send links with. Characters. */
export const MOST_SHARED_LENGTH = 4_000

/** More than this a backend does not answer on one page. */
const MOST_LINES = 100

/** Of one line. */
const MOST_PIECES = 10_000
const MOST_OPTIONS = 50

/**
 * A cart as the part of an address behind `#`, which no server sees: `1;<sku>,<pieces>,<option>…,<part>:<pieces>…;…`.
 * Words and moments that the shopper entered stay at home. Null for an empty cart and for one that is too long.
 */
export function writeSharedCart(lines: readonly SharedLine[]): string | null {
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

/** The lines that {@link writeSharedCart} has written; null for whatever it cannot have written. */
export function readSharedCart(text: string): readonly SharedLine[] | null {
  const [version, ...written] = text.length <= MOST_SHARED_LENGTH ? text.split(';') : []
  if (version !== VERSION || written.length === 0 || written.length > MOST_LINES) return null
  const lines = written.flatMap((line) => readLine(line) ?? [])
  return lines.length === written.length ? lines : null
}

function readLine(text: string): SharedLine | null {
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

/** Magento's uid of a part of a bundle is `bundle/<option>/<selection>/<pieces>` in base64. */
function isPart({ uid, value }: { readonly uid: string; readonly value: string }): boolean {
  try {
    return /^bundle\/\d+\/\d+\//.test(atob(uid)) && piecesIn(value) !== null
  } catch {
    // Not base64: something else that was entered.
    return false
  }
}

function piecesIn(text: string): number | null {
  const pieces = Number(text)
  return /^\d+(\.\d{1,4})?$/.test(text) && pieces > 0 && pieces <= MOST_PIECES ? pieces : null
}

/** With `~` for `%`: an address that is copied, decoded or encoded once more on its way stays what it is. */
const escape = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll(/[~!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '~')

/** Empty for what {@link escape} has not written. */
function unescape(text: string): string {
  try {
    return /^[\w.~-]*$/.test(text) ? decodeURIComponent(text.replaceAll('~', '%')) : ''
  } catch {
    // A cut or mistyped link.
    return ''
  }
}
