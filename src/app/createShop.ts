import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { createHasField } from '#src/platform/capabilities.ts'
import type { Events } from '#src/platform/events.ts'
import { offeredLocales } from '#src/platform/locales.ts'
import { deliveryCalendarOf } from '#src/shop/deliveryCalendar.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { addressIn, originOf } from '#src/shop/addresses/storeAddresses.ts'
import { createResume } from '#src/relay/reauthentication.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import type { AppEvents, AppOptions } from './app.ts'
import type { RelayParts } from './createRelay.ts'
import type { Session } from './session/session.ts'

/** The value of `ShopContext`. */
export function createShop(
  options: AppOptions,
  session: Session,
  events: Events<AppEvents>,
  { environment, persistence }: RelayParts,
  captcha: Shop['captcha'],
  reportError: Shop['reportError'],
): Shop {
  const { locale, publicConfig } = options
  const shop: Shop = {
    locale,
    direction: options.direction,
    currency: options.currency,
    locales: offeredLocales(publicConfig.storeViews),
    origin: originOf(locale, options.shopOrigin),
    shopOrigin: options.shopOrigin,
    timeZone: locale.timeZone ?? deliveryCalendarOf(locale).timeZone,
    today: options.today,
    orderDay: options.orderDay,
    payments: options.payments,
    deliveryCountries: options.deliveryCountries,
    closedDays: {
      weekdays: deliveryCalendarOf(locale).closedWeekdays,
      dates: publicConfig.closedDays[locale.magentoStoreCode] ?? [],
    },
    fetch: options.fetch,
    whenRecordsRead: (listener) => persistence?.whenRead(listener) ?? null,
    cartId: session.cartId,
    customerToken: session.customerToken,
    storage: options.storage,
    tabStorage: options.tabStorage,
    cartJournal: session.cartJournal,
    orderAttempts: session.orderAttempts,
    tabs: options.tabs,
    locks: options.locks,
    startAfresh: (address = '/') => options.openDocument(addressIn(locale, address)),
    signOut: session.signOut,
    renewSession: session.reauthenticator.renew,
    resume: createResume(session.reauthenticator),
    ensureCart: session.cartKeeper.ensureCart,
    finishAdditions: session.finishAdditions,
    cartRestored: (restoration) => events.emit('cart.restored', restoration),
    linesGone: (lines) => events.emit('cart.lines-gone', lines),
    findGoneLines: session.findGoneLines,
    countPieces: async (id) => (await import('#src/shell/cart-button/countPieces.ts')).countPieces(environment, id),
    saved: createLazyValue(async () => (await import('#src/shell/saved/startSaved.ts')).startSaved(shop, environment)),
    uniqueId: () => Math.random().toString(36),
    hasField: createHasField(publicConfig.fields),
    deliveryDays: publicConfig.deliveryDays,
    legal: statedFacts(publicConfig.isTrial ? undefined : SHOP.legal, locale),
    captcha,
    reportError,
  }
  return shop
}
