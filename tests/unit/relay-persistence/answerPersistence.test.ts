import { describe, expect, it } from 'vitest'
import { QUERY_CACHE_EXPIRATION_MS } from '#src/relay/createEnvironment.ts'
import { SNAPSHOT_KEY } from '#src/relay/persistence/answerPersistence.ts'
import { SNAPSHOT_HEAD_KEY } from '#src/relay/persistence/snapshotHead.ts'
import { answerKey } from '#src/relay/ssr.ts'
import { createDisk, MUTATION, openDisk, openReadyTab, openTab, requestOf, VERSION } from './stage.ts'
import type { Disk, TabOptions } from './stage.ts'

const product = (k: string, showsInterim = true) => requestOf('product', { k }, showsInterim)
const badge = requestOf('badge', { cartId: 'c1' })
const productAnswer = (name: string) => ({ data: { products: { items: [{ uid: 'MQ==', name }] } } })
const badgeAnswer = (quantity: number) => ({ data: { cart: { id: 'c1', total_quantity: quantity } } })
const OFFLINE = new TypeError('Failed to fetch')

function setUp(quota?: number) {
  const disk = createDisk(quota)
  const clock = { time: 1_000_000, now: () => clock.time }
  const open = (more: Partial<TabOptions> = {}) => openReadyTab({ disk, clock, ...more })
  return { disk, clock, open, openClosed: (more: Partial<TabOptions> = {}) => openTab({ disk, clock, ...more }) }
}

/** A visit that leaves these behind. */
function visit({ open }: ReturnType<typeof setUp>, more: Partial<TabOptions> = {}) {
  const tab = open(more)
  tab.ask(product('vaso'), productAnswer('Vaso'))
  tab.ask(badge, badgeAnswer(2))
  tab.scheduler.runAll()
  return tab
}

const customerTraces = (disk: Disk, secret: string) =>
  [...disk.entries.values()].filter((value) => value.includes(secret))

