import { cancelIfSignedOut } from '#src/features/saved/cancelIfSignedOut.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { CustomerSession } from '#src/platform/session/customerToken.ts'
import { readKeptWishes, writeKeptWishes } from '#src/platform/saved/keptWishes.ts'
import type { SavedNames } from '#src/platform/saved/savedNames.ts'
import type { Locks } from '#src/platform/locks.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { Resume } from '#src/relay/reauthentication.ts'
import type { Wish } from '#src/platform/saved/keptWishes.ts'
import type { KnownWish, ListError, NotMoved, SaveError, Wishes, WishesState } from '#src/relay/savedProducts.ts'
import { missingWishes, wishKey } from './wishKey.ts'

/** The contents of a customer's list; the id is null if the list does not exist. */
export type OwnList = { readonly id: string | null; readonly wishes: readonly KnownWish[] }
/** A list after a change. `refusals` are the backend's messages. */
export type ChangedList = OwnList & { readonly refusals: readonly string[] }
type NamedList = OwnList & { readonly name: string | null; readonly isPublic: boolean }

/** All lists of a customer, the default one first. */
export type OwnLists = {
  readonly lists: readonly NamedList[]
  /** The maximum number of lists; null if only one is possible. */
  readonly most: number | null
}
type Answer = Promise<Result<ChangedList, MutationError>>

/**
 * The customer's lists in the backend. These functions never reject, except {@link WishlistBackend.lists}, whose code
 * may fail to load.
 */
export type WishlistBackend = {
  readonly read: () => Promise<Result<OwnLists, MutationError>>
  /** `listId` null means the default list. */
  readonly add: (wishes: readonly Wish[], listId: string | null) => Answer
  readonly remove: (ids: readonly string[], listId: string) => Answer
  readonly update: (
    id: string,
    change: { readonly quantity?: number; readonly description?: string },
    listId: string,
  ) => Answer
  readonly toCart: (
    ids: readonly string[],
    listId: string,
  ) => Promise<Result<{ readonly list: OwnList; readonly notMoved: readonly NotMoved[] }, MutationError>>
  readonly lists: () => Promise<ListsBackend>
}

/** `refusal` is the message for the first wish that was not accepted. */
export type Transferred = { readonly lists: readonly OwnList[]; readonly refusal: ListError | null }
type Transfer = (
  items: readonly { readonly id: string; readonly quantity: number }[],
  from: string,
  to: string,
) => Promise<Result<Transferred, ListError>>

/** For backends with several lists per customer. */
export type ListsBackend = {
  readonly create: (name: string, isPublic: boolean) => Promise<Result<NamedList & { readonly id: string }, ListError>>
  /** Resolves to the new name. */
  readonly rename: (
    id: string,
    name: string,
    isPublic: boolean,
  ) => Promise<Result<Pick<NamedList, 'name' | 'isPublic'>, ListError>>
  readonly delete: (id: string) => Promise<Result<null, ListError>>
  readonly move: Transfer
  readonly copy: Transfer
}

export type WishesOptions = {
  readonly storage: KeyValueStorage
  readonly locks: Locks
  /** The current shopper. */
  readonly customer: () => CustomerSession
  readonly resume: Resume
  readonly backend: WishlistBackend
  readonly names: SavedNames
  /** A customer's list has changed, so other tabs must read it again. */
  readonly onChanged: () => void
}

/** Ensures that only one of two tabs transfers the guest's wishes after a sign-in. */
const WISHES_LOCK = 'vetrina.wishlist'

type Prediction = (wishes: readonly KnownWish[]) => readonly KnownWish[]
/** A wish to add to a list; to the default one if none is named. */
type Wanted = Wish & { readonly listId?: string | null }

const asIs: Prediction = (known) => known
const ofLists = (lists: readonly OwnList[] | null) => (lists ?? []).flatMap(({ wishes }) => wishes)

const namesOf = (lists: readonly OwnList[] | null) =>
  Object.fromEntries(ofLists(lists).flatMap(({ id, name, sku }) => (id === null ? [] : [[id, name ?? sku]])))

/** The wanted wishes that are missing from their list, or from all lists if none is named. */
const missingFrom = (wanted: readonly Wanted[], present: readonly KnownWish[]): readonly Wanted[] =>
  byList(wanted).flatMap(([listId, some]) =>
    missingWishes(some, listId === null ? present : present.filter((wish) => wish.listId === listId)),
  )

