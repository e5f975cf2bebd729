import { expect, test } from 'vitest'
import { compareRows, withVariants } from '#src/features/compare/compareRows.ts'
import { createComparison, MOST_COMPARED } from '#src/features/compare/createComparison.ts'
import type { CompareBackend } from '#src/features/compare/createComparison.ts'
import type { ComparedList } from '#src/relay/savedProducts.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { CustomerSession } from '#src/platform/session/customerToken.ts'
import { readKeptComparison, writeKeptComparison } from '#src/platform/saved/keptComparison.ts'
import { createSavedNames } from '#src/platform/saved/savedNames.ts'
import { COMPARED_NAMES_KEY, KEPT_COMPARISON_KEY } from '#src/platform/saved/savedKeys.ts'
import { createLocksOfTab } from '#src/platform/locksOfTab.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

const REJECTED = failed<MutationError>({ kind: 'rejected', message: '"uid" value does not exist', messages: [] })
const UNREACHABLE = failed<MutationError>({ kind: 'unreachable', message: 'no answer' })

const withNames = (uid: string, products: readonly string[]): ComparedList => ({
  uid,
  products,
  names: Object.fromEntries(products.map((product) => [product, `Pezzo ${product}`])),
})

function stage() {
  const storage = createMemoryStorage()
  const lists = new Map<string, readonly string[]>()
  const network = { isDown: false, oldReads: 0 }
  let session: CustomerSession = { kind: 'guest' }
  let ownUid: string | null = null
  let made = 0
  const listOf = (uid: string | null): ComparedList | null =>
    uid === null || !lists.has(uid) ? null : withNames(uid, lists.get(uid) ?? [])
  const put = (uid: string, products: readonly string[]) => lists.set(uid, [...new Set(products)])
  const answer = async (act: () => ReturnType<CompareBackend['readOwn']>) => {
    await Promise.resolve()
    return network.isDown ? UNREACHABLE : act()
  }
  const backend: CompareBackend = {
    readOwn: () => answer(async () => succeeded((network.oldReads -= 1) >= 0 ? null : listOf(ownUid))),
    create: (products) =>
      answer(async () => {
        const uid: string = (session.kind === 'customer' ? ownUid : null) ?? `list-${(made += 1)}`
        if (session.kind === 'customer') ownUid = uid
        put(uid, [...(lists.get(uid) ?? []), ...products])
        return succeeded(listOf(uid))
      }),
    add: (uid, products) =>
      answer(async () => {
        const known = lists.get(uid)
        if (!known) return REJECTED
        put(uid, [...known, ...products])
        return succeeded(listOf(uid))
      }),
    remove: (uid, products) =>
      answer(async () => {
        const known = lists.get(uid)
        if (!known) return REJECTED
        put(
          uid,
          known.filter((product) => !products.includes(product)),
        )
        return succeeded(listOf(uid))
      }),
    assign: (uid) =>
      answer(async () => {
        const guests = lists.get(uid)
        if (!guests) return succeeded(null)
        lists.delete(uid)
        ownUid ??= uid
        put(ownUid, [...(lists.get(ownUid) ?? []), ...guests])
        return succeeded(listOf(ownUid))
      }),
  }
  const locks = createLocksOfTab()
  const names = createSavedNames(storage, COMPARED_NAMES_KEY)
  const open = () =>
    createComparison({
      storage,
      locks,
      customer: () => session,
      resume: (act) => act(),
      backend,
      names,
      onChanged: () => undefined,
    })
  return {
    storage,
    lists,
    network,
    open,
    tab: open(),
    names,
    listOf,
    own: () => listOf(ownUid)?.products ?? null,
    haveOwn: (products: readonly string[]) => {
      ownUid = 'own'
      put('own', products)
    },
    be: (next: CustomerSession) => {
      session = next
    },
  }
}

test('a product that the backend takes out of the list is named once; one that the shopper removed is not', async () => {
  const { tab, storage, lists, names, listOf } = stage()
  for (const product of ['a', 'b', 'c']) await tab.add(product)
  await tab.remove(['b'])
  expect(names.get()).toEqual([])
  // Disabled by the merchant.
  lists.set('list-1', ['a'])
  await tab.reconcile(async () => listOf('list-1'))
  await tab.reconcile(async () => listOf('list-1'))
  expect(names.get()).toEqual(['Pezzo c'])
  expect(tab.get().products).toEqual(['a'])
  expect(readKeptComparison(storage)?.products).toEqual(['a'])
})

test('no answer takes nothing away', async () => {
  const { tab, names } = stage()
  await tab.add('a')
  await tab.reconcile(async () => null)
  expect([tab.get().products, names.get()]).toEqual([['a'], []])
})

const CUSTOMER: CustomerSession = { kind: 'customer', token: 'bearer' }

test('a guest’s list is made with its first product, and known to the next document', async () => {
  const { tab, open, storage, lists } = stage()
  await tab.add('a')
  await tab.add('b')
  expect([...lists.values()]).toEqual([['a', 'b']])
  expect(open().get()).toEqual({ uid: 'list-1', products: ['a', 'b'], isKnown: true })
  await tab.remove(['a'])
  expect(readKeptComparison(storage)).toEqual({ uid: 'list-1', products: ['b'] })
})

test('two tabs share one list', async () => {
  const { tab, open, lists } = stage()
  await Promise.all([tab.add('a'), open().add('b')])
  expect([...lists.values()]).toEqual([['a', 'b']])
})

