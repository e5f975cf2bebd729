import { PASSWORD_COST } from '../../engine/passwordCost.ts'
import { NO_ORDER_FACTS } from '../mail/orderFacts.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { ODDITIES } from '../../engine/profile/oddities.ts'
import type { SeedInput } from '../../engine/module.ts'
import { loadStores } from './repository.ts'

/** The context of an action in a store view on a past day, at noon. */
export function contextAt(
  { db, randomText }: Pick<SeedInput, 'db' | 'randomText'>,
  { storeId, day, customerId }: { readonly storeId: number; readonly day: string; readonly customerId: number | null },
): CommerceContext {
  const stores = loadStores(db)
  const store = stores.find(({ id }) => id === storeId)
  if (!store) throw new Error(`The database has no store view ${storeId}`)
  const moment = momentOf(day)
  return {
    db,
    store,
    stores,
    customerId,
    sessionDigest: null,
    clock: { now: () => moment },
    today: day,
    indexDay: day,
    randomText,
    clientAddress: null,
    mediaBaseUrl: '/media/',
    baseUrl: '/',
    homeUrl: '/',
    profile: '2.4.8',
    oddities: ODDITIES['2.4.8'],
    lost: new Map(),
    passwordCost: PASSWORD_COST,
    isBreachedPassword: null,
    expressCheckout: null,
    captchas: {},
    isCaptchaSolved: () => false,
    cardPayments: null,
    redirectPayments: null,
    adyenPayments: null,
    synonyms: {},
    hasWithdrawal: true,
    orderFacts: NO_ORDER_FACTS,
    shown: new Set(),
    changed: new Set(),
    memo: new Map(),
  }
}

/** Noon of a day, in milliseconds since 1970. */
export const momentOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)
