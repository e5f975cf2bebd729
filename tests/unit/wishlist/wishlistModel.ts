import { createSavedNames } from '#src/platform/saved/savedNames.ts'
import { WISH_NAMES_KEY } from '#src/platform/saved/savedKeys.ts'
import { createWishes } from '#src/features/wishlist/createWishes.ts'
import type { ChangedList, ListsBackend, OwnLists, WishlistBackend } from '#src/features/wishlist/createWishes.ts'
import { wishKey } from '#src/features/wishlist/wishKey.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { CustomerSession } from '#src/platform/session/customerToken.ts'
import { createLocksOfTab } from '#src/platform/locksOfTab.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { Wish } from '#src/platform/saved/keptWishes.ts'
import type { KnownWish, ListError } from '#src/relay/savedProducts.ts'

export const wish = (sku: string, selectedOptions: readonly string[] = [], quantity = 1): Wish => ({
  sku,
  quantity,
  selectedOptions,
  enteredOptions: [],
  words: [],
})

export const SOLD_OUT = 'SOLD-OUT'

/** The fate of the next change: executed and answered, executed without an answer, or never arrived. */
export type Delivery = 'answered' | 'answer-lost' | 'request-lost'

/** The list that every customer has. */
export const DEFAULT_LIST = '7'

type ModelList = { readonly id: string; name: string | null; isPublic: boolean; readonly items: KnownWish[] }

/**
 * One customer's lists like Magento's: an equal item gets the new quantity, a moved one adds to it, and a sold-out one
 * is refused. `most`: the highest number of lists.
 */
