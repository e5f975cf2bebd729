import { describe, expect, it } from 'vitest'
import { SNAPSHOT_KEY } from '#src/relay/persistence/recordPersistence.ts'
import { SNAPSHOT_HEAD_KEY } from '#src/relay/persistence/snapshotHead.ts'
import { snapshotTools } from '#src/relay/persistence/snapshotTools.ts'
import { createDisk, openReadyTab, openTab, ROOT, RULES } from './stage.ts'
import type { Tab, TabOptions } from './stage.ts'

const CART = 'cart(cart_id:"c1")'
const productKey = (urlKey: string) => `products(filter:{"url_key":{"eq":"${urlKey}"}})`

function setUp(quota?: number) {
  const disk = createDisk(quota)
  const clock = { time: 1_000_000, now: () => clock.time }
  const open = (more: Partial<TabOptions> = {}) => openReadyTab({ disk, clock, ...more })
  return {
    disk,
    clock,
    open,
    openClosed: (more: Partial<TabOptions> = {}) => openTab({ disk, clock, ...more }),
    text: () => disk.entries.get(SNAPSHOT_KEY) ?? '',
  }
}

function learnProduct(tab: Tab, urlKey: string, name = urlKey): void {
  const list = `client:root:${productKey(urlKey)}`
  tab.learn(
    { [list]: { items: { __refs: [`SimpleProduct:${urlKey}`] } }, [`SimpleProduct:${urlKey}`]: { name } },
    { [productKey(urlKey)]: list },
  )
}

const learnCart = (tab: Tab, quantity: number) =>
  tab.learn({ 'Cart:c1': { id: 'c1', total_quantity: quantity } }, { [CART]: 'Cart:c1' })

/** A visit that stores a product and a cart. */
async function visit({ open }: ReturnType<typeof setUp>, more: Partial<TabOptions> = {}) {
  const tab = open(more)
  learnProduct(tab, 'vaso', 'Vaso')
  learnCart(tab, 2)
  await tab.settle()
  return tab
}

describe('the next visit', () => {
  it('contains the seen records, and the links to them', async () => {
    const stage = setUp()
    await visit(stage)
    const next = stage.open()
    expect(next.persistence.hasRestored()).toBe(true)
    expect(next.record('SimpleProduct:vaso')).toEqual({
      __id: 'SimpleProduct:vaso',
      __typename: 'SimpleProduct',
      name: 'Vaso',
    })
    expect(next.record(ROOT)).toMatchObject({ [CART]: { __ref: 'Cart:c1' } })
    expect(next.log).toEqual([])
  })

  it('contains a mutation’s changes of the cart, though no query selected that cart', async () => {
    const stage = setUp()
    const tab = stage.open()
    tab.learn({
      'Cart:c1': { id: 'c1', total_quantity: 1, items: { __refs: ['SimpleCartItem:MQ=='] } },
      'SimpleCartItem:MQ==': { quantity: 1 },
    })
    await tab.settle()
    const next = stage.open()
    expect(next.record('Cart:c1')).toMatchObject({ total_quantity: 1 })
    expect(next.record('SimpleCartItem:MQ==')).toMatchObject({ quantity: 1 })
  })

  it('adds records that the document lacks, and changes none that it has', async () => {
    const stage = setUp()
    await visit(stage)
    const next = stage.openClosed()
    stage.clock.time += 1
    next.learn({ 'Cart:c1': { total_quantity: 5 } })
    next.learn({ 'SimpleProduct:vaso': { price: 3 } })
    next.persistence.start(snapshotTools)
    await next.settle()
    expect(next.record('Cart:c1')).toMatchObject({ id: 'c1', total_quantity: 5 })
    expect(next.record('SimpleProduct:vaso')).toMatchObject({ name: 'Vaso', price: 3 })
  })

  it('knows the interfaces of restored types, as the schema has them', async () => {
    const stage = setUp()
    await visit(stage)
    expect(stage.open().record('client:__type:SimpleProduct')).toEqual({
      __id: 'client:__type:SimpleProduct',
      __typename: '__TypeSchema',
      __isProductInterface: true,
      __isRoutableInterface: false,
    })
  })

  it('still contains records that were not read in between, and that Relay would collect', async () => {
    const stage = setUp()
    await visit(stage)
    const second = stage.open()
    second.persistence.source.remove('SimpleProduct:vaso')
    learnProduct(second, 'brocca')
    await second.settle()
    const third = stage.open()
    expect([third.record('SimpleProduct:vaso'), third.record('SimpleProduct:brocca')]).toEqual([
      expect.objectContaining({ name: 'Vaso' }),
      expect.anything(),
    ])
  })

  it('the listener is called when the snapshot has been read, once', async () => {
    const stage = setUp()
    await visit(stage)
    const tab = stage.openClosed()
    const told: string[] = []
    tab.persistence.whenRead(() => told.push('heard'))
    tab.persistence.whenRead(() => told.push('left'))?.()
    tab.scheduler.runAll()
    expect([told, tab.record('Cart:c1')]).toEqual([[], undefined])
    tab.persistence.start(snapshotTools)
    tab.scheduler.runAll()
    expect(tab.persistence.whenRead(() => told.push('too late'))).toBeNull()
    expect(told).toEqual(['heard'])
  })
})

