/**
 * Few customers pay with a saved method.
 *
 * @chunkWeight 0.02
 */

import type { IEnvironment } from 'relay-runtime'
import { fetchClientToken } from './clientToken.ts'
import { watchDevice } from './deviceWatch.ts'

type SavedDeviceOptions = {
  readonly environment: IEnvironment
  readonly signal: AbortSignal
  /** Gets the text for the backend. */
  readonly onFacts: (facts: string) => void
}

/**
 * Collects Braintree's facts about the device for a saved method, which has no fields that would do it. Rejects if its
 * code does not load, and if the backend gives no token.
 */
export async function watchSavedDevice({ environment, signal, onFacts }: SavedDeviceOptions): Promise<void> {
  const [token, { create }] = await Promise.all([fetchClientToken(environment), import('braintree-web/client')])
  if (signal.aborted) return
  const client = await create({ authorization: token })
  if (signal.aborted) return
  const device = watchDevice(client, onFacts)
  signal.addEventListener('abort', device.close)
}
