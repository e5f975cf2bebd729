import type { DeskResult } from './paymentDesk.ts'

/** The seconds after the return at which an open payment is checked again. */
const CHECKS_S = [2, 4, 8, 16, 32, 60]

/** Asks until the payment is paid or has failed, at most for a minute. Resolves to the last answer. */
export async function settleUntilKnown(
  settle: () => Promise<DeskResult>,
  pause: (ms: number) => Promise<void>,
): Promise<DeskResult> {
  let result = await settle()
  let waited = 0
  for (const second of CHECKS_S) {
    if (result.kind !== 'open' && result.kind !== 'unknown') return result
    await pause((second - waited) * 1_000)
    waited = second
    result = await settle()
  }
  return result
}
