import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { createCartJournal } from '#src/platform/session/cartJournal.ts'
import { createCartIdStore } from '#src/platform/session/cartId.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore } from '#src/platform/session/customerToken.ts'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { createLocksOfTab } from '#src/platform/locksOfTab.ts'
import { createOrderAttempts } from '#src/platform/session/orderAttempts.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { noTabs } from '#src/platform/tabs.ts'
import { createResume } from '#src/relay/reauthentication.ts'
import type { SavedProducts } from '#src/relay/savedProducts.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { SHOP } from '#src/shop/selectedShop.ts'

/** The shop around a component: real stores in memory, and a shopper who never signs in again. */
export function stageShop({ cartId: initialId = null as string | null, ...overrides }: StagedShop = {}) {
  let ids = 0
  const cartId = createCartIdStore(createNoCookies())
  cartId.set(initialId)
  const storage = overrides.storage ?? createMemoryStorage()
  const tabStorage = overrides.tabStorage ?? createMemoryStorage()
  const renewSession: Shop['renewSession'] = overrides.renewSession ?? (async () => 'abandoned')
  const shop: Shop = {
    locale: STOREFRONT_LOCALES[0],
    locales: STOREFRONT_LOCALES,
    currency: null,
    origin: 'https://shop.test',
    shopOrigin: 'https://shop.test',
    timeZone: 'Europe/Rome',
    today: '2026-11-21',
    orderDay: '2026-11-21',
    payments: '',
    deliveryCountries: '',
    closedDays: { weekdays: [6, 7], dates: [] },
    direction: 'ltr',
    fetch: () => Promise.reject(new TypeError('Nothing answers in this test.')),
    whenRecordsRead: () => null,
    cartId,
    customerToken: createCustomerTokenStore({ clock: { now: () => 0 }, storage }),
    storage,
    tabStorage,
    cartJournal: createCartJournal(storage),
    orderAttempts: createOrderAttempts({ storage, tabStorage }),
    tabs: noTabs,
    locks: createLocksOfTab(),
    startAfresh: () => undefined,
    signOut: () => undefined,
    ensureCart: async () => cartId.get() ?? 'none',
    finishAdditions: async () => undefined,
    cartRestored: () => undefined,
    linesGone: () => undefined,
    findGoneLines: async () => [],
    countPieces: () => Promise.reject(new Error('Nothing answers in this test.')),
    saved: nothingSaved,
    uniqueId: () => String((ids += 1)),
    hasField: () => true,
    captcha: null,
    deliveryDays: '',
    legal: statedFacts(SHOP.legal),
    reportError: (error) => {
      throw error
    },
    renewSession,
    resume: createResume({ renew: renewSession }),
    ...overrides,
  }
  return { ...shop, storage }
}

/** For tests without saved products. */
export const nothingSaved: Shop['saved'] = createLazyValue<SavedProducts>(() =>
  Promise.reject(new Error('Nothing is put aside in this test.')),
)

type StagedShop = Partial<Omit<Shop, 'cartId'>> & { readonly cartId?: string | null }
