/** Values of a span: never a token, an address or a text of a shopper's. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>

/** A part of a request whose time is recorded. */
export type Span = {
  /** The header by which another server continues the trace. */
  readonly traceparent: string
  readonly child: (name: string, facts?: SpanFacts & { readonly isSentAway?: boolean }) => Span
  readonly note: (facts: SpanFacts) => void
  /** Only the first call counts. */
  readonly end: (outcome?: 'ok' | 'failed') => void
}

/** Begins the trace of a request, or continues that of a valid `traceparent`. */
export type BeginTrace = (name: string, traceparent: string | null) => Span
