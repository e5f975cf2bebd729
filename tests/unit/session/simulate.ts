import { vi } from 'vitest'
import { revokeCustomerToken } from '#src/features/account/access/revokeCustomerToken.ts'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { CartJoin, GuestCart } from '#src/features/account/access/cartJoin.ts'
import type { Result } from '#src/lib/result.ts'
import { PENDING_ADDITION } from '#src/platform/session/pendingAddition.ts'
import type { PendingAddition } from '#src/platform/session/pendingAddition.ts'
import { createBrowser } from './browserStage.tsx'
import type { SimulatedExchange, Tab } from './browserStage.tsx'
import { createMagentoModel, possibleTypes } from './magentoModel.ts'
import type { DeadTokens, ModelAnswer, ModelCart } from './magentoModel.ts'

/** `which` selects one of the existing tabs, exchanges, carts or lines. */
export type Step =
  | { readonly act: 'add'; readonly which: number; readonly quantity: number }
  | { readonly act: 'update'; readonly which: number; readonly line: number; readonly quantity: number }
  | { readonly act: 'remove'; readonly which: number; readonly line: number }
  | { readonly act: 'signIn'; readonly which: number; readonly email: string }
  | {
      /** `again`: the shopper repeats an addition after the shop has asked for it. */
      readonly act: 'again' | 'count' | 'mergeAgain' | 'signOut' | 'leave' | 'close' | 'reload'
      readonly which: number
    }
  | {
      readonly act: 'open' | 'freeze' | 'thaw' | 'deleteCart' | 'revokeToken' | 'expireTokens' | 'sellOut'
      readonly which: number
    }
  | { readonly act: 'exchange'; readonly which: number; readonly how: Fate }
  | { readonly act: 'pass'; readonly ms: number }
  | { readonly act: 'turnClock'; readonly hours: number }

/** Actions that no tab performs. */
type BrowserAct =
  | 'pass'
  | 'turnClock'
  | 'exchange'
  | 'deleteCart'
  | 'revokeToken'
  | 'expireTokens'
  | 'sellOut'
  | 'open'
  | 'freeze'
  | 'thaw'

/** The fate of a request. */
export type Fate =
  | 'fine'
  /** The backend executes it now; the answer arrives later, perhaps after newer ones. */
  | 'acted'
  /** The backend executes it and the answer never arrives. */
  | 'lost'
  | 'neverArrived'
  /** The backend executes it and the answer is truncated. */
  | 'truncated'
  /** The backend executes it and fails. */
  | 'failed'
  | 'failedUnacted'

export type Scenario = {
  readonly steps: readonly Step[]
  readonly tabs: number
  readonly deadTokens: DeadTokens
  readonly storesNothing: boolean
}

/** The shopper's intentions for one SKU, and the reported results. */
type Intent = {
  readonly sku: string
  readonly quantity: number
  readonly isAddition: boolean
  readonly from: number
  until: number
  outcome: 'open' | 'done' | 'refused' | 'unknown'
  /** The tab that asked its shopper to try again, until that happens. */
  again?: Tab
}

const MOST_TABS = 3
const HOUR_MS = 3_600_000
const RETRYABLE = new Set(['unreachable', 'server'])
const UNANSWERED = new Set([...RETRYABLE, 'uncertain'])
/** Sent in the name of a session that is about to begin: a refusal is about the cart. */
const IN_ADVANCE = new Set(['cartQueriesLostQuery', 'cartQueriesOwnQuery', 'mergeCartsMutation'])

