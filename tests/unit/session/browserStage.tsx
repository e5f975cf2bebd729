// Loaded beforehand: no step of a test waits for code that loads on demand.
import '#src/app/session/finishSignIn.ts'
import '#src/app/session/findGoneLines.ts'
import '#src/app/session/finishPendingAdditions.ts'
import '#src/features/cart/keeping/keepCarts.ts'
import '#src/features/cart/requests/restoreCartLines.ts'
import '#src/shell/cart-button/readCartLines.ts'
import { RelayEnvironmentProvider } from 'react-relay'
import { renderToString } from 'react-dom/server'
import { fetchQuery } from 'relay-runtime'
import { revokeCustomerToken } from '#src/features/account/access/revokeCustomerToken.ts'
import cartButtonNode from '#src/__generated__/CartButtonQuery.graphql.ts'
import { createSession } from '#src/app/session/createSession.ts'
import type { CartJoin, GuestCart } from '#src/features/account/access/cartJoin.ts'
import { useSignIn } from '#src/features/account/access/useSignIn.ts'
import { CartWriterContext } from '#src/features/cart/requests/CartWriterContext.ts'
import type { FinishedAdditions } from '#src/features/cart/requests/finishAddition.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import type { Restoration, UnrestoredLine } from '#src/platform/session/restoration.ts'
import { markCartStale } from '#src/features/cart/keeping/staleCart.ts'
import { useAddProductsToCart } from '#src/features/cart/requests/useAddProductsToCart.ts'
import { useRemoveItemFromCart } from '#src/features/cart/requests/useRemoveItemFromCart.ts'
import { useUpdateCartItems } from '#src/features/cart/requests/useUpdateCartItems.ts'
import type { ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import { useEnterAccount } from '#src/pages/sign-in/useEnterAccount.ts'
import type { Cookies } from '#src/platform/cookies.ts'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import type { Locks } from '#src/platform/locks.ts'
import { PENDING_ADDITION, pendingAdditions } from '#src/platform/session/pendingAddition.ts'
import { adoptWaitingAdditions } from '#src/platform/session/pendingAdditions.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { TabNews } from '#src/platform/tabs.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'
import { createNetwork } from '#src/relay/createNetwork.ts'
import { createCartReads } from '#src/relay/links/cartReads.ts'
import type { PossibleTypes } from '#src/relay/links/typeDiscriminators.ts'
import { createResume } from '#src/relay/reauthentication.ts'
import { createAnswerReplay } from '#src/relay/ssr.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { ShopContext } from '#src/relay/ShopContext.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { countPieces } from '#src/shell/cart-button/countPieces.ts'
import { nothingSaved } from '#tests/harness/components/stageShop.ts'

/** One request of a tab, pending until the script lets the backend execute it and the answer arrive. */
export type SimulatedExchange = {
  readonly name: string
  readonly body: string
  readonly token: string | null
  readonly tab: Tab
  /** Ends it for the page; ignored if the page aborted it or was closed. */
  readonly answer: (reply: Response | Error) => void
  readonly isOver: () => boolean
}

export type Tab = ReturnType<ReturnType<typeof createBrowser>['open']>

/** The notifications of the browser's tabs to the shopper. */
export type Told = {
  readonly restored: (restoration: Restoration) => void
  readonly finished: (finished: FinishedAdditions) => void
  readonly closed: (lines: readonly JournalLine[]) => void
  readonly gone: (lines: readonly UnrestoredLine[]) => void
  /** `add_to_cart`, with these items. */
  readonly added: (event: ItemValue) => void
  readonly failure: (error: unknown) => void
}

/** The actions of a page's buttons, taken from the real hooks. */
type Acts = {
  readonly add: ReturnType<typeof useAddProductsToCart>
  readonly update: ReturnType<typeof useUpdateCartItems>
  readonly remove: ReturnType<typeof useRemoveItemFromCart>
  readonly signIn: ReturnType<typeof useSignIn>
  readonly account: ReturnType<typeof useEnterAccount>
}

/** A browser profile: cookies, storage, locks and the channel that its tabs share. */
export function createBrowser({
  now,
  random,
  storesNothing,
  possibleTypes,
  told,
}: {
  readonly now: () => number
  readonly random: number
  readonly storesNothing: boolean
  readonly possibleTypes: PossibleTypes
  readonly told: Told
}) {
  const jar = new Map<string, string>()
  const storage = createMemoryStorage()
  const exchanges: SimulatedExchange[] = []
  const tabs = new Set<{ readonly hear: (news: TabNews) => void }>()
  const locks = createSharedLocks()
  let opened = 0

  const open = (tabStorage: KeyValueStorage = createMemoryStorage()) => {
    opened += 1
    const name = `tab ${opened}`
    let isAlive = true
    let isFrozen = false
    let isLeaving = false
    let noted = 0
    const held: TabNews[] = []

    // Results of a closed document reach nothing.
    const cookies: Cookies = {
      get: (key) => jar.get(key) ?? null,
      set(key, value, { maxAgeSeconds }) {
        if (!isAlive) return
        if (maxAgeSeconds === 0) jar.delete(key)
        else jar.set(key, value)
      },
    }
    const ofThisTab = (shared: KeyValueStorage, keeps: boolean): KeyValueStorage => ({
      get: shared.get,
      keys: shared.keys,
      set: (key, value) => (isAlive && keeps ? shared.set(key, value) : false),
      remove: (key) => (isAlive ? shared.remove(key) : undefined),
    })
    const listeners = new Set<(news: TabNews) => void>()
    const hear = (news: TabNews) => {
      if (isFrozen) held.push(news)
      else queueMicrotask(() => (isAlive ? listeners.forEach((listener) => listener(news)) : undefined))
    }
    const here = { hear }
    tabs.add(here)
    const channel: Shop['tabs'] = {
      tell(news) {
        if (isAlive) for (const other of tabs) if (other !== here) other.hear(news)
      },
      listen(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
    const ownTabStorage = ofThisTab(tabStorage, true)
    const clock = { now }
    const session = createSession({
      clock,
      cookies,
      storage: ofThisTab(storage, !storesNothing),
      tabStorage: ownTabStorage,
      tabs: channel,
      locks: locks.of(name, () => isAlive),
      environment: () => environment,
      purgeSnapshot: () => undefined,
      onExpired: () => undefined,
      onGivenUp: () => (isLeaving = true),
      onSignedOut: () => (isLeaving = true),
      onLeftElsewhere: () => (isLeaving = true),
      onCartClosed: (lines) => (isAlive ? told.closed(lines) : undefined),
      onLinesGone: (lines) => (isAlive ? told.gone(lines) : undefined),
      onCartRestored: (restoration) => (isAlive ? told.restored(restoration) : undefined),
      onAdditionsFinished: (finished) => (isAlive ? told.finished(finished) : undefined),
      onAdded: (event) => (isAlive ? told.added(event) : undefined),
      onFailure: told.failure,
    })
    const { cartId, customerToken, cartKeeper, cartWriter, cartJournal, orderAttempts, reauthenticator } = session
    const fetch: typeof globalThis.fetch = (_address, init = {}) =>
      new Promise((resolve, reject) => {
        if (!isAlive) return
        let isOver = false
        const { body, headers, signal } = init
        signal?.addEventListener('abort', () => {
          isOver = true
          reject(signal.reason as Error)
        })
        if (typeof body !== 'string') throw new Error('A simulated exchange is a POST')
        exchanges.push({
          name: (JSON.parse(body) as { operationName: string }).operationName,
          body,
          token: new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? null,
          tab,
          isOver: () => isOver || !isAlive,
          answer(reply) {
            if (isOver || !isAlive) return
            isOver = true
            if (reply instanceof Error) reject(reply)
            else resolve(reply)
          },
        })
      })
    const cartReads = createCartReads()
    const environment = createEnvironment({
      network: createNetwork({
        fetch,
        clock,
        random: () => random,
        isServer: false,
        scope: { magentoStoreCode: 'it', currency: null },
        possibleTypes,
        cartId,
        customerToken,
        reauthenticator,
        recoverCart: cartKeeper.recoverCart,
        cartReads: cartReads.link,
        isShoppersPage: () => true,
        onFailure: told.failure,
        onSchemaRefusal: (error) => {
          throw error
        },
        ssr: createAnswerReplay().link,
      }),
      isServer: false,
      resolverContext: session,
      onMissingKey(error) {
        throw error
      },
    })
    const shop: Shop = {
      locale: STOREFRONT_LOCALES[0],
      currency: null,
      origin: 'https://shop.test',
      shopOrigin: 'https://shop.test',
      saved: nothingSaved,
      timeZone: 'Europe/Rome',
      today: '2026-01-01',
      orderDay: '2026-01-01',
      payments: '',
      deliveryCountries: '',
      closedDays: { weekdays: [], dates: [] },
      direction: 'ltr',
      locales: STOREFRONT_LOCALES,
      deliveryDays: '',
      legal: statedFacts(undefined),
      reportError: (error) => {
        throw error
      },
      fetch: () => Promise.reject(new TypeError('Nothing answers in this test.')),
      cartId,
      customerToken,
      storage: ofThisTab(storage, !storesNothing),
      tabStorage: ownTabStorage,
      cartJournal,
      orderAttempts,
      tabs: channel,
      locks: locks.of(name, () => isAlive),
      startAfresh: () => (isLeaving = true),
      signOut: () => session.signOut(revokeCustomerToken),
      renewSession: reauthenticator.renew,
      resume: createResume(reauthenticator),
      ensureCart: cartKeeper.ensureCart,
      finishAdditions: session.finishAdditions,
      cartRestored: (restoration) => (isAlive ? told.restored(restoration) : undefined),
      linesGone: (lines) => (isAlive ? told.gone(lines) : undefined),
      findGoneLines: session.findGoneLines,
      countPieces: (id) => countPieces(environment, id),
      hasField: () => true,
      captcha: null,
      whenRecordsRead: () => null,
      uniqueId: () => `${name}.${(noted += 1)}`,
    }
    const look = () => {
      cartId.refresh()
      customerToken.refresh()
    }
    const finishLeft = async () => {
      const left = pendingAdditions(storage)
      if (left.length > 0) await shop.locks.run(PENDING_ADDITION, () => shop.finishAdditions(left, false))
    }
    // Like watchSession.
    if (isAlive) void session.finishSignIn()
    if (isAlive)
      adoptWaitingAdditions(pendingAdditions(ownTabStorage), ownTabStorage, ofThisTab(storage, !storesNothing))
    customerToken.subscribe(() => {
      if (customerToken.session().kind === 'customer') queueMicrotask(() => void finishLeft())
    })
    channel.listen((news) => {
      look()
      if (news.kind !== 'cart' || news.cartId !== cartId.get()) return
      cartReads.outdate(news.cartId)
      markCartStale(environment, news.cartId)
    })

    const acts = (): Acts => {
      const found: Acts[] = []
      const shownCart = cartId.get() ?? ''
      const Buttons = () => {
        const add = useAddProductsToCart()
        found.push({
          async add(lines) {
            const result = await add(lines)
            if (result.ok && isAlive) for (const { event } of lines) if (event) told.added(event)
            return result
          },
          update: useUpdateCartItems(shownCart),
          remove: useRemoveItemFromCart(shownCart),
          signIn: useSignIn(),
          account: useEnterAccount(),
        })
        return null
      }
      renderToString(
        <RelayEnvironmentProvider environment={environment}>
          <ShopContext value={shop}>
            <CartWriterContext value={cartWriter}>
              <Buttons />
            </CartWriterContext>
          </ShopContext>
        </RelayEnvironmentProvider>,
      )
      const [first] = found
      if (!first) throw new Error('The buttons did not render')
      return first
    }

    const tab = {
      ...session,
      name,
      shop,
      tabStorage,
      look,
      finishLeft,
      acts,
      environment,
      /** The actions of the sign-in page's form. */
      async signIn(email: string, password = 'secret'): Promise<CartJoin | null> {
        const { signIn, account } = acts()
        const ranOut = customerToken.session().kind === 'expired' ? customerToken.get() : null
        const token = await signIn({ email, password })
        const outcome = token.ok ? await account.enter(token.value, { email }) : null
        if (outcome && outcome.kind !== 'unknown' && ranOut && ranOut.email !== email) isLeaving = true
        return outcome
      },
      mergeAgain: (guest: GuestCart): Promise<CartJoin> => acts().account.mergeAgain(guest),
      /** The badge's query; a failure is an answer too. */
      async count() {
        const id = cartId.get()
        if (id === null) return
        await fetchQuery(environment, cartButtonNode, { cartId: id })
          .toPromise()
          .catch(() => undefined)
      },
      isAlive: () => isAlive,
      isFrozen: () => isFrozen,
      /** Another document is about to replace this one. */
      isLeaving: () => isLeaving,
      freeze: () => void (isFrozen = true),
      thaw() {
        isFrozen = false
        for (const news of held.splice(0)) hear(news)
      },
      close() {
        isAlive = false
        tabs.delete(here)
        locks.free(name)
      },
    }
    return tab
  }
  return { jar, storage, exchanges, open, locks }
}

/** Like Web Locks: in turn for all tabs, and released when the tab that holds them is closed. */
function createSharedLocks() {
  type Turn = { readonly owner: string; readonly begin: () => Promise<void> }
  const queues = new Map<string, Turn[]>()
  const advance = (name: string) => {
    const [turn] = queues.get(name) ?? []
    if (turn) void turn.begin().then(() => leave(name, turn))
  }
  const leave = (name: string, turn: Turn) => {
    const queue = queues.get(name) ?? []
    const index = queue.indexOf(turn)
    if (index < 0) return
    queue.splice(index, 1)
    if (index === 0) advance(name)
  }
  const locksOf = (owner: string, isAlive: () => boolean): Locks => {
    const run: Locks['run'] = (name, act) =>
      new Promise((resolve, reject) => {
        if (!isAlive()) return
        const begin = () => act().then(resolve, reject)
        const queue = queues.get(name) ?? []
        queues.set(name, queue)
        queue.push({ owner, begin })
        if (queue.length === 1) advance(name)
      })
    return {
      run,
      runIfFree: async (name, act) => ((queues.get(name) ?? []).length > 0 ? null : { value: await run(name, act) }),
    }
  }
  return {
    of: locksOf,
    free(owner: string) {
      for (const [name, queue] of queues)
        for (const turn of queue.filter((other) => other.owner === owner)) leave(name, turn)
    },
    areFree: () => [...queues.values()].every((queue) => queue.length === 0),
  }
}
