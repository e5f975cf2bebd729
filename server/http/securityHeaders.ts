import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from '#server/config.ts'

type SecurityHeadersOptions = {
  /** The site is served over https, so browsers may use only https (HSTS). */
  readonly secure: boolean
  /** Vite inserts styles by script and uses a web socket; both are allowed in development only. */
  readonly development: boolean
  /** Unguessable text, new for every request. */
  readonly createNonce: () => string
}

/** The external origins of a document, by kind: `img` becomes the directive `img-src`, `form` becomes `form-action`. */
export type ExternalSources = {
  readonly [Kind in 'connect' | 'font' | 'form' | 'frame' | 'img' | 'script' | 'style' | 'worker']?: readonly string[]
}

/** The inline elements that are allowed: by nonce, or by hash, e.g. `'sha256-…'`. */
export type InlineSources = { readonly script: readonly string[]; readonly style: readonly string[] }

/**
 * The hashes of the style element that sonner inserts with its first toast, because it supports no nonce. Browsers
 * check the element when it is empty and when its text is set. `tests/unit/server/sonnerStyles.test.ts` compares them
 * with the package.
 */
const SONNER_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
]

type ContentSecurityPolicyOptions = Pick<SecurityHeadersOptions, 'development'> & {
  readonly inline: InlineSources
  /** Other origins than the shop's own; none by default. */
  readonly sources?: ExternalSources
}

/** For videos in a merchant's text: the frame is created on a click of the shopper, never by the text itself. */
const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** The value of the header. A document with external scripts has its own policy instead of the common one. */
export function contentSecurityPolicy({ inline, development, sources = {} }: ContentSecurityPolicyOptions): string {
  const own = (kind: keyof ExternalSources, ...more: readonly string[]) => ["'self'", ...more, ...(sources[kind] ?? [])]
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'connect-src': own('connect', ...(development ? ['ws:'] : [])),
    'font-src': own('font'),
    'form-action': own('form'),
    'frame-ancestors': ["'none'"],
    'frame-src': own('frame', ...VIDEO_PLAYERS),
    'img-src': own('img', 'data:'),
    'object-src': ["'none'"],
    'script-src': own('script', ...inline.script),
    'style-src': own('style', ...(development ? ["'unsafe-inline'"] : [...inline.style, ...SONNER_STYLES])),
    // A swatch's colour and a picture's placeholder are data in style attributes, which can neither load nor execute
    // anything.
    'style-src-attr': ["'unsafe-inline'"],
    'worker-src': own('worker'),
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';')
}

/** The names are those of the default policy and of the storefront's own (src/platform/document/trustedHtml.ts). */
const TRUSTED_TYPES = "require-trusted-types-for 'script';trusted-types default vetrina"

/**
 * The policy headers of a document. Where no vendor runs, browsers with Trusted Types report texts that reach the document
 * without a policy, or refuse them if they are enforced; the scripts of vendors write such texts as a matter of course.
 */
export function documentPolicies({
  trustedTypes,
  opensWindows = false,
  ...options
}: ContentSecurityPolicyOptions & {
  readonly trustedTypes: Config['trustedTypes']
  /** A document of the shop talks to a window of another origin that it opens. */
  readonly opensWindows?: boolean
}): Readonly<Record<string, string>> {
  const policy = contentSecurityPolicy(options)
  const headers = opensWindows ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}
  if (options.development || options.sources?.script?.length) return { ...headers, 'content-security-policy': policy }
  return trustedTypes === 'enforce'
    ? { ...headers, 'content-security-policy': `${policy};${TRUSTED_TYPES}` }
    : { ...headers, 'content-security-policy': policy, 'content-security-policy-report-only': TRUSTED_TYPES }
}

/** Allows the elements with the nonce. */
export const inlineByNonce = (nonce: string): InlineSources => ({
  script: [`'nonce-${nonce}'`],
  style: [`'nonce-${nonce}'`],
})

/** Functions of the device that no page of a shop needs; the script of a vendor must not ask for them either. */
const UNUSED_FUNCTIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
]

/** Only the shop's own documents may open a sheet of payment. */
const PERMISSIONS_POLICY = [...UNUSED_FUNCTIONS.map((name) => `${name}=()`), 'payment=(self)'].join(', ')

/** Scripts, styles, fonts and pictures. */
const FILES = /^\/(?:assets|media)\//

/** A picture that is opened by itself is a document: an SVG of this origin may run nothing. */
const FILE_POLICY = "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'"

/**
 * Sets the security headers and a new nonce for every document and answer: see {@link nonceOf}. Files get only those that
 * browsers obey on files, because a first visit loads dozens and HTTP/1 does not compress headers.
 */
export function securityHeaders({ secure, development, createNonce }: SecurityHeadersOptions): RequestHandler {
  const strictTransportSecurity = secure ? { maxAge: 31_536_000, includeSubDomains: false } : false
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  const setFileHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  return (request, response, next) => {
    if (!development && FILES.test(request.path)) {
      response.set('Content-Security-Policy', FILE_POLICY)
      setFileHeaders(request, response, next)
      return
    }
    const nonce = createNonce()
    response.locals['nonce'] = nonce
    response.set('Content-Security-Policy', contentSecurityPolicy({ inline: inlineByNonce(nonce), development }))
    response.set('Permissions-Policy', PERMISSIONS_POLICY)
    setHeaders(request, response, next)
  }
}

/** The nonce of this answer's content security policy. */
export function nonceOf(response: ServerResponse): string {
  const locals: unknown = 'locals' in response ? response.locals : undefined
  if (typeof locals === 'object' && locals !== null && 'nonce' in locals && typeof locals.nonce === 'string') {
    return locals.nonce
  }
  throw new Error('securityHeaders must run before a nonce is asked for')
}
