import { readKeptWishes } from '#src/platform/saved/keptWishes.ts'
import { expect, test } from 'vitest'
import { createBrowser, createWishlistModel, DEFAULT_LIST, SOLD_OUT, wish } from './wishlistModel.ts'

async function stage(most: number | null = 3) {
  const model = createWishlistModel({ most })
  const browser = createBrowser(model)
  const tab = browser.open()
  browser.signIn()
  await tab.sync()
  const create = async (name: string) => {
    const made = await tab.createList(name, false)
    if (!made.ok) throw new Error(made.error.message)
    return made.value
  }
  return { model, browser, tab, create }
}
const where = (wishes: readonly { readonly sku: string; readonly listId: string | null }[]) =>
  wishes.map(({ sku, listId }) => [sku, listId])

test('a customer’s lists are known by name, the default one first; a guest has none', async () => {
  const { browser, tab, create } = await stage()
  const id = await create('Nozze')
  expect(tab.get().lists).toEqual({
    all: [
      { id: DEFAULT_LIST, name: null, isPublic: false },
      { id, name: 'Nozze', isPublic: false },
    ],
    most: 3,
  })
  browser.signOut()
  await tab.sync()
  expect(tab.get().lists).toBeNull()
})

test('where a shop keeps one list a customer there are none to choose from', async () => {
  const { tab } = await stage(null)
  expect(tab.get().lists).toBeNull()
})

test('a new wish goes to the default list, unless any list has it', async () => {
  const { model, tab, create } = await stage()
  const id = await create('Nozze')
  model.put(wish('VASE'), id)
  await tab.sync()
  await tab.add([wish('VASE'), wish('BOWL')])
  expect(where(tab.get().wishes)).toEqual([
    ['BOWL', DEFAULT_LIST],
    ['VASE', id],
  ])
})

test('a removed item is restored to its list', async () => {
  const { model, tab, create } = await stage()
  const id = await create('Nozze')
  model.put(wish('VASE', [], 2))
  model.put(wish('VASE'), id)
  await tab.sync()
  const removed = await tab.remove(({ sku }) => sku === 'VASE')
  expect(tab.get().wishes).toEqual([])
  await tab.add(removed.ok ? removed.value : [])
  expect(model.items().map(({ quantity }) => quantity)).toEqual([2])
  expect(model.items(id).map(({ quantity }) => quantity)).toEqual([1])
})

test('a guest’s wishes join those of all lists, each once', async () => {
  const model = createWishlistModel({ most: 3 })
  const browser = createBrowser(model)
  const tab = browser.open()
  browser.signIn()
  await tab.sync()
  const made = await tab.createList('Nozze', false)
  const id = made.ok ? made.value : ''
  model.put(wish('VASE'), id)
  browser.signOut()
  await tab.sync()
  await tab.add([wish('VASE'), wish('BOWL')])
  browser.signIn('again')
  await tab.sync()
  expect(where(model.items())).toEqual([['BOWL', DEFAULT_LIST]])
  expect(readKeptWishes(browser.storage)).toEqual([])
})

test('a wish moves with its note, at the tap', async () => {
  const { model, tab, create } = await stage()
  const id = await create('Nozze')
  model.put({ ...wish('VASE', ['teal'], 2), note: 'per Bruno' })
  await tab.sync()
  const moving = tab.transfer(tab.get().wishes, id, 'move')
  expect(where(tab.get().wishes)).toEqual([['VASE', id]])
  expect(await moving).toMatchObject({ ok: true, value: [{ listId: id, quantity: 2 }] })
  expect(model.items()).toEqual([])
  expect(model.items(id)).toMatchObject([{ sku: 'VASE', quantity: 2, note: 'per Bruno' }])
  expect(tab.get().wishes).toEqual(model.items(id))
})

test('a copy is on both lists', async () => {
  const { model, tab, create } = await stage()
  const id = await create('Nozze')
  model.put(wish('VASE'))
  await tab.sync()
  await tab.transfer(tab.get().wishes, id, 'copy')
  expect(where(tab.get().wishes)).toEqual([
    ['VASE', DEFAULT_LIST],
    ['VASE', id],
  ])
})

test('a refused item stays, is reported, and does not block the others', async () => {
  const { model, tab, create } = await stage()
  const id = await create('Nozze')
  model.put(wish(SOLD_OUT))
  model.put(wish('BOWL'))
  await tab.sync()
  const moved = await tab.transfer(tab.get().wishes, id, 'move')
  expect(moved).toMatchObject({ ok: false, error: { kind: 'sold-out' } })
  expect(where(tab.get().wishes)).toEqual([
    [SOLD_OUT, DEFAULT_LIST],
    ['BOWL', id],
  ])
})

test('a move whose answer is lost is seen at the next look, as it is', async () => {
  const { model, tab, create } = await stage()
  const id = await create('Nozze')
  model.put(wish('VASE'))
  await tab.sync()
  model.deliverAs('answer-lost')
  expect(await tab.transfer(tab.get().wishes, id, 'move')).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  await tab.sync()
  expect(where(tab.get().wishes)).toEqual([['VASE', id]])
})

test('a list is renamed, and deleted with its items', async () => {
  const { model, tab, create } = await stage()
  const id = await create('Nozze')
  model.put(wish('VASE'), id)
  await tab.sync()
  await tab.renameList(id, 'Nozze di Ada', true)
  expect(tab.get().lists?.all.map(({ name }) => name)).toEqual([null, 'Nozze di Ada'])
  await tab.deleteList(id)
  expect(tab.get()).toMatchObject({ wishes: [], lists: { all: [{ id: DEFAULT_LIST }] } })
  expect(model.names()).toEqual([null])
})

test('a taken name and the limit of lists are reported differently', async () => {
  const { tab, create } = await stage(2)
  await create('Nozze')
  expect(await tab.createList('Nozze', false)).toMatchObject({ ok: false, error: { kind: 'name-taken' } })
  expect(await tab.createList('Cucina', false)).toMatchObject({ ok: false, error: { kind: 'no-more-lists' } })
})

test('code that fails to load is reported as a missing answer', async () => {
  const model = createWishlistModel({ most: 3 })
  const lists = () => Promise.reject(new Error('The chunk is gone.'))
  const browser = createBrowser({ ...model, backend: { ...model.backend, lists } })
  const tab = browser.open()
  browser.signIn()
  await tab.sync()
  expect(await tab.createList('Nozze', false)).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
})