function byList<TWish extends Wanted>(
  wishes: readonly TWish[],
): readonly (readonly [listId: string | null, wishes: readonly TWish[]])[] {
  const ids = new Set(wishes.map(({ listId }) => listId ?? null))
  return [...ids].map((id) => [id, wishes.filter(({ listId }) => (listId ?? null) === id)])
}

/** A backend that hides sold-out products refuses them. Magento reports it without a code. */
const isOfSoldOut = (message: string) => /without stock/i.test(message)

const refused = (messages: readonly string[]) => {
  const [message = ''] = messages
  return failed<SaveError>(
    isOfSoldOut(message) ? { kind: 'sold-out', message } : { kind: 'rejected', message, messages },
  )
}

export function createWishes({ storage, locks, customer, resume, backend, names, onChanged }: WishesOptions): Wishes {
  /** The lists of the customer with `ownToken`; null while unknown. */
  let own: readonly NamedList[] | null = null
  let ownToken: string | null = null
  let most: number | null = null
  /** The last call had no answer, so the backend may have applied the change. */
  let isStale = false
  const underWay = new Set<Prediction>()
  let last: Promise<unknown> = Promise.resolve()

  const unnamed = (wish: Wanted): KnownWish => ({ note: null, listId: own?.[0]?.id ?? null, ...wish, id: null })
  const keptWishes = (): readonly KnownWish[] =>
    readKeptWishes(storage).map((wish) => ({ ...wish, id: null, listId: null, note: null }))
  const read = (): WishesState => {
    const isGuest = customer().kind === 'guest'
    const kept = keptWishes()
    const mine = ofLists(own)
    const known = isGuest ? kept : [...mine, ...missingWishes(kept, mine)]
    const named = (own ?? []).flatMap(({ id, name, isPublic }) => (id === null ? [] : { id, name, isPublic }))
    return {
      wishes: [...underWay].reduce<readonly KnownWish[]>((wishes, predict) => predict(wishes), known),
      isKnown: isGuest || own !== null,
      lists: isGuest || most === null || own === null ? null : { all: named, most },
    }
  }
  const state = createObservableValue<WishesState>(read())
  const publish = () => state.set(read())

  /** Runs changes one after the other, so that each sees the result of the previous one. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act)
    last = turn.catch(() => undefined)
    return turn
  }
  const change = async <T, E extends { readonly kind: string } = never>(
    predict: Prediction,
    act: () => Promise<Result<T, SaveError | E>>,
    { asGuest = true } = {},
  ): Promise<Result<T, SaveError | E>> => {
    underWay.add(predict)
    publish()
    const turn = cancelIfSignedOut<T, E>(customer, act)
    const result = await resume(() => inTurn(turn), { asGuest })
    underWay.delete(predict)
    publish()
    return result
  }
  const keep = (wishes: readonly Wish[]): Result<null, SaveError> =>
    writeKeptWishes(storage, wishes) ? succeeded(null) : failed({ kind: 'not-kept', message: '' })

  /** Runs a call; its answer counts only if the same customer is still signed in. */
  const asked = async <T, E>(
    ask: () => Promise<Result<T, E>>,
    heed: (value: T) => readonly NamedList[] | null,
    leaving: readonly string[] = [],
  ): Promise<Result<T, E>> => {
    const session = customer()
    const result = await ask()
    const now = customer()
    if (result.ok && session.kind === 'customer' && now.kind === 'customer' && session.token === now.token) {
      own = heed(result.value)
      ownToken = session.token
      const [first] = own ?? []
      if (first?.id != null) names.note(first.id, namesOf(own), leaving)
    }
    isStale = !result.ok
    return result
  }
  /** Like {@link asked}, for changes: without an answer the backend may have applied them. */
  const changed = async <T, E extends { readonly kind: string }>(
    ask: () => Promise<Result<T, E>>,
    heed: (value: T) => readonly NamedList[] | null,
    leaving: readonly string[] = [],
  ): Promise<Result<T, E>> => {
    const result = await asked(ask, heed, leaving)
    if (result.ok || result.error.kind === 'unreachable') onChanged()
    return result
  }
  const withLists = (answers: readonly OwnList[]): readonly NamedList[] | null => {
    const told = answers.filter(({ id }) => id !== null)
    const known = own ?? []
    const fresh = told.filter(({ id }) => !known.some((list) => list.id === id))
    return [
      ...known.flatMap((list) => {
        const answer = told.find(({ id }) => id === list.id)
        // A list that did not exist may have been created.
        return list.id === null ? [] : { ...list, wishes: answer?.wishes ?? list.wishes }
      }),
      ...fresh.map(({ id, wishes }) => ({ id, wishes, name: null, isPublic: false })),
    ]
  }
  const withList = (list: OwnList) => withLists([list])
  const readOwn = () =>
    asked(backend.read, (answer) => {
      most = answer.most
      return answer.lists
    })
  const ensureOwn = async (): Promise<Result<readonly KnownWish[], MutationError>> => {
    const session = customer()
    if (own !== null && !isStale && session.kind === 'customer' && session.token === ownToken) {
      return succeeded(ofLists(own))
    }
    const result = await readOwn()
    return result.ok ? succeeded(ofLists(result.value.lists)) : result
  }
  /** The functions for several lists; their code loads on first use. */
  const several = async <T>(
    ask: (lists: ListsBackend) => Promise<Result<T, ListError>>,
  ): Promise<Result<T, ListError>> => {
    const known = await ensureOwn()
    if (!known.ok) return known
    const lists = await backend.lists().catch(() => null)
    return lists ? ask(lists) : failed({ kind: 'unreachable', message: '' })
  }
  const changeLists = <T>(act: () => Promise<Result<T, ListError>>, predict = asIs) =>
    change<T, ListError>(predict, act, { asGuest: false })

  const join = async () => {
    const session = customer()
    if (session.kind !== 'customer') return
    const list = await readOwn()
    if (!list.ok) return
    let present = ofLists(list.value.lists)
    const missing = missingWishes(readKeptWishes(storage), present)
    if (missing.length > 0) {
      const added = await asked(() => backend.add(missing, null), withList)
      if (!added.ok) return
      present = [...present, ...added.value.wishes]
    }
    const now = customer()
    if (now.kind !== 'customer' || now.token !== session.token) return
    // Wishes that did not reach the list are kept: the backend refused them, or another tab added them meanwhile.
    const kept = readKeptWishes(storage)
    if (kept.length > 0) writeKeptWishes(storage, missingWishes(kept, present))
  }

  return {
    get: state.get,
    subscribe: state.subscribe,

    add: (wishes) =>
      change<null>(
        (known) => [...known, ...missingFrom(wishes, known).map(unnamed)],
        async () => {
          if (customer().kind === 'guest') {
            const kept = readKeptWishes(storage)
            return keep([...kept, ...missingWishes(wishes, kept)])
          }
          const known = await ensureOwn()
          if (!known.ok) return known
          for (const [listId, missing] of byList(missingFrom(wishes, known.value))) {
            const added = await changed(() => backend.add(missing, listId), withList)
            if (!added.ok) return added
            const { wishes: present, refusals } = added.value
            if (missingWishes(missing, present).length > 0 && refusals.length > 0) return refused(refusals)
          }
          return succeeded(null)
        },
      ),

    remove: (which) =>
      change<readonly KnownWish[]>(
        (known) => known.filter((wish) => !which(wish)),
        async () => {
          const kept = keptWishes()
          const keptRemoved = kept.filter(which)
          if (keptRemoved.length > 0)
            writeKeptWishes(
              storage,
              kept.filter((wish) => !which(wish)),
            )
          if (customer().kind === 'guest') return succeeded(keptRemoved)
          const known = await ensureOwn()
          if (!known.ok) return known
          const removed = known.value.filter(which)
          for (const [listId, some] of byList(removed)) {
            if (listId === null) continue
            const ids = some.flatMap(({ id }) => id ?? [])
            const answer = await changed(() => backend.remove(ids, listId), withList, ids)
            if (!answer.ok) return answer
          }
          return succeeded([...removed, ...keptRemoved])
        },
      ),

    update(wish, changes) {
      const key = wishKey(wish)
      const isIt = (other: KnownWish) => (wish.id === null ? wishKey(other) === key : other.id === wish.id)
      const { quantity = wish.quantity } = changes
      return change<null>(
        (known) => known.map((other) => (isIt(other) ? { ...other, quantity } : other)),
        async () => {
          const { id, listId } = wish
          if (id === null || listId === null) {
            return keep(
              readKeptWishes(storage).map((other) => (wishKey(other) === key ? { ...other, quantity } : other)),
            )
          }
          const answer = await changed(() => backend.update(id, changes, listId), withList)
          if (!answer.ok) return answer
          const { refusals } = answer.value
          return refusals.length > 0 ? refused(refusals) : succeeded(null)
        },
      )
    },

    toCart: (ids) =>
      change<readonly NotMoved[]>(asIs, async () => {
        const known = await ensureOwn()
        if (!known.ok) return known
        const notMoved: NotMoved[] = []
        const wanted = known.value.filter(({ id }) => id !== null && ids.includes(id))
        for (const [listId, some] of byList(wanted)) {
          if (listId === null) continue
          const those = some.flatMap(({ id }) => id ?? [])
          const answer = await changed(
            () => backend.toCart(those, listId),
            ({ list }) => withList(list),
            those,
          )
          if (!answer.ok) return answer
          notMoved.push(...answer.value.notMoved)
        }
        return succeeded(notMoved)
      }),

    createList: (name, isPublic) =>
      changeLists(() =>
        several(async (lists) => {
          const made = await changed(
            () => lists.create(name, isPublic),
            (list) => [...(own ?? []), list],
          )
          return made.ok ? succeeded(made.value.id) : made
        }),
      ),

    renameList: (id, name, isPublic) =>
      changeLists(() =>
        several(async (lists) => {
          const renamed = await changed(
            () => lists.rename(id, name, isPublic),
            (now) => (own ?? []).map((list) => (list.id === id ? { ...list, ...now } : list)),
          )
          return renamed.ok ? succeeded(null) : renamed
        }),
      ),

    deleteList: (id) =>
      changeLists(() =>
        several((lists) =>
          changed(
            () => lists.delete(id),
            () => (own ?? []).filter((list) => list.id !== id),
            ofLists(own).flatMap((wish) => (wish.listId === id ? (wish.id ?? []) : [])),
          ),
        ),
      ),

    transfer(wishes, to, how) {
      const moving = new Set(how === 'move' ? wishes.map(({ id }) => id) : [])
      return changeLists<readonly KnownWish[]>(
        () =>
          several(async (lists) => {
            for (const [from, some] of byList(wishes)) {
              if (from === null || from === to) continue
              const items = some.flatMap(({ id, quantity }) => (id === null ? [] : { id, quantity }))
              const done = await changed(
                () => lists[how](items, from, to),
                (answer) => withLists(answer.lists),
                items.map(({ id }) => id),
              )
              if (!done.ok) return done
              const annotated = await annotate(some, to)
              if (!annotated.ok) return annotated
              if (done.value.refusal) return failed(done.value.refusal)
            }
            return succeeded(wishes.flatMap((wish) => counterpart(wish, to) ?? []))
          }),
        (known) => known.map((wish) => (wish.id !== null && moving.has(wish.id) ? { ...wish, listId: to } : wish)),
      )
    },

    async sync() {
      await inTurn(async () => {
        const session = customer()
        if (session.kind === 'guest') {
          own = ownToken = most = null
          names.keepOnly(null)
        }
        // The lists belong to another customer; an expired session still belongs to its customer.
        if (session.kind === 'customer' && ownToken !== null && session.token !== ownToken) own = null
        await locks.run(WISHES_LOCK, join)
      })
      publish()
    },
  }

  /** The same wish on another list. */
  function counterpart(wish: KnownWish, listId: string): KnownWish | undefined {
    const key = wishKey(wish)
    return own?.find(({ id }) => id === listId)?.wishes.find((other) => wishKey(other) === key)
  }

  /** Writes the notes again, because the backend drops them when it moves or copies a wish. */
  async function annotate(wishes: readonly KnownWish[], to: string): Promise<Result<null, MutationError>> {
    for (const wish of wishes) {
      const { note } = wish
      const there = counterpart(wish, to)
      if (!note || !there?.id || there.note) continue
      const { id } = there
      const noted = await changed(() => backend.update(id, { description: note }, to), withList)
      if (!noted.ok) return noted
    }
    return succeeded(null)
  }
}
