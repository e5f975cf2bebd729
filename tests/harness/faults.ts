import {
  FAULT_SCOPE_COOKIE,
  type Fault,
  type FaultCommandInput,
  type FaultEffectInput,
} from '#server/faults/faultCommands.ts'

/** The fault injection of a running shop; every action is effective when its promise resolves. */
export type Faults = {
  /** Makes the next `times` calls of an operation (`*`: any) fail; without a number all until `clear`. */
  readonly fault: (operation: string, effect: FaultEffectInput, times?: number, side?: Fault['side']) => Promise<void>
  /** Removes this scope's faults, or all without a scope. The engine's data stays unchanged. */
  readonly clear: () => Promise<void>
  readonly expireTokens: (email: string) => Promise<void>
  readonly revokeTokens: (email: string) => Promise<void>
  readonly deleteCart: (cartId: string) => Promise<void>
  readonly deactivateCart: (cartId: string) => Promise<void>
  /** Advances the clock of the whole engine; browsers keep their own time. */
  readonly advanceClock: (ms: number) => Promise<void>
  /** Blocks the thread of the engine until it is released. */
  readonly holdEngine: () => Promise<void>
  readonly releaseEngine: () => Promise<void>
}

/**
 * The client of a shop that was started with {@link FAULTY_SHOP}.
 *
 * @param scope limits faults to browsers that have the {@link faultScope} cookie of the same name
 */
export function faultsOf(shopUrl: string, scope?: string): Faults {
  async function send(method: 'POST' | 'DELETE', path: string, command?: FaultCommandInput): Promise<void> {
    const answer = await fetch(`${shopUrl}${path}`, { method, body: command ? JSON.stringify(command) : null })
    if (!answer.ok) throw new Error(`The switchboard refused (${answer.status}): ${await answer.text()}`)
  }
  const post = (command: FaultCommandInput) => send('POST', '/__faults', command)
  return {
    fault: (operation, effect, times, side) => post({ command: 'fault', operation, effect, times, side, scope }),
    clear: () => send('DELETE', scope === undefined ? '/__faults' : `/__faults?scope=${encodeURIComponent(scope)}`),
    expireTokens: (email) => post({ command: 'expireTokens', email }),
    revokeTokens: (email) => post({ command: 'revokeTokens', email }),
    deleteCart: (cartId) => post({ command: 'deleteCart', cartId }),
    deactivateCart: (cartId) => post({ command: 'deactivateCart', cartId }),
    advanceClock: (ms) => post({ command: 'advanceClock', ms }),
    holdEngine: () => post({ command: 'holdEngine' }),
    releaseEngine: () => post({ command: 'releaseEngine' }),
  }
}

/** Environment of a shop with fault injection; refused by a shop in production. */
export const FAULTY_SHOP = { NODE_ENV: 'test', FAULTS: '1' } as const

/** The cookie that assigns a browser context to the faults of a scope: `context.addCookies([faultScope(url, 'a')])`. */
export const faultScope = (shopUrl: string, scope: string) => ({ name: FAULT_SCOPE_COOKIE, value: scope, url: shopUrl })
