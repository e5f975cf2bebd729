/** Spec §9: the label of every event. */
export const MONITORING_ENVIRONMENT = 'production'
/** Spec §9: every visit is traced. */
export const TRACE_SAMPLE_RATE = 1
/** Spec §9: one visit in ten is recorded completely. */
export const REPLAY_SESSION_SAMPLE_RATE = 0.1
/** Spec §9: every visit with an error is recorded from shortly before the error. */
export const REPLAY_ERROR_SAMPLE_RATE = 1

/** Spec §9: minimum and maximum delay between the first event and sending a segment, ms. */
export const REPLAY_FLUSH_MIN_DELAY_MS = 5_000
export const REPLAY_FLUSH_MAX_DELAY_MS = 5_500
/** Spec §9: shorter visits are discarded, ms; the value is limited by the cap. */
export const REPLAY_MIN_DURATION_MS = Math.min(4_999, 15_000)
/** Spec §9: one hour. */
export const REPLAY_MAX_DURATION_MS = 3_600_000
/** Spec §9: more DOM mutations at once leave a breadcrumb; more than the limit are not recorded. */
export const REPLAY_MUTATION_BREADCRUMB_LIMIT = 750
export const REPLAY_MUTATION_LIMIT = 10_000
/** Spec §9: a click without effect for this long counts as slow, ms. */
export const REPLAY_SLOW_CLICK_TIMEOUT_MS = 7_000

/** Spec §9: values that are fixed in the recorder. A test compares each with the installed version. */
export const REPLAY_BUILT_IN = {
  SESSION_IDLE_PAUSE_DURATION: 300_000,
  SESSION_IDLE_EXPIRE_DURATION: 900_000,
  REPLAY_MAX_EVENT_BUFFER_SIZE: 20_000_000,
  RETRY_MAX_COUNT: 3,
  RETRY_BASE_INTERVAL: 5_000,
  NETWORK_BODY_MAX_SIZE: 150_000,
  CONSOLE_ARG_MAX_SIZE: 5_000,
} as const
/** Spec §9, also fixed in the recorder: the maximum number of events per period in seconds. */
export const REPLAY_THROTTLE = { events: 300, seconds: 5 } as const