describe('the next visit', () => {
  it('shows an answer to which only a CMS block was missing, that the merchant has not made', () => {
    const stage = setUp()
    const tab = stage.open()
    const absent = (path: (string | number)[]) => ({
      data: { ...productAnswer('Vaso').data, cmsBlocks: { items: [null] } },
      errors: [{ message: 'No block', path, extensions: { category: 'graphql-no-such-entity' } }],
    })
    tab.ask(product('vaso'), absent(['cmsBlocks', 'items', 0]))
    tab.ask(product('brocca'), absent(['cmsBlocks']))
    tab.scheduler.runAll()
    const { data } = absent([])
    expect(stage.open().begin(product('vaso')).received).toEqual([{ data }])
    expect(stage.open().begin(product('brocca')).wasSent()).toBe(true)
  })

  it('shows a young answer without asking', () => {
    const stage = setUp()
    visit(stage)
    const exchange = stage.open().begin(product('vaso'))
    expect(exchange.received).toEqual([productAnswer('Vaso')])
    expect([exchange.isOver(), exchange.wasSent()]).toEqual([true, false])
  })

  it('shows an answer older than five minutes, and asks', () => {
    const stage = setUp()
    visit(stage)
    stage.clock.time += QUERY_CACHE_EXPIRATION_MS
    expect(stage.open().ask(product('vaso'), productAnswer('Vaso nuovo'))).toEqual([
      productAnswer('Vaso'),
      productAnswer('Vaso nuovo'),
    ])
  })

  it('asks when the clock says that the answer is of tomorrow', () => {
    const stage = setUp()
    visit(stage)
    stage.clock.time -= 7_200_000
    expect(stage.open().begin(product('vaso')).wasSent()).toBe(true)
  })

  it('shows the cart at once and always asks for it', () => {
    const stage = setUp()
    visit(stage)
    expect(stage.open().ask(badge, badgeAnswer(5))).toEqual([badgeAnswer(2), badgeAnswer(5)])
  })

  it('gives each answer once, so that a later refetch really asks', () => {
    const stage = setUp()
    visit(stage)
    const tab = stage.open()
    tab.ask(product('vaso'), null)
    expect(tab.ask(product('vaso'), productAnswer('Vaso nuovo'))).toEqual([productAnswer('Vaso nuovo')])
  })

  it('gives an answer to nobody who takes the first for the last', () => {
    const stage = setUp()
    visit(stage)
    const exchange = stage.open().begin(product('vaso', false))
    expect([exchange.received, exchange.wasSent()]).toEqual([[], true])
  })

  it('knows nothing of another question', () => {
    const stage = setUp()
    visit(stage)
    const tab = stage.open()
    expect(tab.ask(product('brocca'), null)).toEqual([])
    expect(tab.ask(requestOf('badge', { cartId: 'c2' }), null)).toEqual([])
  })

  it('keeps what it showed when the network fails, and fails where it had nothing', () => {
    const stage = setUp()
    visit(stage)
    const tab = stage.open()
    const shown = tab.begin(badge)
    shown.fail(OFFLINE)
    expect([shown.received, shown.errors, shown.isOver()]).toEqual([[badgeAnswer(2)], [], true])
    const unknown = tab.begin(product('brocca'))
    unknown.fail(OFFLINE)
    expect(unknown.errors).toEqual([OFFLINE])
  })

  it('tells Relay when what it gave has grown old, until the network answers', () => {
    const stage = setUp()
    visit(stage)
    const tab = stage.open()
    const key = answerKey(product('vaso'))
    stage.clock.time += QUERY_CACHE_EXPIRATION_MS - 1
    tab.ask(product('vaso'), null)
    expect(tab.persistence.isOutdated(key)).toBe(false)
    stage.clock.time += 1
    expect(tab.persistence.isOutdated(key)).toBe(true)
    tab.ask(product('vaso'), productAnswer('Vaso'))
    expect(tab.persistence.isOutdated(key)).toBe(false)
  })

  it('still has what was not looked at in between', () => {
    const stage = setUp()
    visit(stage)
    stage.open().persistence.flush()
    expect(stage.open().ask(product('vaso'), null)).toEqual([productAnswer('Vaso')])
  })
})

describe('before hydration is complete', () => {
  it('nothing remembered is given', () => {
    const stage = setUp()
    visit(stage)
    const tab = stage.openClosed()
    const exchange = tab.begin(product('vaso'))
    tab.scheduler.runAll()
    expect([exchange.received, exchange.wasSent()]).toEqual([[], true])
  })

  it('a request under way gets the remembered answer as soon as it is', () => {
    const stage = setUp()
    visit(stage)
    const tab = stage.openClosed()
    const exchange = tab.begin(badge)
    tab.persistence.start()
    tab.scheduler.runAll()
    expect(exchange.received).toEqual([badgeAnswer(2)])
    exchange.answer(badgeAnswer(3))
    expect(exchange.received).toEqual([badgeAnswer(2), badgeAnswer(3)])
  })

  it('an answer that came first is not replaced by an older one', () => {
    const stage = setUp()
    visit(stage)
    const tab = stage.openClosed()
    const exchange = tab.begin(badge)
    exchange.answer(badgeAnswer(3))
    tab.persistence.start()
    tab.scheduler.runAll()
    expect(exchange.received).toEqual([badgeAnswer(3)])
    expect(stage.open().ask(badge, null)).toEqual([badgeAnswer(3)])
  })
})