describe('excluded data', () => {
  const secret = { 'Secret:1': { word: 'secret' } }
  it.each<[string, string]>([
    ['product searches (spec §9)', 'products(currentPage:1,pageSize:12,search:"secret")'],
    ['searches that begin with the word', 'products(search:"secret")'],
    ['countries (spec §9)', 'countries'],
    ['checkout agreements (spec §9)', 'checkoutAgreements'],
    ['the store configuration (spec §9)', 'storeConfig'],
    ['type metadata (spec §9)', '__type(name:"Cart")'],
    ['what mutations answered (spec §9)', 'addProductsToCart(cartId:"c1")'],
    ['a root field that is not in the rules', 'guestOrderByToken(input:{"token":"t"})'],
    ['a cart that is not the current one', 'cart(cart_id:"c0")'],
    ['a customer’s data while nobody is signed in', 'customer'],
  ])('%s', async (_what, key) => {
    const stage = setUp()
    const tab = await visit(stage)
    tab.learn(secret, { [key]: 'Secret:1' })
    await tab.settle()
    expect(stage.text()).toContain('Vaso')
    expect(stage.text()).not.toContain('secret')
  })

  it('cross-sell products (spec §9), unless they are seen elsewhere', async () => {
    const stage = setUp()
    const tab = await visit(stage)
    tab.learn({ ...secret, 'SimpleProduct:vaso': { 'crosssell_products(x:1)': { __refs: ['Secret:1'] } } })
    await tab.settle()
    expect(stage.text()).not.toMatch(/secret|crosssell/)
  })

  it('a failed field, an invalidation, and values of a resolver', async () => {
    const stage = setUp()
    const tab = stage.open()
    tab.learn(
      {
        'Cart:c1': { id: 'c1', prices: null, lines: { __refs: [null] }, __errors: { prices: [], lines: [] } },
        'client:root:token': { __resolverValue: 'secret' },
      },
      { [CART]: 'Cart:c1', customerToken: 'client:root:token' },
    )
    tab.learn({ 'Cart:c1': { __invalidated_at: 3 } })
    await tab.settle()
    expect(stage.open().record('Cart:c1')).toEqual({
      __id: 'Cart:c1',
      __typename: 'Cart',
      id: 'c1',
      lines: { __refs: [null] },
    })
    expect(stage.text()).not.toContain('secret')
  })

  it('a cart that has just ceased to be the shopper’s', async () => {
    const stage = setUp()
    const shopper = { customer: null, cartId: 'c1' as string | null }
    const tab = await visit(stage, { shopper })
    shopper.cartId = null
    tab.persistence.changed()
    await tab.settle()
    expect(stage.text()).toContain('Vaso')
    expect(stage.text()).not.toContain('total_quantity')
  })
})

