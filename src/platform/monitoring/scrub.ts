/** Keys whose values are personal data or secrets, whatever their form. */
const PRIVATE_KEY =
  /pass|token|secret|authorization|cookie|e-?mail|phone|street|^address|(?:first|last|middle)_?name|post_?code|^city$|vat|fiscal|^ip/i

/** Ids that the monitor itself creates. */
const OWN_ID_KEY = /_ids?$|^(?:urls)$/

const HIDDEN = '[hidden]'

const PRIVATE_TEXTS: readonly (readonly [RegExp, string])[] = [
  // Also the letters and signs that names in addresses have; those that separate parts of a URL stay.
  [/[\w!#$%'*+^~.\u{a1}-\u{10ffff}-]+(?:@|%40)[\p{L}\p{N}\p{M}-]+(?:\.[\p{L}\p{N}\p{M}-]+)+/giu, '[e-mail]'],
  [/\bBearer\s+[^\s"']+/gi, 'Bearer [token]'],
  // A signed customer token (JWT); its parts may contain hyphens.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  // A query string may contain typed text or the token of an order.
  [/\?[\w%[\].-]+=[^\s"'<>)]*/g, '?[query]'],
]

/** Customer tokens, cart ids and order tokens: long texts with digits. */
const OPAQUE = /\b(?=[A-Za-z_]*\d)[\w+=]{32,}/g

/** A copy of an outgoing event without the shopper's data. */
export function scrub<T>(value: T): T {
  return scrubbed(value, '') as T
}

const withoutPrivate = (text: string): string =>
  PRIVATE_TEXTS.reduce((kept, [pattern, words]) => kept.replace(pattern, words), text)

function scrubbed(value: unknown, key: string): unknown {
  if (typeof value === 'string') {
    const text = withoutPrivate(value)
    return OWN_ID_KEY.test(key) ? text : text.replace(OPAQUE, '[token]')
  }
  if (Array.isArray(value)) return value.map((item) => scrubbed(item, key))
  // Dates, errors and the monitor's own objects are kept as they are.
  if (typeof value !== 'object' || value === null || ![Object.prototype, null].includes(Object.getPrototypeOf(value))) {
    return value
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      withoutPrivate(name).replace(OPAQUE, '[token]'),
      PRIVATE_KEY.test(name) && inner !== null && inner !== undefined ? HIDDEN : scrubbed(inner, name),
    ]),
  )
}
