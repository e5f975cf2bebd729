/**
 * The search parameter whose value opens an order. Links and the history have it in a place that no server, log or script
 * of a third party reads.
 */
export const SECRET_PARAM = 'token'

/** The parameter with which Adyen sends the shopper back from a bank; it follows the secret. */
export const BANK_ANSWER_PARAM = 'redirectResult'

const SECRETS: ReadonlySet<string> = new Set([SECRET_PARAM, BANK_ANSWER_PARAM])

/** A fragment with one of these is that of a mailed link or of a bank, and secret as a whole. */
const OPENING_PARAMS = [...SECRETS, 'key']

/** The secret in the fragment of an address; empty without one. */
export function secretInFragment(hash: string): string {
  const text = hash.replace(/^#/, '')
  const params = new URLSearchParams(text)
  return OPENING_PARAMS.some((name) => params.has(name)) ? text : ''
}

const isSecret = (part: string) => SECRETS.has(part.split('=', 1)[0] ?? '')

/** An address without its secret search parameters, and these as text; the others stay as they are written. */
export function splitSecret(href: string): { readonly href: string; readonly secret: string } {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? []
  const parts = search.split('&')
  const secret = parts.filter(isSecret).join('&')
  if (secret === '') return { href, secret }
  const rest = parts.filter((part) => !isSecret(part)).join('&')
  return { href: `${path}${rest === '' ? '' : `?${rest}`}${hash}`, secret }
}

/** The address of a link: its secret is in the fragment, which browsers send to no server. */
export function linkAddress(address: string): string {
  const { href, secret } = splitSecret(address)
  return secret === '' ? address : `${href.replace(/#.*$/s, '')}#${secret}`
}

/** The secret parameters of a search as text, and the other parameters. */
export function takeSecrets(search: Readonly<Record<string, unknown>>): {
  readonly secret: string
  readonly rest: Readonly<Record<string, unknown>>
} {
  const secrets = Object.entries(search).flatMap(([name, value]) => {
    // An address may repeat a parameter.
    const [first] = [value].flat()
    return SECRETS.has(name) && typeof first === 'string' && first !== '' ? [[name, first]] : []
  })
  const rest = Object.fromEntries(Object.entries(search).filter(([name]) => !SECRETS.has(name)))
  return { secret: new URLSearchParams(secrets).toString(), rest }
}

/** The value of the search parameter in a secret; empty without one. */
export const secretValue = (secret: string | undefined): string => new URLSearchParams(secret).get(SECRET_PARAM) ?? ''
