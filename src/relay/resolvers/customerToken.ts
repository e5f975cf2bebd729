import type { LiveState } from 'relay-runtime'
import type { ResolverContext } from '../resolverContext.ts'

/**
 * The client-side record of spec §3: the customer's bearer token. `valid` is derived: see `platform/session/customerToken.ts`.
 *
 * @relayType CustomerTokenRecord
 * @weak
 */
export type CustomerTokenRecord = {
  readonly token: string | null
  /** Milliseconds since the epoch. */
  readonly createdAt: number | null
  readonly valid: boolean
}

/**
 * @relayField CustomerTokenRecord.token: String
 */
export function token(record: CustomerTokenRecord): string | null {
  return record.token
}

/**
 * @relayField CustomerTokenRecord.createdAt: Float
 */
export function createdAt(record: CustomerTokenRecord): number | null {
  return record.createdAt
}

/**
 * @relayField CustomerTokenRecord.valid: Boolean
 */
export function valid(record: CustomerTokenRecord): boolean {
  return record.valid
}

/**
 * @relayField Query.customerToken: CustomerTokenRecord
 * @live
 */
export function customerToken(_args: undefined, context: ResolverContext): LiveState<CustomerTokenRecord> {
  return {
    read: () => {
      const record = context.customerToken.get()
      return {
        token: record?.token ?? null,
        createdAt: record?.createdAt ?? null,
        valid: context.customerToken.validToken() !== null,
      }
    },
    subscribe: (notify) => context.customerToken.subscribe(notify),
  }
}