export function createWishlistModel({ most = null as number | null } = {}) {
  const lists: ModelList[] = [{ id: DEFAULT_LIST, name: null, isPublic: false, items: [] }]
  const calls: string[] = []
  let lastId = 0
  let deliveries: readonly Delivery[] = []
  const listWith = (id: string): ModelList => {
    const list = lists.find((each) => each.id === id)
    if (!list) throw new Error(`The customer has no list ${id}`)
    return list
  }
  const answerOf = (id: string, refusals: readonly string[] = []): ChangedList => ({
    id,
    wishes: [...listWith(id).items],
    refusals,
  })
  const unreachable = () => failed<MutationError>({ kind: 'unreachable', message: 'no answer' })
  const deliver = async <T>(name: string, act: () => T) => {
    calls.push(name)
    const [delivery = 'answered', ...later] = deliveries
    deliveries = later
    await Promise.resolve()
    if (delivery === 'request-lost') return unreachable()
    const answer = act()
    await Promise.resolve()
    return delivery === 'answered' ? succeeded(answer) : unreachable()
  }
  const put = (wanted: Wish & { readonly note?: string | null }, listId = DEFAULT_LIST) => {
    const { items } = listWith(listId)
    const place = items.findIndex((item) => wishKey(item) === wishKey(wanted))
    if (place < 0) items.push({ note: null, ...wanted, id: String((lastId += 1)), listId })
    else items[place] = { note: null, ...wanted, id: items[place]?.id ?? null, listId }
  }
  const take = (ids: readonly string[], listId = DEFAULT_LIST) => {
    const { items } = listWith(listId)
    for (const id of ids) {
      const place = items.findIndex((item) => item.id === id)
      if (place >= 0) items.splice(place, 1)
    }
  }
  const between =
    (how: 'move' | 'copy'): ListsBackend['move'] =>
    (pieces, from, to) =>
      deliver(how, () => {
        let refusal: ListError | null = null
        for (const { id, quantity } of pieces) {
          const item = listWith(from).items.find((each) => each.id === id)
          if (!item || item.sku === SOLD_OUT) {
            refusal ??= { kind: 'sold-out', message: 'Cannot add product without stock to wishlist.' }
            continue
          }
          const there = listWith(to).items.find((each) => wishKey(each) === wishKey(item))
          // Magento does not copy the note.
          put({ ...item, note: there?.note ?? null, quantity: quantity + (there?.quantity ?? 0) }, to)
          if (how === 'move') take([id], from)
        }
        return { lists: [answerOf(from), answerOf(to)], refusal }
      })
  const severalLists: ListsBackend = {
    async create(name, isPublic) {
      if (lists.some((list) => list.name === name)) return failed<ListError>({ kind: 'name-taken', message: name })
      if (lists.length >= (most ?? 1)) return failed<ListError>({ kind: 'no-more-lists', message: name })
      return deliver('create', () => {
        const list = { id: `${lists.length}0`, name, isPublic, items: [] }
        lists.push(list)
        return { id: list.id, name, isPublic, wishes: [] }
      })
    },
    rename: (id, name, isPublic) =>
      deliver('rename', () => {
        Object.assign(listWith(id), { name, isPublic })
        return { name, isPublic }
      }),
    delete: (id) =>
      deliver('delete', () => {
        lists.splice(lists.indexOf(listWith(id)), 1)
        return null
      }),
    move: between('move'),
    copy: between('copy'),
  }
  const backend: WishlistBackend = {
    read: () =>
      deliver('read', (): OwnLists => ({
        lists: lists.map(({ id, name, isPublic, items }) => ({ id, name, isPublic, wishes: [...items] })),
        most,
      })),
    add: (wishes, listId) =>
      deliver('add', () => {
        const id = listId ?? DEFAULT_LIST
        for (const each of wishes) if (each.sku !== SOLD_OUT) put(each, id)
        return answerOf(
          id,
          wishes.some(({ sku }) => sku === SOLD_OUT) ? ['Cannot add product without stock to wishlist.'] : [],
        )
      }),
    remove: (ids, listId) =>
      deliver('remove', () => {
        take(ids, listId)
        return answerOf(listId)
      }),
    update: (id, { quantity, description }, listId) =>
      deliver('update', () => {
        const { items } = listWith(listId)
        const place = items.findIndex((item) => item.id === id)
        const item = items[place]
        if (item) items[place] = { ...item, quantity: quantity ?? item.quantity, note: description ?? item.note }
        return answerOf(listId)
      }),
    toCart: (ids, listId) =>
      deliver('toCart', () => {
        const open = listWith(listId).items.filter(({ id, sku }) => ids.includes(id ?? '') && sku === 'OPEN')
        take(
          ids.filter((id) => !open.some((item) => item.id === id)),
          listId,
        )
        const notMoved = open.flatMap(({ id }) =>
          id === null ? [] : { id, code: 'UNDEFINED', message: 'You need to choose options for your item.' },
        )
        return { list: answerOf(listId), notMoved }
      }),
    lists: async () => severalLists,
  }
  return {
    backend,
    calls,
    items: (listId = DEFAULT_LIST): readonly KnownWish[] => listWith(listId).items,
    names: () => lists.map(({ name }) => name),
    put,
    /** As a merchant who disables the product. */
    takeOff: (sku: string) => {
      for (const { items } of lists) items.splice(0, items.length, ...items.filter((item) => item.sku !== sku))
    },
    /** For the next calls, one each; later ones are answered. */
    deliverAs: (...next: readonly Delivery[]) => {
      deliveries = next
    },
  }
}

/** A browser with tabs: one storage, one session, one set of locks. */
export function createBrowser(model: ReturnType<typeof createWishlistModel>, storage = createMemoryStorage()) {
  const locks = createLocksOfTab()
  let session: CustomerSession = { kind: 'guest' }
  const names = createSavedNames(storage, WISH_NAMES_KEY)
  const open = () =>
    createWishes({
      storage,
      locks,
      customer: () => session,
      resume: (act) => act(),
      backend: model.backend,
      names,
      onChanged: () => undefined,
    })
  return {
    storage,
    names,
    open,
    signIn: (token = 'bearer') => {
      session = { kind: 'customer', token }
    },
    /** Like `signOut` of the session: deletes everything that is stored. */
    signOut: () => {
      session = { kind: 'guest' }
      for (const key of storage.keys()) storage.remove(key)
    },
  }
}
