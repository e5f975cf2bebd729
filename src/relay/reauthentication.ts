import type { Result } from '#src/lib/result.ts'
import type { CustomerSession, CustomerTokenStore } from '#src/platform/session/customerToken.ts'

/** How asking the shopper to sign in again ended. */
export type Reauthentication =
  /** The same customer is signed in again. */
  | 'renewed'
  /** They went on without, or somebody else signed in: what waited is not sent in anybody's name. */
  | 'abandoned'

/** Whether the shopper is being asked to sign in again. */
export type ReauthenticationState =
  | { readonly kind: 'idle' }
  /** `email` is that of the session that ran out; null when it is not known. */
  | { readonly kind: 'asking'; readonly email: string | null }

export type ReauthenticationEvent =
  /** Something needs a session. */
  | { readonly kind: 'needed'; readonly session: CustomerSession }
  /** The customer's token changed, here or in another tab; `email` is that of the new one. */
  | { readonly kind: 'session-changed'; readonly session: CustomerSession; readonly email: string | null }
  /** The shopper left the sign-in without signing in. */
  | { readonly kind: 'left' }

export type ReauthenticationStep = {
  readonly state: ReauthenticationState
  /** What everybody who waits is told; null while nothing is decided. */
  readonly outcome: Reauthentication | null
}

export const IDLE: ReauthenticationState = { kind: 'idle' }

/** The machine, free of time and effects. Entering `asking` is what opens the sign-in: N failing calls enter it once. */
export function reauthenticationAfter(
  state: ReauthenticationState,
  event: ReauthenticationEvent,
): ReauthenticationStep {
  const ended = (outcome: Reauthentication | null): ReauthenticationStep => ({ state: IDLE, outcome })
  switch (event.kind) {
    case 'needed':
      // Renewed while the refused call was under way.
      if (event.session.kind === 'customer') return ended('renewed')
      // Nobody's session: there is nothing to renew.
      if (event.session.kind === 'guest') return ended('abandoned')
      return {
        state: state.kind === 'asking' ? state : { kind: 'asking', email: event.session.email },
        outcome: null,
      }
    case 'session-changed':
      if (state.kind === 'idle' || event.session.kind === 'expired') return { state, outcome: null }
      if (event.session.kind === 'guest') return ended('abandoned')
      return ended(state.email === null || state.email === event.email ? 'renewed' : 'abandoned')
    case 'left':
      return ended(state.kind === 'asking' ? 'abandoned' : null)
  }
}

export type Reauthenticator = {
  /** Has the shopper asked to sign in again, unless they are being asked already. Always settles, never rejects. */
  readonly renew: () => Promise<Reauthentication>
  /** The shopper left the sign-in. Ignored when nobody is being asked. */
  readonly leave: () => void
  readonly state: () => ReauthenticationState
}

export type ReauthenticatorOptions = {
  readonly customerToken: CustomerTokenStore
  /** Opens the sign-in. Whoever opens it tells by `leave` when the shopper is gone from it. */
  readonly onAsk: () => void
  /** The shopper gave up: ends the session on this machine. Called before those who wait are told. */
  readonly onGivenUp: () => void
}

/** One per environment, so that all failing calls wait for one sign-in. */
export function createReauthenticator({ customerToken, onAsk, onGivenUp }: ReauthenticatorOptions): Reauthenticator {
  let state = IDLE
  let waiting: ((outcome: Reauthentication) => void)[] = []
  const handle = (event: ReauthenticationEvent): void => {
    const before = state
    const step = reauthenticationAfter(state, event)
    state = step.state
    if (before.kind === 'idle' && state.kind === 'asking') onAsk()
    if (step.outcome === null) return
    const told = waiting
    waiting = []
    if (event.kind === 'left') onGivenUp()
    for (const tell of told) tell(step.outcome)
  }
  customerToken.subscribe(() =>
    handle({
      kind: 'session-changed',
      session: customerToken.session(),
      email: customerToken.get()?.email ?? null,
    }),
  )
  return {
    renew: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        handle({ kind: 'needed', session: customerToken.session() })
      }),
    leave: () => handle({ kind: 'left' }),
    state: () => state,
  }
}

type ActResult = Result<unknown, { readonly kind: string }>

export type ResumeOptions = {
  /** The act makes sense for a guest too: it is done as one when the shopper goes on without signing in. */
  readonly asGuest?: boolean
}

/**
 * Does what the shopper wants; when the session turns out to be over, asks them to sign in and does it once more. Never
 * for an order: placing one again is the shopper's own click.
 */
export type Resume = <TResult extends ActResult>(
  act: () => Promise<TResult>,
  options?: ResumeOptions,
) => Promise<TResult>

export const createResume =
  ({ renew }: Pick<Reauthenticator, 'renew'>): Resume =>
  async (act, { asGuest = false } = {}) => {
    const result = await act()
    if (result.ok || result.error.kind !== 'session-expired') return result
    const outcome = await renew()
    return outcome === 'renewed' || asGuest ? act() : result
  }
