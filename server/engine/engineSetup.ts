import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { addressIn, originOf } from '#src/shop/addresses/storeAddresses.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import type { EngineSetup } from './messages.ts'

/** The setup of the embedded engine; null in front of another backend. */
export function engineSetupOf(config: Config): EngineSetup | null {
  const { commerce, stores, legal } = config
  if (commerce.kind !== 'embedded') return null
  return {
    databasePath: join(config.dataDirectory, 'commerce.sqlite'),
    profile: commerce.profile,
    edition: commerce.edition,
    baseUrl: config.publicOrigin,
    homeUrls: homeUrlsOf(stores, config.publicOrigin),
    shopFolder: config.shopFolder,
    isIntrospectionAllowed: commerce.isIntrospectionAllowed,
    paypalExpressUrl: commerce.paypalExpressUrl,
    captchas: commerce.captchas,
    braintreeUrl: commerce.braintreeUrl,
    mollieUrl: commerce.mollieUrl,
    adyen: commerce.adyen,
    passwordRangeUrl: commerce.passwordRangeUrl,
    synonyms: config.synonyms,
    hasDemoData: config.isDemo,
    storesWithoutWithdrawal: stores
      .filter((store) => statedFacts(legal, store).withdrawal === null)
      .map(({ magentoStoreCode }) => magentoStoreCode),
    calendars: { deliveryCalendar: config.deliveryCalendar, deliveryDays: config.deliveryDays, legal, stores },
    logLevel: config.logLevel,
  }
}

/** The home page of each store by code. */
export const homeUrlsOf = (stores: Config['stores'], publicOrigin: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    stores.map((store) => [store.magentoStoreCode, new URL(addressIn(store, '/'), originOf(store, publicOrigin)).href]),
  )
