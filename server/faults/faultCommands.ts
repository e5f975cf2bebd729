import * as v from 'valibot'

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * The effect on a call. Every kind may delay first; all but `corrupt`, `stall` and `drop` after prevent the operation.
 */
const FaultEffect = v.variant('kind', [
  v.strictObject({ kind: v.literal('delay'), delayMs: milliseconds }),
  v.strictObject({
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    /** An error page of a proxy, GraphQL errors, or an empty body. */
    body: v.optional(v.picklist(['html', 'json', 'empty']), 'html'),
    /** Message and category of the single error in a `json` body. */
    message: v.optional(v.string(), 'Internal server error'),
    category: v.optional(v.string()),
    /** Seconds, or an HTTP date. */
    retryAfter: v.optional(v.union([v.number(), v.string()])),
    delayMs: v.optional(milliseconds),
  }),
  v.strictObject({
    kind: v.literal('corrupt'),
    /** Half of the real answer, an empty body, or a web page with status 200. The operation has run. */
    body: v.picklist(['truncated', 'empty', 'html']),
    delayMs: v.optional(milliseconds),
  }),
  v.strictObject({
    kind: v.literal('stall'),
    /** The operation has run, and the head and half of the body are sent; the rest follows after this delay. */
    restMs: milliseconds,
    delayMs: v.optional(milliseconds),
  }),
  v.strictObject({
    kind: v.literal('drop'),
    /** The connection breaks before the operation, or after it and before the first byte of the answer. */
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
  /** The number of affected calls; without it all until the fault is removed. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Affects only calls whose cookie `vetrina-faults` has this value. */
  scope: v.optional(v.string()),
  /** Affects calls over HTTP, or calls of server rendering (which have no scope). */
  side: v.optional(v.picklist(['browser', 'rendering']), 'browser'),
})
export type Fault = v.InferOutput<typeof Fault>

const EngineCommand = v.variant('command', [
  v.strictObject({ command: v.literal('expireTokens'), email: v.string() }),
  v.strictObject({ command: v.literal('revokeTokens'), email: v.string() }),
  v.strictObject({ command: v.literal('deleteCart'), cartId: v.string() }),
  v.strictObject({ command: v.literal('deactivateCart'), cartId: v.string() }),
  /** Affects the whole shop, so such a test starts a shop of its own. */
  v.strictObject({ command: v.literal('advanceClock'), ms: milliseconds }),
])
export type EngineCommand = v.InferOutput<typeof EngineCommand>

/** The engine's thread is blocked until it is released, so that tests see which parts of the shop wait for it. */
const ThreadCommand = v.variant('command', [
  v.strictObject({ command: v.literal('holdEngine') }),
  v.strictObject({ command: v.literal('releaseEngine') }),
])

/** The JSON body of `POST /__faults`. */
export const FaultCommand = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('command', [Fault, EngineCommand, ThreadCommand]),
)
/** The same type before parsing. */
export type FaultCommandInput =
  | v.InferInput<typeof Fault>
  | v.InferInput<typeof EngineCommand>
  | v.InferInput<typeof ThreadCommand>
export type FaultEffectInput = v.InferInput<typeof FaultEffect>

/** The cookie by which a test's browser limits faults to itself. */
export const FAULT_SCOPE_COOKIE = 'vetrina-faults'
