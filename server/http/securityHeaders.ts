import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

type SecurityHeadersOptions = {
  /** The site is served over https, so browsers are told to stay there. */
  readonly secure: boolean
  /** Vite puts styles into the page by script and talks over a web socket; both are open in development only. */
  readonly development: boolean
  /** Unguessable text, new for every request. */
  readonly createNonce: () => string
}

/** Sets the security headers and a new nonce for every request: see {@link nonceOf}. */
export function securityHeaders({ secure, development, createNonce }: SecurityHeadersOptions): RequestHandler {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'connect-src': development ? ["'self'", 'ws:'] : ["'self'"],
        'font-src': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'img-src': ["'self'", 'data:'],
        'object-src': ["'none'"],
        'script-src': ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        'style-src': development
          ? ["'self'", "'unsafe-inline'"]
          : ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        // The colour of a swatch and the place-holder of a picture are data; an attribute can neither load nor run anything.
        'style-src-attr': ["'unsafe-inline'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  return (request, response, next) => {
    response.locals['nonce'] = createNonce()
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