/** Runs a scenario to its end and returns every violated promise of the shop. */
export async function simulate({ steps, tabs: tabsAtFirst, deadTokens, storesNothing }: Scenario): Promise<string[]> {
  const broken: string[] = []
  const time = { server: 0, skew: 0 }
  const model = createMagentoModel({ now: () => time.server, deadTokens })
  const intents: Intent[] = []
  /** The shopper was notified of these, or the shop could not know. */
  const excused = new Set<string>()
  /** The number of `add_to_cart` events of a SKU, each of which is added once. */
  const announced = new Map<string, number>()
  const pending = new Map<string, Tab>()
  const answers = new Map<SimulatedExchange, ModelAnswer>()
  const refusedTokens = new Set<string>()
  const toRefuse = new Set<string>()
  const apart: GuestCart[] = []
  /** Tokens of sessions that really began. */
  const begun = new Set<string>()
  /** By e-mail, as last known to each tab. */
  const shoppers = new Map<Tab, string | null>()
  let haveCrossed = false
  let moment = 0
  let started = 0
  /** The browser's cart when it last came to rest. */
  let lastCart: ModelCart | undefined

  const excuse = (skus: Iterable<string>) => {
    for (const sku of skus) excused.add(sku)
  }
  const skusOf = (cart: ModelCart | undefined) => (cart?.lines ?? []).map(({ sku }) => sku)

  const browser = createBrowser({
    now: () => time.server + time.skew,
    random: 0.5,
    storesNothing,
    possibleTypes,
    told: {
      closed: (lines) => excuse(lines.map(({ name }) => name)),
      gone: (lines) => excuse(lines.map(({ name }) => name)),
      restored: ({ missing }) => excuse(missing.map(({ name }) => name)),
      finished: ({ refused, uncertain }) => excuse([...refused, ...uncertain]),
      added: ({ items }) => items.forEach(({ item_id: sku }) => announced.set(sku, (announced.get(sku) ?? 0) + 1)),
      failure: () => undefined,
    },
  })
  const { jar, storage, exchanges } = browser
  // Tabs that share no storage are separate browsers.
  const mostTabs = storesNothing ? 1 : MOST_TABS
  let tabs: Tab[] = []
  const openTab = (tabStorage?: Tab['tabStorage']) => {
    const tab = browser.open(tabStorage)
    tabs.push(tab)
    look(tab)
    return tab
  }

  /** The page has loaded, or the shopper returns to it. */
  const look = (tab: Tab) => {
    tab.look()
    follow(tab, 'finish what was left', tab.finishLeft(), () => undefined)
  }
  /** Additions recorded at the click reach the cart, though their document is closed. */
  const keepNoted = (tab: Tab) => {
    for (const sku of skusNotedBy(`${tab.name}.`)) {
      const intent = intents.find((other) => other.sku === sku && other.outcome === 'open')
      if (intent) intent.outcome = 'done'
    }
  }
  const notedBy = (name: string) =>
    storage
      .keys()
      .filter((key) => key.startsWith(PENDING_ADDITION + name))
      .map((key) => JSON.parse(storage.get(key) ?? '') as PendingAddition)
  const skusNotedBy = (name = '') => notedBy(name).flatMap(({ lines }) => lines.map(({ sku }) => sku))

  const closeTab = (tab: Tab) => {
    keepNoted(tab)
    tab.close()
    tabs = tabs.filter((other) => other !== tab)
  }
  const reloadTab = (tab: Tab) => {
    closeTab(tab)
    const next = openTab(tab.tabStorage)
    for (const intent of intents) if (intent.again === tab) intent.again = next
    return next
  }

  const settle = async () => {
    for (let quiet = 0; quiet < 4; quiet += 1) {
      const before = exchanges.length
      await new Promise((resolve) => setImmediate(resolve))
      if (exchanges.length > before) quiet = 0
    }
    for (; started < exchanges.length; started += 1) {
      const { token, name } = exchanges[started] as SimulatedExchange
      if (token !== null && refusedTokens.has(token)) broken.push(`${name} was sent with the refused ${token}`)
    }
    for (const tab of tabs) {
      const record = tab.customerToken.get()
      if (record === null) continue
      // Taking over from another customer ends their session: see `end`.
      const before = shoppers.get(tab)
      const left = [...model.carts.values()].filter(({ owner, isDeleted }) => owner === before && isDeleted)
      if (before !== undefined && before !== record.email) {
        excuse(left.flatMap(skusOf))
        // A backend that treats the bearer of a dead token as a guest has made the cart a guest's.
        if (lastCart?.owner === null) excuse(skusOf(lastCart))
        // Nor are their started additions sent in another customer's name.
        const begunByThem = notedBy('').filter(({ email }) => email === before)
        excuse(begunByThem.flatMap(({ lines }) => lines.map(({ sku }) => sku)))
      }
      shoppers.set(tab, record.email)
      begun.add(record.token)
    }
    for (const token of toRefuse) refusedTokens.add(token)
    toRefuse.clear()
    lastCart = currentCart()
  }
  const pass = (ms: number) => {
    time.server += ms
    vi.advanceTimersByTime(ms)
  }

  /** A promise of the page that must settle while its document lives. */
  const follow = <T>(tab: Tab, what: string, promise: Promise<T>, then: (value: T) => void) => {
    const key = `${what} ${(moment += 1)}`
    pending.set(key, tab)
    const stopped = () => pending.delete(key)
    promise.then(
      (value) => {
        stopped()
        if (tab.isAlive()) then(value)
      },
      (error: unknown) => {
        stopped()
        if (tab.isAlive()) broken.push(`${key} threw ${String(error)}`)
      },
    )
  }
  const intend = (
    tab: Tab,
    sku: string,
    quantity: number,
    what: 'add' | 'update' | 'remove',
    promise: Promise<Result<unknown, { kind: string }>>,
  ) => {
    const intent: Intent = {
      sku,
      quantity,
      isAddition: what === 'add',
      from: (moment += 1),
      until: Infinity,
      outcome: 'open',
    }
    intents.push(intent)
    resultOf(intent, tab, what, promise)
  }
  const resultOf = (intent: Intent, tab: Tab, what: string, promise: Promise<Result<unknown, { kind: string }>>) =>
    follow(tab, `${what} ${intent.sku}`, promise, (result) => {
      intent.until = moment += 1
      if (result.ok) intent.outcome = 'done'
      else intent.outcome = UNANSWERED.has(result.error.kind) ? 'unknown' : 'refused'
      if (!result.ok && RETRYABLE.has(result.error.kind)) intent.again = tab
    })
  const add = (tab: Tab, sku: string, quantity: number) => {
    const event = { currency: 'EUR', value: quantity, items: [{ item_id: sku, item_name: sku, price: 1, quantity }] }
    return tab.acts().add([{ ...cartLineRequest({ sku, quantity }), event }])
  }
  const noteJoin = (outcome: CartJoin | null) => {
    if (outcome?.kind === 'joined') excuse(outcome.missing.map(({ name }) => name))
    if (outcome?.kind !== 'apart') return
    apart.push(outcome.guest)
    excuse(skusOf(model.carts.get(outcome.guest.id)))
  }

  const act = async (exchange: SimulatedExchange): Promise<ModelAnswer> => {
    const known = answers.get(exchange)
    // Known limit: of two tabs' answers that cross, the older one leaves the journal without the younger one's line.
    if (known) haveCrossed = true
    if (known) return known
    const answer = await model.serve(exchange.body, exchange.token)
    answers.set(exchange, answer)
    return answer
  }
  const unreachable = () => new TypeError('Failed to fetch')
  const proceed = async (exchange: SimulatedExchange, how: Fate) => {
    if (how === 'neverArrived' && !answers.has(exchange)) return exchange.answer(unreachable())
    if (how === 'failedUnacted' && !answers.has(exchange)) return exchange.answer(new Response('', { status: 500 }))
    const { status, body, isRefusal } = await act(exchange)
    if (how === 'acted' || exchange.tab.isFrozen()) return
    if (how === 'lost') return exchange.answer(unreachable())
    if (how === 'failed') return exchange.answer(new Response('', { status: 500 }))
    if (how === 'truncated') return exchange.answer(new Response(body.slice(0, -3), { status }))
    if (isRefusal && exchange.token !== null && !IN_ADVANCE.has(exchange.name) && !exchange.isOver()) {
      if (exchange.name !== 'revokeCustomerTokenMutation') toRefuse.add(exchange.token)
    }
    exchange.answer(new Response(body, { status }))
  }
  const openExchanges = () => exchanges.filter((exchange) => !exchange.isOver())

  const currentCart = () => model.carts.get(jar.get('cart') ?? '')
  const pick = <T>(from: readonly T[], index: number): T | undefined => from[index % Math.max(1, from.length)]
  const pickTab = (index: number): Tab | undefined => {
    const tab = pick(
      tabs.filter((other) => !other.isFrozen()),
      index,
    )
    return tab?.isLeaving() ? reloadTab(tab) : tab
  }

  const play = async (step: Step) => {
    switch (step.act) {
      case 'pass':
        return pass(step.ms)
      case 'turnClock':
        time.skew += step.hours * HOUR_MS
        return
      case 'exchange': {
        const exchange = pick(openExchanges(), step.which)
        return exchange && proceed(exchange, step.how)
      }
      case 'deleteCart': {
        const cart = pick([...model.carts.values()].filter(model.isUsable), step.which)
        if (!cart) return
        cart.isDeleted = true
        // This browser only restores the current cart.
        if (cart !== currentCart() || (haveCrossed && tabsAtFirst > 1)) excuse(skusOf(cart))
        return
      }
      case 'revokeToken': {
        const token = pick([...model.tokens.values()], step.which)
        if (token) token.isRevoked = true
        return
      }
      case 'expireTokens':
        time.server += HOUR_MS
        return
      case 'sellOut': {
        const intent = pick(intents, step.which)
        if (intent) model.soldOut.add(intent.sku)
        return
      }
      case 'open':
        if (tabs.length < mostTabs) openTab()
        return
      case 'freeze':
        pick(tabs, step.which)?.freeze()
        return
      case 'thaw':
        pick(
          tabs.filter((tab) => tab.isFrozen()),
          step.which,
        )?.thaw()
        return
      default:
        return playInTab(step)
    }
  }

  /** Ending a session gives up all pending requests: a lost cart is not restored without notice. */
  const end = (act: () => void) => {
    const cart = currentCart()
    // Nor are lines that were restored while the session had expired and the backend treated its bearer as a guest.
    const isOfDeadToken = cart?.owner === null && tabs.some((tab) => tab.customerToken.get() !== null)
    if (cart?.isDeleted || isOfDeadToken) excuse(skusOf(cart))
    // Nor are pending additions to it.
    if (isOfDeadToken) excuse(intents.filter(({ outcome }) => outcome === 'open').map(({ sku }) => sku))
    excuse(skusNotedBy())
    act()
  }

  const playInTab = (step: Exclude<Step, { act: BrowserAct }>) => {
    const tab = pickTab(step.which)
    if (!tab) return
    const shown = model.carts.get(tab.cartId.get() ?? '')
    switch (step.act) {
      case 'close':
        if (tabs.length > 1) closeTab(tab)
        return
      case 'reload':
        reloadTab(tab)
        return
      case 'add': {
        const sku = `piece-${intents.length + 1}.`
        intend(tab, sku, step.quantity, 'add', add(tab, sku, step.quantity))
        return
      }
      case 'again': {
        const intent = intents.find((other) => other.isAddition && other.again === tab)
        if (!intent) return
        delete intent.again
        Object.assign(intent, { outcome: 'open', until: Infinity })
        resultOf(intent, tab, 'add again', add(tab, intent.sku, intent.quantity))
        return
      }
      case 'update': {
        const line = pick(shown?.lines ?? [], step.line)
        if (line) intend(tab, line.sku, step.quantity, 'update', tab.acts().update(line.uid, step.quantity))
        return
      }
      case 'remove': {
        const line = pick(shown?.lines ?? [], step.line)
        if (line) intend(tab, line.sku, 0, 'remove', tab.acts().remove(line.uid))
        return
      }
      case 'count':
        follow(tab, 'count', tab.count(), () => undefined)
        return
      case 'signIn':
        if (tab.customerToken.session().kind !== 'customer') {
          follow(tab, 'sign in', tab.signIn(step.email), noteJoin)
        }
        return
      case 'mergeAgain': {
        const guest = pick(apart, step.which)
        if (guest && tab.customerToken.validToken() !== null) {
          follow(tab, 'merge again', tab.mergeAgain(guest), noteJoin)
        }
        return
      }
      case 'signOut':
        if (tab.customerToken.get() !== null) end(() => tab.signOut(revokeCustomerToken))
        return
      case 'leave':
        end(tab.reauthenticator.leave)
        return
    }
  }

  /** Backend and network work normally until nothing is pending. */
  const comeToRest = async () => {
    for (const tab of tabs) if (tab.isFrozen()) tab.thaw()
    for (let round = 0; round < 200; round += 1) {
      await settle()
      const [exchange] = openExchanges()
      if (exchange) {
        await proceed(exchange, 'fine')
        continue
      }
      const asked = tabs.find((tab) => tab.reauthenticator.state().kind === 'asking')
      if (asked) {
        end(asked.reauthenticator.leave)
        continue
      }
      const leaving = tabs.find((tab) => tab.isLeaving() && !tab.cartWriter.activity().busy)
      if (leaving) {
        reloadTab(leaving)
        continue
      }
      if (vi.getTimerCount() === 0) return
      // Longer than any wait of the shop, also of closed documents whose time-outs are still running.
      pass(31_000)
    }
    broken.push('It never comes to rest')
  }

  for (let opened = 0; opened < Math.min(tabsAtFirst, mostTabs); opened += 1) openTab()
  for (const step of steps) {
    await play(step)
    await settle()
  }
  await comeToRest()
  // A shopper opens the cart: losses at the backend are detected now.
  const [looking] = tabs
  if (looking) follow(looking, 'last look', looking.count(), () => undefined)
  if (looking) look(looking)
  await comeToRest()

  for (const [key, tab] of pending) if (tab.isAlive()) broken.push(`${key} never settled`)
  for (const tab of tabs) if (tab.cartWriter.activity().busy) broken.push(`The writer of ${tab.name} is busy for ever`)
  if (!browser.locks.areFree()) broken.push('A lock is held for ever')

  const cookie = jar.get('cart') ?? null
  for (const tab of tabs) {
    if (tab.cartId.get() !== cookie) broken.push(`${tab.name} has ${tab.cartId.get()}, the cookie ${cookie}`)
  }

  if (!storesNothing) broken.push(...piecesGoneWrong(), ...toldWrongly())
  await scanAfterSignOut()
  return broken

  function piecesGoneWrong(): string[] {
    const kept = tabs.map((tab) => tab.tabStorage.get('vetrina.keptCart'))
    const reachable = [...model.carts.values()].filter(
      (cart) => model.isUsable(cart) && (cart.owner !== null || cart.id === cookie || kept.includes(cart.id)),
    )
    return [...new Set(intents.map(({ sku }) => sku))].flatMap((sku) => {
      const found = reachable
        .flatMap(({ lines }) => lines)
        .filter((line) => line.sku === sku)
        .reduce((sum, { quantity }) => sum + quantity, 0)
      const allowed = finalQuantities(intents.filter((intent) => intent.sku === sku))
      if (allowed.has(found) || (excused.has(sku) && found <= Math.max(...allowed))) return []
      return [`${found} of ${sku}, not ${[...allowed].join(' or ')}`]
    })
  }

  function toldWrongly(): string[] {
    return intents
      .filter(({ isAddition }) => isAddition)
      .flatMap(({ sku, outcome }) => {
        const times = announced.get(sku) ?? 0
        const isRight = outcome === 'done' && !excused.has(sku) ? times === 1 : times <= 1
        return isRight ? [] : [`add_to_cart was told ${times} times of ${sku}, which is ${outcome}`]
      })
  }

  /** A document knows the input of its sign-in, even without a resulting session. */
  function triedIn(tab: Tab): ReadonlySet<string> {
    return new Set(
      exchanges
        .filter((exchange) => exchange.tab === tab && exchange.name === 'useSignInMutation')
        .map(({ body }) => (JSON.parse(body) as { variables: { email: string } }).variables.email),
    )
  }

  async function scanAfterSignOut(): Promise<void> {
    const tab = tabs.find((other) => other.customerToken.get() !== null)
    if (tab) {
      tab.signOut(revokeCustomerToken)
      await settle()
      await comeToRest()
    }
    const carts = [...model.carts.values()]
    const guests = new Set(carts.filter(({ owner }) => owner === null).flatMap(skusOf))
    const customers = new Set([...begun].flatMap((token) => model.tokens.get(token)?.email ?? []))
    const secrets = [
      ...begun,
      ...customers,
      ...carts
        .filter(({ owner }) => owner !== null && customers.has(owner))
        .flatMap((cart) => [cart.id, ...skusOf(cart)]),
    ].filter((secret) => !guests.has(secret))
    type Place = readonly [name: string, text: string, tried?: ReadonlySet<string>]
    const places: readonly Place[] = [
      ['the cookies', [...jar.values()].join(' ')],
      [
        'the storage',
        storage
          .keys()
          .map((key) => storage.get(key))
          .join(' '),
      ],
      // Without storage a reload ends the session silently; the cookie's cart is then requested as a guest.
      ...(storesNothing ? [] : tabs).flatMap((other): Place[] => [
        [
          `the storage of ${other.name}`,
          other.tabStorage
            .keys()
            .map((key) => other.tabStorage.get(key))
            .join(' '),
        ],
        [
          `the memory of ${other.name}`,
          JSON.stringify([
            other.cartId.get(),
            other.customerToken.get(),
            other.environment.getStore().getSource().toJSON(),
          ]),
          triedIn(other),
        ],
      ]),
    ]
    for (const [place, text, tried = new Set<string>()] of places) {
      for (const secret of new Set(secrets)) {
        if (tried.has(secret)) continue
        if (new RegExp(`${secret.replaceAll('.', '\\.')}(?!\\d)`).test(text))
          broken.push(`${secret} is still in ${place}`)
      }
    }
  }
}

/**
 * The possible quantities of a SKU in a cart when writes overlapped, some were refused and some may not have arrived.
 */
function finalQuantities(intents: readonly Intent[]): ReadonlySet<number> {
  const definite = intents.filter(({ outcome }) => outcome === 'done')
  const beginning = { sku: '', quantity: 0, isAddition: false, from: 0, until: 0, outcome: 'done' } as const
  return new Set(
    [beginning, ...intents]
      .filter(({ outcome }) => outcome !== 'refused')
      .filter((intent) => !definite.some((later) => later.from > intent.until))
      .map(({ quantity }) => quantity),
  )
}