test('a column more than there is room for is refused in so many words', async () => {
  const { tab } = stage()
  for (let product = 0; product < MOST_COMPARED; product += 1) await tab.add(String(product))
  expect(await tab.add('one more')).toMatchObject({ ok: false, error: { kind: 'full' } })
  // An existing product adds no column.
  expect(await tab.add('0')).toMatchObject({ ok: true })
})

test('a list that the backend lost is restored with its products', async () => {
  const { tab, lists } = stage()
  await tab.add('a')
  await tab.add('b')
  lists.clear()
  await tab.add('c')
  expect([...lists]).toEqual([['list-2', ['a', 'b', 'c']]])
  lists.clear()
  await tab.remove(['b'])
  expect([...lists]).toEqual([['list-3', ['a', 'c']]])
  expect(tab.get()).toMatchObject({ uid: 'list-3', products: ['a', 'c'] })
})

test('at sign-in the guest’s list joins the customer’s, and leaves the browser', async () => {
  const { tab, be, haveOwn, own, storage } = stage()
  await tab.add('a')
  haveOwn(['x', 'a'])
  be(CUSTOMER)
  await tab.sync()
  expect(own()).toEqual(['x', 'a'])
  expect(tab.get()).toEqual({ uid: 'own', products: ['x', 'a'], isKnown: true })
  expect(storage.keys()).toEqual([COMPARED_NAMES_KEY])
})

test('a reading that began before the guest’s list joined does not hide it', async () => {
  const { tab, be, network } = stage()
  await tab.add('a')
  be(CUSTOMER)
  network.oldReads = 1
  await tab.sync()
  expect(tab.get().products).toEqual(['a'])
  network.oldReads = 1
  await tab.sync()
  expect(tab.get().products).toEqual(['a'])
})

test('products removed from the customer’s list elsewhere are removed here', async () => {
  const { tab, be, haveOwn } = stage()
  haveOwn(['x', 'a'])
  be(CUSTOMER)
  await tab.sync()
  haveOwn(['a'])
  await tab.sync()
  expect(tab.get().products).toEqual(['a'])
})

test('a guest’s list that is gone by then is put together again', async () => {
  const { tab, be, lists, own, storage } = stage()
  await tab.add('a')
  lists.clear()
  be(CUSTOMER)
  await tab.sync()
  // Magento answers without a list if there is none to assign.
  expect(own()).toEqual(['a'])
  expect(storage.keys()).toEqual([COMPARED_NAMES_KEY])
})

test('without an answer the guest’s list waits for the next time', async () => {
  const { tab, be, network, own, storage } = stage()
  await tab.add('a')
  be(CUSTOMER)
  network.isDown = true
  await tab.sync()
  expect(readKeptComparison(storage)?.products).toEqual(['a'])
  network.isDown = false
  await tab.sync()
  expect(own()).toEqual(['a'])
})

test.each([0, 1, 2, 3, 4, 5])('nothing of a customer stays after the sign-out, %i turns later', async (turns) => {
  const { tab, be, haveOwn, storage } = stage()
  haveOwn(['x'])
  be(CUSTOMER)
  await tab.sync()
  const adding = tab.add('a')
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
  be({ kind: 'guest' })
  await adding
  await tab.sync()
  expect(tab.get()).toEqual({ uid: null, products: [], isKnown: true })
  expect(storage.keys()).toEqual([])
})

test('the shown list is ahead of the answer, and reset after a failure', async () => {
  const { tab, network } = stage()
  await tab.add('a')
  network.isDown = true
  const adding = tab.add('b')
  expect(tab.get().products).toEqual(['a', 'b'])
  expect(await adding).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  expect(tab.get().products).toEqual(['a'])
})

test('foreign contents of the storage are no list', () => {
  const { storage } = stage()
  for (const text of ['', 'null', '[]', '{"uid":1,"products":[]}', '{"uid":"a","products":[1]}']) {
    storage.set(KEPT_COMPARISON_KEY, text)
    expect(readKeptComparison(storage)).toBeNull()
  }
  writeKeptComparison(storage, { uid: 'a', products: [] })
  expect(readKeptComparison(storage)).toEqual({ uid: 'a', products: [] })
})

test('the table keeps attributes, marks differences, and leaves out missing values', () => {
  const attributes = ['sku', 'description', 'short_description', 'material', 'care', 'oven'].map((code) => ({
    code,
    label: code.toUpperCase(),
  }))
  const product = (values: Readonly<Record<string, string>>) =>
    new Map(attributes.map(({ code }) => [code, values[code] ?? 'N/A']))
  const rows = compareRows(attributes, [
    product({ sku: '1', description: '<p>Long</p>', short_description: 'Short', material: 'Stoneware', oven: 'No' }),
    product({ sku: '2', description: '<p>Other</p>', short_description: 'Brief', material: 'Stoneware' }),
  ])
  expect(rows.map(({ code, isDifferent }) => [code, isDifferent])).toEqual([
    // Those that differ come first.
    ['oven', true],
    ['short_description', false],
    ['material', false],
  ])
  expect(rows[0]?.values).toEqual(['No', null])
})

test('a product with variants has their values where it has none of its own', () => {
  const own = new Map([
    ['material', 'Stoneware'],
    ['capacity', 'N/A'],
  ])
  const variants = ['200 ml', '350 ml', '200 ml'].map(
    (capacity) =>
      new Map([
        ['capacity', capacity],
        ['material', 'Clay'],
      ]),
  )
  expect(withVariants(own, variants)).toEqual(
    new Map([
      ['material', 'Stoneware'],
      ['capacity', '200 ml · 350 ml'],
    ]),
  )
  expect(withVariants(own, [])).toEqual(own)
})
