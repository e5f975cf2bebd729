/** The headers that tell a backend behind this host who asks, and by which request of the host. */
export const TRACE_HEADERS = ['x-forwarded-for', 'x-request-id', 'traceparent', 'tracestate'] as const

/** W3C Trace Context, version 00; neither id may be all zeros. */
const TRACE_PARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

type Origin = {
  /** The client's address, as the trusted proxies tell it. */
  readonly address: string | undefined
  readonly requestId: string | undefined
  /** A random UUID. */
  readonly createId: () => string
}

/**
 * Writes the trace headers. Only a trace that began before this host is kept, so that it continues; addresses and
 * request ids that a client sent itself are overwritten.
 */
export function noteOrigin(headers: Headers, { address, requestId, createId }: Origin): void {
  write(headers, 'x-forwarded-for', address?.replace(/^::ffff:(?=\d+\.)/, ''))
  write(headers, 'x-request-id', requestId)
  if (TRACE_PARENT.test(headers.get('traceparent') ?? '')) return
  const hex = (length: number) => createId().replaceAll('-', '').slice(0, length)
  // Not sampled: this host records no trace itself.
  headers.set('traceparent', `00-${hex(32)}-${hex(16)}-00`)
  headers.delete('tracestate')
}

function write(headers: Headers, name: string, value: string | undefined): void {
  if (value === undefined || value === '') headers.delete(name)
  else headers.set(name, value)
}