describe('what is dropped', () => {
  it('leaves the store configuration out and completes the answer with what this visit was told', () => {
    const stage = setUp()
    const request = requestOf('productWithConfig', { k: 'vaso' })
    const answer = (grid: number) => ({
      data: { storeConfig: { store_code: 'it', grid_per_page: grid }, products: { items: [{ uid: 'MQ==' }] } },
    })
    const first = stage.open()
    first.ask(request, answer(12))
    first.scheduler.runAll()
    expect(stage.disk.entries.get(SNAPSHOT_KEY)).not.toContain('"grid_per_page":12')
    expect(stage.open().begin(request).received).toEqual([])
    const third = stage.open()
    third.ask(requestOf('productWithConfig', { k: 'brocca' }), answer(24))
    expect(third.ask(request, null)).toEqual([answer(24)])
  })

  it('answers with errors, and what they contradict', () => {
    const stage = setUp()
    visit(stage)
    const tab = stage.open()
    const error = { message: 'Could not find a cart with ID "c1"', locations: [], severity: 'CRITICAL' as const }
    tab.ask(badge, { data: { cart: null }, errors: [error] })
    tab.ask(product('vaso'), null)
    tab.scheduler.runAll()
    const next = stage.open()
    expect(next.ask(badge, null)).toEqual([])
    expect(next.ask(product('vaso'), null)).toEqual([productAnswer('Vaso')])
  })

  it('the first of several parts', () => {
    const stage = setUp()
    const tab = stage.open()
    tab.ask(product('vaso'), { ...productAnswer('Vaso'), extensions: { is_final: false } })
    tab.scheduler.runAll()
    expect(stage.open().ask(product('vaso'), null)).toEqual([])
  })

  it('product searches', () => {
    const stage = setUp()
    const tab = stage.open()
    tab.ask(requestOf('search', { q: 'vaso' }), productAnswer('Vaso'))
    tab.scheduler.runAll()
    expect(customerTraces(stage.disk, 'Vaso')).toEqual([])
  })
})

describe('a mutation', () => {
  it('outdates what is remembered of the shopper, and nothing else', () => {
    const stage = setUp()
    const tab = visit(stage)
    tab.ask(MUTATION, { data: {} })
    tab.scheduler.runAll()
    const next = stage.open()
    expect(next.ask(badge, null)).toEqual([])
    expect(next.ask(product('vaso'), null)).toEqual([productAnswer('Vaso')])
  })

  it('outdates it even when the tab dies before the next write', () => {
    const stage = setUp()
    visit(stage).begin(MUTATION)
    expect(stage.open().ask(badge, null)).toEqual([])
  })

  it('outdates an answer that was asked for before it ended', () => {
    const stage = setUp()
    const tab = stage.open()
    const mutation = tab.begin(MUTATION)
    const query = tab.begin(badge)
    mutation.answer({ data: {} })
    query.answer(badgeAnswer(1))
    tab.scheduler.runAll()
    expect(stage.open().ask(badge, null)).toEqual([])
  })

  it('of another tab outdates it here', () => {
    const stage = setUp()
    const here = visit(stage, { name: 'here' })
    stage.open({ name: 'there' }).begin(MUTATION)
    here.persistence.takeOver()
    here.scheduler.runAll()
    here.persistence.flush()
    expect(stage.open().ask(badge, null)).toEqual([])
  })
})

