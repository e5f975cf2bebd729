import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingWishes, wishKey } from '#src/features/wishlist/wishKey.ts'
import { readKeptWishes } from '#src/platform/saved/keptWishes.ts'
import { KEPT_WISHES_KEY } from '#src/platform/saved/savedKeys.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { propertyRuns } from '../relay/propertyRuns.ts'
import { createBrowser, createWishlistModel, SOLD_OUT, wish } from './wishlistModel.ts'
import type { Delivery } from './wishlistModel.ts'

const skusOf = (wishes: readonly { readonly sku: string }[]) => wishes.map(({ sku }) => sku)

function stage() {
  const model = createWishlistModel()
  const browser = createBrowser(model)
  return { model, browser, tab: browser.open() }
}

test('a guest’s list stays in the browser, and the next document finds it', async () => {
  const { browser, model, tab } = stage()
  await tab.add([wish('VASE', ['teal'])])
  await tab.add([wish('VASE', ['teal']), wish('BOWL')])
  expect(skusOf(browser.open().get().wishes)).toEqual(['VASE', 'BOWL'])
  expect(model.calls).toEqual([])
  await tab.remove(({ sku }) => sku === 'VASE')
  await tab.remove(({ sku }) => sku === 'BOWL')
  expect(browser.storage.get(KEPT_WISHES_KEY)).toBeNull()
})

test('at sign-in the guest’s wishes join the customer’s, whose own stay as they are', async () => {
  const { browser, model, tab } = stage()
  model.put(wish('BOWL', [], 3))
  await tab.add([wish('VASE', ['l', 'teal']), wish('BOWL')])
  browser.signIn()
  await tab.sync()
  expect(model.items().map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['BOWL', 3],
    ['VASE', 1],
  ])
  expect(readKeptWishes(browser.storage)).toEqual([])
  expect(tab.get()).toMatchObject({ isKnown: true, wishes: model.items() })
  // The same choice in another order is the same item.
  await tab.add([wish('VASE', ['teal', 'l'])])
  expect(model.items()).toHaveLength(2)
})

test('items that the account refuses stay in the browser, visible', async () => {
  const { browser, model, tab } = stage()
  await tab.add([wish(SOLD_OUT), wish('BOWL')])
  browser.signIn()
  await tab.sync()
  expect(skusOf(model.items())).toEqual(['BOWL'])
  expect(skusOf(readKeptWishes(browser.storage))).toEqual([SOLD_OUT])
  expect(skusOf(tab.get().wishes)).toEqual(['BOWL', SOLD_OUT])
})

test('a join whose answer is lost is done again, and doubles nothing', async () => {
  const { browser, model, tab } = stage()
  await tab.add([wish('BOWL', [], 2)])
  browser.signIn()
  model.deliverAs('answered', 'answer-lost')
  await tab.sync()
  expect(skusOf(readKeptWishes(browser.storage))).toEqual(['BOWL'])
  await browser.open().sync()
  expect(model.items()).toMatchObject([{ sku: 'BOWL', quantity: 2 }])
  expect(model.calls.filter((name) => name === 'add')).toHaveLength(1)
  expect(readKeptWishes(browser.storage)).toEqual([])
})

test('two tabs that learn of the sign-in at once send the wishes once', async () => {
  const { browser, model, tab } = stage()
  await tab.add([wish('BOWL')])
  browser.signIn()
  await Promise.all([tab.sync(), browser.open().sync()])
  expect(model.calls.filter((name) => name === 'add')).toHaveLength(1)
})

test.each([0, 1, 2, 3, 4, 5])(
  'nothing that a customer wished for stays after the sign-out, %i turns later',
  async (turns) => {
    const { browser, tab } = stage()
    browser.signIn()
    await tab.sync()
    const adding = tab.add([wish('BOWL')])
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    browser.signOut()
    await adding
    await tab.sync()
    expect(tab.get()).toEqual({ isKnown: true, wishes: [], lists: null })
    expect(browser.storage.keys()).toEqual([])
  },
)

test('another customer does not see the list of the one before', async () => {
  const { browser, model, tab } = stage()
  model.put(wish('BOWL'))
  browser.signIn('one')
  await tab.sync()
  browser.signIn('other')
  model.deliverAs('request-lost')
  await tab.sync()
  expect(tab.get()).toEqual({ isKnown: false, wishes: [], lists: null })
})

test('a heart is filled at the tap and empty again when it was refused', async () => {
  const { browser, tab } = stage()
  browser.signIn()
  await tab.sync()
  const adding = tab.add([wish(SOLD_OUT)])
  expect(skusOf(tab.get().wishes)).toEqual([SOLD_OUT])
  expect(await adding).toMatchObject({ ok: false, error: { kind: 'sold-out' } })
  expect(tab.get().wishes).toEqual([])
})

test('fast taps end in the last one', async () => {
  const { browser, model, tab } = stage()
  browser.signIn()
  await tab.sync()
  const isVase = ({ sku }: { readonly sku: string }) => sku === 'VASE'
  await Promise.all([tab.add([wish('VASE')]), tab.remove(isVase), tab.add([wish('VASE')]), tab.remove(isVase)])
  expect(model.items()).toEqual([])
  expect(tab.get().wishes).toEqual([])
})

