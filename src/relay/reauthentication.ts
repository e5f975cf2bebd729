import type { Result } from '#src/lib/result.ts'
import type { CustomerSession, CustomerTokenStore } from '#src/platform/session/customerToken.ts'

/** The outcome of asking the shopper to sign in again. */
export type Reauthentication =
  /** The same customer is signed in again. */
  | 'renewed'
  /**
   * The shopper continued without signing in, or another customer signed in: waiting requests are not sent under that
   * session.
   */
  | 'abandoned'

/** Whether the shopper is being asked to sign in again. */
export type ReauthenticationState =
  | { readonly kind: 'idle' }
  /** `email` is that of the expired session; null if it is unknown. */
  | { readonly kind: 'asking'; readonly email: string | null }

export type ReauthenticationEvent =
  /** A request needs a session. */
  | { readonly kind: 'needed'; readonly session: CustomerSession }
  /** The customer's token changed, here or in another tab; `email` is that of the new one. */
  | { readonly kind: 'session-changed'; readonly session: CustomerSession; readonly email: string | null }
  /** The shopper left the sign-in without signing in. */
  | { readonly kind: 'left' }

export type ReauthenticationStep = {
  readonly state: ReauthenticationState
  /** The outcome for all waiting callers; null while it is undecided. */
  readonly outcome: Reauthentication | null
}

export const IDLE: ReauthenticationState = { kind: 'idle' }

/**
 * The state machine, without time and effects. Entering `asking` opens the sign-in: any number of failing calls enters
 * it once.
 */
export function reauthenticationAfter(
  state: ReauthenticationState,
  event: ReauthenticationEvent,
): ReauthenticationStep {
  const ended = (outcome: Reauthentication | null): ReauthenticationStep => ({ state: IDLE, outcome })
  switch (event.kind) {
    case 'needed':
      // The session was renewed while the refused call was pending.
      if (event.session.kind === 'customer') return ended('renewed')
      // A guest has no session to renew.
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
  /** Asks the shopper to sign in again, unless that is already pending. Always settles, never rejects. */
  readonly renew: () => Promise<Reauthentication>
  /** The shopper left the sign-in. Ignored if the sign-in was not requested. */
  readonly leave: () => void
  readonly state: () => ReauthenticationState
}

export type ReauthenticatorOptions = {
  readonly customerToken: CustomerTokenStore
  /** Opens the sign-in. The opener calls `leave` when the shopper leaves it. */
  readonly onAsk: () => void
  /** The shopper gave up: ends the session on this machine. Called before the waiting callers are notified. */
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
  /** The action is possible for a guest too: it is done as a guest if the shopper continues without signing in. */
  readonly asGuest?: boolean
}

/**
 * Runs an action of the shopper; if the session turns out to be expired, it asks them to sign in and runs the action
 * again. Never for an order: repeating one requires another click.
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
