/**
 * Renders one page. The answer's body may stream; it is cancelled when the shopper goes away, and the request's signal
 * is aborted then. Only script and style elements that carry `nonce` run.
 */
export type DocumentHandler = (request: Request, extras: { readonly nonce: string }) => Promise<Response>
