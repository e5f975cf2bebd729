import * as v from 'valibot'

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What happens to a call. Every kind may wait first; all but `corrupt`, `stall` and `drop` after leave the operation unrun. */
const FaultEffect = v.variant('kind', [
  v.strictObject({ kind: v.literal('delay'), delayMs: milliseconds }),
  v.strictObject({
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    /** An error page as proxies send it, GraphQL errors, or nothing. */
    body: v.optional(v.picklist(['html', 'json', 'empty']), 'html'),
    /** Words and category of the one error of a `json` body. */
    message: v.optional(v.string(), 'Internal server error'),
    category: v.optional(v.string()),
    /** Seconds, or an HTTP date. */
    retryAfter: v.optional(v.union([v.number(), v.string()])),
    delayMs: v.optional(milliseconds),
  }),
  v.strictObject({
    kind: v.literal('corrupt'),
    /** Half of the true answer, none of it, or a web page with status 200. The operation has run. */
    body: v.picklist(['truncated', 'empty', 'html']),
    delayMs: v.optional(milliseconds),
  }),
  v.strictObject({
    kind: v.literal('stall'),
    /** The operation has run, the head of the answer and half of its body are sent; the rest comes so much later. */
    restMs: milliseconds,
    delayMs: v.optional(milliseconds),
  }),
  v.strictObject({
    kind: v.literal('drop'),
    /** The connection breaks before the operation runs, or after it ran and before a byte of the answer. */
    when: v.picklist(['before', 'after']),
    delayMs: v.optional(milliseconds),
  }),
])
export type FaultEffect = v.InferOutput<typeof FaultEffect>

const Fault = v.strictObject({
  command: v.literal('fault'),
  /** Name of a GraphQL operation, or `*`. */
  operation: v.pipe(v.string(), v.nonEmpty()),
  effect: FaultEffect,
  /** How many calls it meets; without a number all until it is cleared. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Only calls whose cookie `vetrina-faults` has this value. */
  scope: v.optional(v.string()),
  /** Whose calls: those over HTTP, or those of the server that renders a page (which carry no scope). */
  side: v.optional(v.picklist(['browser', 'rendering']), 'browser'),
})
export type Fault = v.InferOutput<typeof Fault>

const EngineCommand = v.variant('command', [
  v.strictObject({ command: v.literal('expireTokens'), email: v.string() }),
  v.strictObject({ command: v.literal('revokeTokens'), email: v.string() }),
  v.strictObject({ command: v.literal('deleteCart'), cartId: v.string() }),
  v.strictObject({ command: v.literal('deactivateCart'), cartId: v.string() }),
  /** For the whole shop: a test that needs it starts a shop of its own. */
  v.strictObject({ command: v.literal('advanceClock'), ms: milliseconds }),
])
export type EngineCommand = v.InferOutput<typeof EngineCommand>

/** The JSON body of `POST /__faults`. */
export const FaultCommand = v.pipe(v.string(), v.parseJson(), v.variant('command', [Fault, EngineCommand]))
/** The same as its sender writes it. */
export type FaultCommandInput = v.InferInput<typeof Fault> | v.InferInput<typeof EngineCommand>
export type FaultEffectInput = v.InferInput<typeof FaultEffect>

/** Cookie with which a test's browser limits faults to itself. */
export const FAULT_SCOPE_COOKIE = 'vetrina-faults'
