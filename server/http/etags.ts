import { createHash } from 'node:crypto'

/** Weak: the same text with another compression is the same answer. */
export const weakEtag = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url')}"`

/** Whether the client has the current version: If-None-Match compares weakly (RFC 9110 §13.1.2). */
export const matchesEtag = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => opaque(one) === opaque(etag)))

const opaque = (etag: string): string => etag.trim().replace(/^W\//, '')