describe('a snapshot that cannot be used', () => {
  const dropped = (stage: ReturnType<typeof setUp>, more: Partial<TabOptions> = {}) => {
    const tab = stage.open(more)
    expect(tab.ask(product('vaso'), null)).toEqual([])
    expect(tab.ask(badge, null)).toEqual([])
    expect(tab.log).toHaveLength(1)
    return tab.log[0]
  }

  it.each<[string, Partial<TabOptions>, RegExp]>([
    ['another shape of records', { version: { ...VERSION, shape: 'shape-2' } }, /another version/],
    ['another store view', { scope: { magentoStoreCode: 'en', currency: null } }, /another store view/],
    ['another currency', { scope: { magentoStoreCode: 'it', currency: 'USD' } }, /another store view or currency/],
    ['another shopper', { token: { value: 'token' } }, /another shopper/],
  ])('%s: dropped whole, with one line', (_what, more, line) => {
    const stage = setUp()
    visit(stage)
    // Session and cart have keys of their own, and outlive it.
    const others = ['vetrina.customerToken', 'vetrina.cartLines', 'vetrina.device.consent', 'somebody-elses']
    for (const key of others) stage.disk.entries.set(key, 'kept')
    expect(dropped(stage, more)).toMatch(line)
    expect(stage.disk.entries.has(SNAPSHOT_KEY)).toBe(false)
    expect(others.map((key) => stage.disk.entries.get(key))).toEqual(others.map(() => 'kept'))
  })

  it.each<[string, (text: string) => string]>([
    ['truncated', (text) => text.slice(0, -5)],
    ['edited', (text) => text.replace('"Vaso"', '"Vasi"')],
    ['foreign', () => '{"apollo":{}}'],
    ['without its last answer', (text) => text.slice(0, text.lastIndexOf('\n'))],
  ])('%s: dropped whole, with one line', (_what, corrupt) => {
    const stage = setUp()
    visit(stage)
    stage.disk.entries.set(SNAPSHOT_KEY, corrupt(stage.disk.entries.get(SNAPSHOT_KEY) ?? ''))
    dropped(stage)
    const next = visit(stage)
    expect(next.log).toEqual([])
  })

  it.each(['', '{"epoch":1}', 'x'])('without its head (%j): dropped whole', (head) => {
    const stage = setUp()
    visit(stage)
    stage.disk.entries.set(SNAPSHOT_HEAD_KEY, head)
    expect(dropped(stage)).toMatch(/head is missing/)
  })
})

describe('a deploy', () => {
  it('keeps the cart, whose question is the same still, and nothing else', () => {
    const stage = setUp()
    visit(stage)
    const deployed = stage.open({ version: { ...VERSION, operations: 'operations-2' } })
    expect(deployed.log).toEqual([])
    expect(deployed.ask(product('vaso'), null)).toEqual([])
    expect(deployed.ask(badge, null)).toEqual([badgeAnswer(2)])
    deployed.scheduler.runAll()
    expect(customerTraces(stage.disk, 'Vaso')).toEqual([])
  })
})

describe('a full storage', () => {
  it('takes what fits, the most recent first and the cart always', () => {
    const stage = setUp(1500)
    const tab = stage.open()
    tab.ask(badge, badgeAnswer(2))
    for (let index = 0; index < 20; index += 1) {
      tab.ask(product(`p${index}`), productAnswer(`Prodotto ${index}`))
      tab.scheduler.runAll()
    }
    const next = stage.open()
    expect(next.log).toEqual([])
    expect(next.ask(badge, null)).toEqual([badgeAnswer(2)])
    expect(next.ask(product('p19'), null)).toEqual([productAnswer('Prodotto 19')])
    expect(next.ask(product('p0'), null)).toEqual([])
  })

  it('learns its size: it is not refused again and again', () => {
    const stage = setUp(1500)
    const tab = stage.open()
    for (let index = 0; index < 50; index += 1) {
      tab.ask(product(`p${index}`), productAnswer('Prodotto'))
      tab.scheduler.runAll()
    }
    expect(stage.disk.refusals).toBeLessThan(3)
  })

  it('never keeps an older snapshot in place of the one that did not fit', () => {
    const stage = setUp()
    visit(stage)
    const tab = stage.open()
    stage.disk.quota = 10
    stage.clock.time += QUERY_CACHE_EXPIRATION_MS
    tab.ask(product('vaso'), productAnswer('Vaso nuovo'))
    tab.scheduler.runAll()
    stage.disk.quota = Infinity
    expect(stage.disk.entries.has(SNAPSHOT_KEY)).toBe(false)
    expect(stage.open().ask(product('vaso'), null)).toEqual([])
  })

  it('drops the snapshot rather than a word that it is outdated', () => {
    const stage = setUp()
    const tab = visit(stage)
    stage.disk.quota = [...stage.disk.entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0) - 1
    for (let index = 0; index < 20; index += 1) tab.begin(MUTATION)
    stage.disk.quota = Infinity
    expect(stage.open().ask(badge, null)).toEqual([])
  })

  it('that takes nothing at all is left alone, and the shop works', () => {
    const stage = setUp(0)
    const tab = stage.open()
    expect(tab.ask(product('vaso'), productAnswer('Vaso'))).toEqual([productAnswer('Vaso')])
    tab.persistence.flush()
    tab.scheduler.runAll()
    expect(tab.log).toHaveLength(1)
    expect(stage.disk.entries.size).toBe(0)
  })
})

