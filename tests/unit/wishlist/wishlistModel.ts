import { createWishes } from '#src/features/wishlist/createWishes.ts'
import type { OwnList, WishlistBackend } from '#src/features/wishlist/createWishes.ts'
import { wishKey } from '#src/features/wishlist/wishKey.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { CustomerSession } from '#src/platform/customerToken.ts'
import { createLocks } from '#src/platform/locks.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { KnownWish, Wish } from '#src/relay/savedProducts.ts'

export const wish = (sku: string, selectedOptions: readonly string[] = [], quantity = 1): Wish => ({
  sku,
  quantity,
  selectedOptions,
  enteredOptions: [],
  words: [],
})

export const SOLD_OUT = 'SOLD-OUT'

/** What becomes of the next change: done and answered, done without an answer, or never arrived. */
export type Delivery = 'answered' | 'answer-lost' | 'request-lost'

/** One customer's list as Magento keeps it: the same wish again takes the new quantity, and what is sold out is refused. */
export function createWishlistModel() {
  const items: KnownWish[] = []
  const calls: string[] = []
  let lastId = 0
  let deliveries: readonly Delivery[] = []
  const list = (refusals: readonly string[] = []): OwnList => ({ id: '7', wishes: [...items], refusals })
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
  const put = (wanted: Wish) => {
    const place = items.findIndex((item) => wishKey(item) === wishKey(wanted))
    if (place < 0) items.push({ ...wanted, id: String((lastId += 1)) })
    else items[place] = { ...wanted, id: items[place]?.id ?? null }
  }
  const take = (ids: readonly string[]) => {
    for (const id of ids) {
      const place = items.findIndex((item) => item.id === id)
      if (place >= 0) items.splice(place, 1)
    }
  }
  const backend: WishlistBackend = {
    read: () => deliver('read', list),
    add: (wishes) =>
      deliver('add', () => {
        for (const each of wishes) if (each.sku !== SOLD_OUT) put(each)
        return list(wishes.some(({ sku }) => sku === SOLD_OUT) ? ['Cannot add product without stock to wishlist.'] : [])
      }),
    remove: (ids) =>
      deliver('remove', () => {
        take(ids)
        return list()
      }),
    update: (id, { quantity }) =>
      deliver('update', () => {
        const place = items.findIndex((item) => item.id === id)
        const item = items[place]
        if (item && quantity !== undefined) items[place] = { ...item, quantity }
        return list()
      }),
    toCart: (ids) =>
      deliver('toCart', () => {
        const open = items.filter(({ id, sku }) => ids.includes(id ?? '') && sku === 'OPEN')
        take(ids.filter((id) => !open.some((item) => item.id === id)))
        const notMoved = open.flatMap(({ id }) =>
          id === null ? [] : { id, code: 'UNDEFINED', message: 'You need to choose options for your item.' },
        )
        return { list: list(), notMoved }
      }),
  }
  return {
    backend,
    calls,
    items: (): readonly KnownWish[] => items,
    put,
    /** Of the next calls, one each; those after them are answered. */
    deliverAs: (...next: readonly Delivery[]) => {
      deliveries = next
    },
  }
}

/** A browser with tabs: one storage, one session, one set of locks. */
export function createBrowser(model: ReturnType<typeof createWishlistModel>, storage = createMemoryStorage()) {
  const locks = createLocks(undefined)
  let session: CustomerSession = { kind: 'guest' }
  const open = () =>
    createWishes({
      storage,
      locks,
      customer: () => session,
      resume: (act) => act(),
      backend: model.backend,
      onChanged: () => undefined,
    })
  return {
    storage,
    open,
    signIn: (token = 'bearer') => {
      session = { kind: 'customer', token }
    },
    /** As `signOut` of the session: everything that is stored goes. */
    signOut: () => {
      session = { kind: 'guest' }
      for (const key of storage.keys()) storage.remove(key)
    },
  }
}