describe('a snapshot that cannot be used', () => {
  const dropped = (stage: ReturnType<typeof setUp>, more: Partial<TabOptions> = {}) => {
    const tab = stage.open(more)
    expect(tab.record('Cart:c1')).toBeUndefined()
    expect(tab.persistence.hasRestored()).toBe(false)
    expect(tab.log).toHaveLength(1)
    return tab.log[0]
  }

  it.each<[string, Partial<TabOptions>, RegExp]>([
    ['another version', { rules: { ...RULES, version: 'version-2' } }, /another version/],
    ['another store view', { scope: { magentoStoreCode: 'en', currency: null } }, /another store view/],
    ['another currency', { scope: { magentoStoreCode: 'it', currency: 'USD' } }, /another store view or currency/],
    ['another shopper', { shopper: { customer: 'a@b.it', cartId: 'c1' } }, /another shopper/],
  ])('%s: dropped whole, with one line', async (_what, more, line) => {
    const stage = setUp()
    await visit(stage)
    // Session and cart have their own keys, and outlive it.
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
    ['without its last record', (text) => text.slice(0, text.lastIndexOf('\n'))],
  ])('%s: dropped whole, with one line', async (_what, corrupt) => {
    const stage = setUp()
    await visit(stage)
    stage.disk.entries.set(SNAPSHOT_KEY, corrupt(stage.text()))
    dropped(stage)
    expect((await visit(stage)).log).toEqual([])
  })

  it.each(['', '{"tab":1}', 'x'])('without its head (%j): dropped whole', async (head) => {
    const stage = setUp()
    await visit(stage)
    stage.disk.entries.set(SNAPSHOT_HEAD_KEY, head)
    expect(dropped(stage)).toMatch(/head is missing/)
  })
})

describe('a full storage', () => {
  it('stores as many records as fit, the most recent first and the cart always', async () => {
    const stage = setUp(2500)
    const tab = stage.open()
    learnCart(tab, 2)
    for (let index = 0; index < 20; index += 1) {
      stage.clock.time += 1
      learnProduct(tab, `p${index}`)
      await tab.settle()
    }
    const next = stage.open()
    expect(next.log).toEqual([])
    expect(next.record('Cart:c1')).toMatchObject({ total_quantity: 2 })
    expect(next.record('SimpleProduct:p19')).toMatchObject({ name: 'p19' })
    expect(next.record('SimpleProduct:p0')).toBeUndefined()
  })

  it('learns its size: it is not refused again and again', async () => {
    const stage = setUp(2500)
    const tab = stage.open()
    for (let index = 0; index < 50; index += 1) {
      learnProduct(tab, `p${index}`)
      await tab.settle()
    }
    expect(stage.disk.refusals).toBeLessThan(5)
  })

  it('never keeps an older snapshot in place of the one that did not fit', async () => {
    const stage = setUp()
    await visit(stage)
    const tab = stage.open()
    stage.disk.quota = 10
    learnProduct(tab, 'vaso', 'Vaso nuovo')
    await tab.settle()
    stage.disk.quota = Infinity
    expect(stage.disk.entries.has(SNAPSHOT_KEY)).toBe(false)
  })

  it('that takes nothing at all is left alone, and the store works', async () => {
    const stage = setUp(0)
    const tab = stage.open()
    learnProduct(tab, 'vaso', 'Vaso')
    tab.persistence.flush()
    await tab.settle()
    expect(tab.record('SimpleProduct:vaso')).toMatchObject({ name: 'Vaso' })
    expect(tab.log).toHaveLength(1)
    expect(stage.disk.entries.size).toBe(0)
  })
})