describe('writing', () => {
  it('waits for 10 ms without anything new (spec §9)', () => {
    const stage = setUp()
    const tab = stage.open()
    const isWritten = () => stage.disk.entries.has(SNAPSHOT_KEY)
    tab.ask(product('a'), productAnswer('a'))
    tab.scheduler.advance(9)
    tab.ask(product('b'), productAnswer('b'))
    tab.scheduler.advance(9)
    expect(isWritten()).toBe(false)
    tab.scheduler.advance(1)
    expect(isWritten()).toBe(true)
    const next = stage.open()
    expect([next.ask(product('a'), null), next.ask(product('b'), null)]).toEqual([
      [productAnswer('a')],
      [productAnswer('b')],
    ])
  })

  it('has one key, always the same, and a few words beside it', () => {
    const stage = setUp()
    visit(stage)
    expect([...stage.disk.entries.keys()].toSorted()).toEqual(['vetrina.answers', 'vetrina.answers.head'])
  })

  it('has no limit of size but the browser’s', () => {
    const stage = setUp()
    const tab = stage.open()
    const large = 'x'.repeat(20_000)
    for (let index = 0; index < 500; index += 1) tab.ask(product(`p${index}`), productAnswer(`${large}${index}`))
    tab.scheduler.runAll()
    expect(stage.disk.entries.get(SNAPSHOT_KEY)?.length).toBeGreaterThan(10_000_000)
    const next = stage.open()
    for (const index of [0, 250, 499]) {
      expect(next.ask(product(`p${index}`), null)).toEqual([productAnswer(`${large}${index}`)])
    }
  })

  it('serialises and writes in slices, after the debounce', () => {
    const stage = setUp()
    const tab = stage.open()
    for (const k of ['a', 'b', 'c']) tab.ask(product(k), productAnswer(k))
    expect(stage.disk.entries.has(SNAPSHOT_KEY)).toBe(false)
    let steps = 0
    while (tab.scheduler.step()) steps += 1
    // The debounce, three answers, the write.
    expect(steps).toBe(5)
    expect(stage.disk.entries.has(SNAPSHOT_KEY)).toBe(true)
  })

  it('happens at once when the page is hidden, even while the snapshot is being read', () => {
    const stage = setUp()
    visit(stage)
    const tab = stage.openClosed()
    tab.persistence.start()
    tab.ask(product('brocca'), productAnswer('Brocca'))
    tab.persistence.flush()
    const next = stage.open()
    expect(next.ask(product('brocca'), null)).toEqual([productAnswer('Brocca')])
    expect(next.ask(product('vaso'), null)).toEqual([productAnswer('Vaso')])
  })

  it('does not happen without something new', () => {
    const stage = setUp()
    visit(stage)
    const writes: string[] = []
    const tab = stage.open({ onChange: (key) => writes.push(key) })
    tab.persistence.flush()
    tab.scheduler.runAll()
    expect(writes).toEqual([SNAPSHOT_HEAD_KEY])
  })
})