test('a removed item is restored unchanged', async () => {
  const { browser, model, tab } = stage()
  model.put(wish('VASE', ['teal'], 2))
  model.put(wish('VASE', ['sage']))
  browser.signIn()
  await tab.sync()
  const removed = await tab.remove(({ sku }) => sku === 'VASE')
  expect(model.items()).toEqual([])
  await tab.add(removed.ok ? removed.value : [])
  expect(model.items().map(({ selectedOptions, quantity }) => [selectedOptions, quantity])).toEqual([
    [['teal'], 2],
    [['sage'], 1],
  ])
})

test('items moved into the cart leave the list, the others are named', async () => {
  const { browser, model, tab } = stage()
  model.put(wish('BOWL'))
  model.put(wish('OPEN'))
  browser.signIn()
  await tab.sync()
  const moved = await tab.toCart(model.items().flatMap(({ id }) => id ?? []))
  expect(moved).toMatchObject({ ok: true, value: [{ code: 'UNDEFINED' }] })
  expect(skusOf(tab.get().wishes)).toEqual(['OPEN'])
})

test('a browser that stores nothing says so', async () => {
  const browser = createBrowser(createWishlistModel(), { ...createMemoryStorage(), set: () => false })
  expect(await browser.open().add([wish('BOWL')])).toMatchObject({ ok: false, error: { kind: 'not-kept' } })
})

test('foreign contents of the storage are no wishes', () => {
  const { browser } = stage()
  for (const text of ['', '[{}]', '{"sku":"A"}', '[{"sku":1}]', JSON.stringify([{ ...wish('A'), words: [1] }])]) {
    browser.storage.set(KEPT_WISHES_KEY, text)
    expect(browser.open().get().wishes).toEqual([])
  }
})

const SKUS = ['A', 'B', 'C'] as const
type Step =
  | { readonly kind: 'add' | 'remove'; readonly sku: (typeof SKUS)[number]; readonly tab: 0 | 1 }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'sync'; readonly tab: 0 | 1 }

const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('add' as const),
        sku: fc.constantFrom(...SKUS),
        tab: fc.constantFrom(0, 1),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('remove' as const),
        sku: fc.constantFrom(...SKUS),
        tab: fc.constantFrom(0, 1),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ kind: 'sign-in' as const }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('sync' as const), tab: fc.constantFrom(0, 1) }) },
  ),
  { maxLength: 14 },
) as fc.Arbitrary<readonly Step[]>
const deliveries = fc.array(fc.constantFrom<Delivery>('answered', 'answered', 'answer-lost', 'request-lost'), {
  maxLength: 12,
})

test('whatever is lost on the way, nothing that was wished for is lost or doubled', async () => {
  await fc.assert(
    fc.asyncProperty(steps, deliveries, async (plan, fates) => {
      const model = createWishlistModel()
      const browser = createBrowser(model)
      const tabs = [browser.open(), browser.open()]
      model.put(wish('OLD', [], 5))
      model.deliverAs(...fates)
      /** The reported results; null if the unknown result was reported to the shopper. */
      const wanted = new Map<string, boolean | null>()
      for (const step of plan) {
        if (step.kind === 'sign-in') {
          browser.signIn()
          await Promise.all(tabs.map((tab) => tab.sync()))
          continue
        }
        const tab = tabs[step.tab]
        if (step.kind === 'sync') await tab?.sync()
        else {
          const result =
            step.kind === 'add' ? await tab?.add([wish(step.sku)]) : await tab?.remove(({ sku }) => sku === step.sku)
          wanted.set(step.sku, result?.ok ? step.kind === 'add' : null)
          // Like the notification of the other tab; its change of the storage notifies this one.
          await tabs[1 - step.tab]?.sync()
          await tab?.sync()
        }
      }
      browser.signIn()
      model.deliverAs()
      await Promise.all(tabs.map((tab) => tab.sync()))
      const keys = model.items().map(wishKey)
      expect(new Set(keys).size).toBe(keys.length)
      const known = [...wanted].filter(([, isWanted]) => isWanted !== null)
      expect(known.map(([sku]) => [sku, keys.includes(wishKey(wish(sku)))])).toEqual(known)
      expect(model.items().find(({ sku }) => sku === 'OLD')?.quantity).toBe(5)
      expect(missingWishes(readKeptWishes(browser.storage), model.items())).toEqual([])
      expect(readKeptWishes(browser.storage)).toEqual([])
      for (const tab of tabs) expect(tab.get().wishes.map(wishKey)).toEqual(keys)
    }),
    propertyRuns(300),
  )
})

test('an item that the backend takes off the list is named once; one that the shopper removed is not', async () => {
  const { browser, model, tab } = stage()
  browser.signIn()
  for (const sku of ['BOWL', 'CUP', 'VASE']) await tab.add([{ ...wish(sku), name: `Pezzo ${sku}` }])
  await tab.remove(({ sku }) => sku === 'CUP')
  await tab.sync()
  expect(browser.names.get()).toEqual([])
  // Disabled by the merchant.
  model.takeOff('VASE')
  await browser.open().sync()
  await browser.open().sync()
  expect(browser.names.get()).toEqual(['Pezzo VASE'])
})