describe('writing', () => {
  it('waits for 10 ms without anything new (spec §9)', async () => {
    const stage = setUp()
    const tab = stage.open()
    const isWritten = () => stage.disk.entries.has(SNAPSHOT_KEY)
    learnProduct(tab, 'a')
    await Promise.resolve()
    tab.scheduler.advance(9)
    learnProduct(tab, 'b')
    await Promise.resolve()
    tab.scheduler.advance(9)
    expect(isWritten()).toBe(false)
    tab.scheduler.advance(1)
    expect(isWritten()).toBe(true)
    const next = stage.open()
    expect([next.record('SimpleProduct:a'), next.record('SimpleProduct:b')]).not.toContain(undefined)
  })

  it('has one key, always the same, and a few words beside it', async () => {
    const stage = setUp()
    await visit(stage)
    expect([...stage.disk.entries.keys()].toSorted()).toEqual(['vetrina.snapshot', 'vetrina.snapshot.head'])
  })

  it('has no limit of size but the browser’s', async () => {
    const stage = setUp()
    const tab = stage.open()
    const large = 'x'.repeat(20_000)
    for (let index = 0; index < 500; index += 1) learnProduct(tab, `p${index}`, `${large}${index}`)
    await tab.settle()
    expect(stage.text().length).toBeGreaterThan(10_000_000)
    const next = stage.open()
    for (const index of [0, 250, 499])
      expect(next.record(`SimpleProduct:p${index}`)).toMatchObject({ name: `${large}${index}` })
  })

  it('happens in slices, after the debounce', async () => {
    const stage = setUp()
    const tab = stage.open()
    for (const k of ['a', 'b', 'c']) learnProduct(tab, k)
    await Promise.resolve()
    let steps = 0
    while (tab.scheduler.step()) steps += 1
    // The debounce, six records, the end of their slice, the write.
    expect(steps).toBe(9)
    expect(stage.text()).toContain('"name":"c"')
  })

  it('happens at once when the page is hidden, even while the snapshot is being read', async () => {
    const stage = setUp()
    await visit(stage)
    const tab = stage.openClosed()
    tab.persistence.start(snapshotTools)
    learnProduct(tab, 'brocca')
    tab.persistence.flush()
    const next = stage.open()
    expect([next.record('SimpleProduct:brocca'), next.record('SimpleProduct:vaso')]).not.toContain(undefined)
  })

  it('does not happen without something new', async () => {
    const stage = setUp()
    await visit(stage)
    const writes: string[] = []
    const tab = stage.open({ onChange: (key) => writes.push(key) })
    tab.persistence.flush()
    await tab.settle()
    expect(writes).toEqual([SNAPSHOT_HEAD_KEY])
  })
})

describe('two tabs', () => {
  it('only the newest tab writes, and the other reads its writes', async () => {
    const stage = setUp()
    const older = stage.open({ name: 'older' })
    learnCart(older, 1)
    await older.settle()
    const newer = stage.open({ name: 'newer' })
    stage.clock.time += 1
    learnCart(newer, 7)
    await newer.settle()
    learnProduct(older, 'vaso')
    older.persistence.flush()
    expect(stage.text()).not.toContain('vaso')
    older.persistence.takeOver()
    await older.settle()
    expect(stage.text()).toContain('vaso')
    // The later write is valid, whichever tab is the writer.
    expect(older.record('Cart:c1')).toMatchObject({ total_quantity: 7 })
    expect(stage.text()).toContain('"total_quantity":7')
    learnProduct(newer, 'brocca')
    newer.persistence.flush()
    expect(stage.text()).not.toContain('brocca')
  })

  it('one opened in the background reads, and does not silence the other', async () => {
    const stage = setUp()
    const front = await visit(stage, { name: 'front' })
    const back = stage.open({ name: 'back', isVisible: () => false })
    expect(back.record('Cart:c1')).toMatchObject({ total_quantity: 2 })
    learnCart(front, 3)
    await front.settle()
    expect(stage.text()).toContain('"total_quantity":3')
  })
})