describe('two tabs', () => {
  it('only the newest writes, and the other takes up what it wrote', () => {
    const stage = setUp()
    const older = stage.open({ name: 'older' })
    const newer = stage.open({ name: 'newer' })
    newer.ask(badge, badgeAnswer(7))
    newer.scheduler.runAll()
    older.ask(badge, badgeAnswer(1))
    older.persistence.flush()
    expect(customerTraces(stage.disk, '"total_quantity":1')).toEqual([])
    stage.clock.time += 1
    older.ask(product('vaso'), productAnswer('Vaso'))
    older.persistence.takeOver()
    older.scheduler.runAll()
    expect(customerTraces(stage.disk, 'Vaso')).toHaveLength(1)
    newer.ask(product('brocca'), productAnswer('Brocca'))
    newer.persistence.flush()
    expect(customerTraces(stage.disk, 'Brocca')).toEqual([])
  })

  it('a tab opened in the background does not silence the one in use', () => {
    const stage = setUp()
    const inUse = stage.open({ name: 'in use' })
    stage.open({ name: 'background', isVisible: () => false })
    inUse.ask(badge, badgeAnswer(4))
    inUse.persistence.flush()
    expect(stage.open().ask(badge, null)).toEqual([badgeAnswer(4)])
  })
})

describe('sign-out and sign-in', () => {
  const customer = requestOf('customer')
  const customerAnswer = { data: { customer: { firstname: 'Veronica' } } }
  const signedIn = (stage: ReturnType<typeof setUp>) => {
    const token = { value: 'secret-token' as string | null }
    const tab = stage.open({ token })
    tab.ask(customer, customerAnswer)
    return { tab, token }
  }

  it('purge empties storage and memory and cancels what is pending', () => {
    const stage = setUp()
    const { tab, token } = signedIn(stage)
    tab.scheduler.runAll()
    expect(customerTraces(stage.disk, 'Veronica')).toHaveLength(1)
    tab.ask(customer, customerAnswer)
    token.value = null
    tab.persistence.purge()
    tab.scheduler.runAll()
    tab.persistence.flush()
    expect(customerTraces(stage.disk, 'Veronica')).toEqual([])
    expect(stage.disk.entries.has(SNAPSHOT_KEY)).toBe(false)
    expect(stage.open().ask(customer, null)).toEqual([])
  })

  it('an answer under way is not remembered', () => {
    const stage = setUp()
    const { tab, token } = signedIn(stage)
    const exchange = tab.begin(customer)
    token.value = null
    tab.persistence.purge()
    exchange.answer(customerAnswer)
    tab.scheduler.runAll()
    expect(customerTraces(stage.disk, 'Veronica')).toEqual([])
  })

  it('is noticed without a word: no write of one shopper happens under another', () => {
    const stage = setUp()
    const { tab, token } = signedIn(stage)
    token.value = null
    tab.persistence.flush()
    tab.scheduler.runAll()
    expect(customerTraces(stage.disk, 'Veronica')).toEqual([])
  })

  it('in another tab reaches a tab that was frozen meanwhile', () => {
    const stage = setUp()
    const { tab: frozen } = signedIn(stage)
    const other = stage.open({ name: 'other', token: { value: 'secret-token' } })
    other.persistence.purge()
    frozen.persistence.takeOver()
    frozen.scheduler.runAll()
    frozen.persistence.flush()
    expect(customerTraces(stage.disk, 'Veronica')).toEqual([])
  })

  it('the browser emptied its storage: nothing of this tab comes back', () => {
    const stage = setUp()
    const { tab } = signedIn(stage)
    stage.disk.entries.clear()
    tab.persistence.recheck()
    tab.scheduler.runAll()
    tab.persistence.flush()
    expect(customerTraces(stage.disk, 'Veronica')).toEqual([])
  })
})

it('the stage’s disk refuses what does not fit', () => {
  const storage = openDisk(createDisk(4))
  expect([storage.set('a', '123'), storage.set('b', ''), storage.get('a')]).toEqual([true, false, '123'])
})