describe('the end of a session', () => {
  const customer = () => ({ customer: 'giulia@example.com' as string | null, cartId: 'c1' })
  async function visitOfCustomer(stage: ReturnType<typeof setUp>, name: string, shopper = customer()) {
    const tab = stage.open({ name, shopper })
    tab.learn({ Customer: { firstname: 'Giulia' } }, { customer: 'Customer' })
    learnCart(tab, 2)
    await tab.settle()
    return tab
  }
  const traces = (stage: ReturnType<typeof setUp>) =>
    [...stage.disk.entries].filter(([, value]) => /Giulia|giulia|total_quantity/.test(value))

  it('keeps a customer’s records until then, and nothing of the token or address in clear', async () => {
    const stage = setUp()
    await visitOfCustomer(stage, 'tab')
    expect(stage.text()).not.toContain('giulia@')
    expect(stage.open({ shopper: customer() }).record('Customer')).toMatchObject({ firstname: 'Giulia' })
  })

  it('deletes the snapshot, and no tab writes its records', async () => {
    const stage = setUp()
    const shopper = customer()
    const here = await visitOfCustomer(stage, 'here', shopper)
    const there = await visitOfCustomer(stage, 'there', shopper)
    here.persistence.purge()
    shopper.customer = null
    expect(traces(stage)).toEqual([])
    for (const tab of [here, there]) {
      tab.persistence.recheck()
      learnCart(tab, 4)
      tab.persistence.takeOver()
      await tab.settle()
      tab.persistence.flush()
    }
    expect(traces(stage)).toEqual([])
    expect(stage.open().log).toEqual([])
  })

  it('that runs out deletes the snapshot in every tab; a renewal writes it again', async () => {
    const stage = setUp()
    const shopper = { ...customer(), isExpired: false }
    const [here, there] = [
      await visitOfCustomer(stage, 'here', shopper),
      await visitOfCustomer(stage, 'there', shopper),
    ]
    expect(traces(stage)).not.toEqual([])
    shopper.isExpired = true
    // The tab that is not the writer.
    here.persistence.recheck()
    expect(traces(stage)).toEqual([])
    for (const tab of [here, there]) {
      learnCart(tab, 4)
      await tab.settle()
      tab.persistence.flush()
    }
    expect(traces(stage)).toEqual([])
    shopper.isExpired = false
    for (const tab of [here, there]) {
      tab.persistence.recheck()
      await tab.settle()
    }
    expect(stage.open({ shopper }).record('Customer')).toMatchObject({ firstname: 'Giulia' })
  })

  it('that ran out while no tab was open deletes the snapshot at the next start, without a word', async () => {
    const stage = setUp()
    await visitOfCustomer(stage, 'tab')
    const next = stage.open({ shopper: { ...customer(), isExpired: true } })
    await next.settle()
    expect(next.record('Customer')).toBeUndefined()
    expect({ traces: traces(stage), log: next.log }).toEqual({ traces: [], log: [] })
  })

  it('in a tab without a notification: it writes nothing for the next customer', async () => {
    const stage = setUp()
    const shopper = customer()
    const tab = await visitOfCustomer(stage, 'tab', shopper)
    shopper.customer = 'another@example.com'
    learnCart(tab, 4)
    await tab.settle()
    expect(traces(stage)).toEqual([])
  })

  it('signing in keeps the guest’s records', async () => {
    const stage = setUp()
    const shopper = { customer: null as string | null, cartId: 'c1' }
    const tab = await visit(stage, { shopper })
    shopper.customer = 'giulia@example.com'
    tab.persistence.recheck()
    tab.learn({ Customer: { firstname: 'Giulia' } }, { customer: 'Customer' })
    await tab.settle()
    const next = stage.open({ shopper })
    expect(next.record('Customer')).toMatchObject({ firstname: 'Giulia' })
    expect(next.record('SimpleProduct:vaso')).toMatchObject({ name: 'Vaso' })
  })

  it.each(['before hydration', 'while the snapshot is read'])('%s: nothing is restored', async (when) => {
    const stage = setUp()
    const shopper = customer()
    await visitOfCustomer(stage, 'first', shopper)
    const tab = stage.openClosed({ name: 'second', shopper })
    if (when !== 'before hydration') tab.persistence.start(snapshotTools)
    tab.scheduler.step()
    stage.open({ name: 'third', shopper }).persistence.purge()
    tab.persistence.start(snapshotTools)
    await tab.settle()
    tab.persistence.recheck()
    expect(tab.record('Customer')).toBeUndefined()
    expect(traces(stage)).toEqual([])
  })
})
