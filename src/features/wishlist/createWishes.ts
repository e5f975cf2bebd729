import { asAsked } from '#src/features/saved/asAsked.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { CustomerSession } from '#src/platform/customerToken.ts'
import { readKeptWishes, writeKeptWishes } from '#src/platform/keptWishes.ts'
import type { Locks } from '#src/platform/locks.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { Resume } from '#src/relay/reauthentication.ts'
import type { KnownWish, NotMoved, SaveError, Wish, Wishes, WishesState } from '#src/relay/savedProducts.ts'
import { missingWishes, wishKey } from './wishKey.ts'

/** A customer's list as the backend answers it after every change. `refusals` are its own words. */
export type OwnList = {
  /** Null where there is none. */
  readonly id: string | null
  readonly wishes: readonly KnownWish[]
  readonly refusals: readonly string[]
}
type Answer = Promise<Result<OwnList, MutationError>>

/** The customer's list at the backend. None of these rejects. */
export type WishlistBackend = {
  readonly read: () => Answer
  readonly add: (wishes: readonly Wish[]) => Answer
  readonly remove: (ids: readonly string[]) => Answer
  readonly update: (id: string, change: { readonly quantity?: number; readonly description?: string }) => Answer
  readonly toCart: (
    ids: readonly string[],
  ) => Promise<Result<{ readonly list: OwnList; readonly notMoved: readonly NotMoved[] }, MutationError>>
}

export type WishesOptions = {
  readonly storage: KeyValueStorage
  readonly locks: Locks
  /** Who shops. */
  readonly customer: () => CustomerSession
  readonly resume: Resume
  readonly backend: WishlistBackend
  /** A customer's list has changed: other tabs are to read it again. */
  readonly onChanged: () => void
}

/** Two tabs that learn of a sign-in bring the guest's wishes to the customer once. */
const WISHES_LOCK = 'vetrina.wishlist'

type Prediction = (wishes: readonly KnownWish[]) => readonly KnownWish[]

const unnamed = (wish: Wish): KnownWish => ({ ...wish, id: null })

export function createWishes({ storage, locks, customer, resume, backend, onChanged }: WishesOptions): Wishes {
  /** Of the customer with `ownToken`; null while it is not known. */
  let own: readonly KnownWish[] | null = null
  let ownToken: string | null = null
  /** The last call was not answered, and may have been heeded. */
  let isStale = false
  const underWay = new Set<Prediction>()
  let last: Promise<unknown> = Promise.resolve()

  const read = (): WishesState => {
    const isGuest = customer().kind === 'guest'
    const kept = readKeptWishes(storage).map(unnamed)
    const known = isGuest ? kept : [...(own ?? []), ...missingWishes(kept, own ?? [])]
    return {
      wishes: [...underWay].reduce<readonly KnownWish[]>((wishes, predict) => predict(wishes), known),
      isKnown: isGuest || own !== null,
    }
  }
  const state = createObservableValue<WishesState>(read())
  const publish = () => state.set(read())

  /** One change after the other: each sees what the one before has led to. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act)
    last = turn.catch(() => undefined)
    return turn
  }
  const change = async <T>(
    predict: Prediction,
    act: () => Promise<Result<T, SaveError>>,
  ): Promise<Result<T, SaveError>> => {
    underWay.add(predict)
    publish()
    const turn = asAsked(customer, act)
    const result = await resume(() => inTurn(turn), { asGuest: true })
    underWay.delete(predict)
    publish()
    return result
  }
  const keep = (wishes: readonly Wish[]): Result<null, SaveError> =>
    writeKeptWishes(storage, wishes) ? succeeded(null) : failed({ kind: 'not-kept', message: '' })

  /** The answer counts only while the same customer is there. */
  const asked = async <T>(
    ask: () => Promise<Result<T, MutationError>>,
    listOf: (value: T) => OwnList,
  ): Promise<Result<T, MutationError>> => {
    const session = customer()
    const result = await ask()
    const now = customer()
    if (result.ok && session.kind === 'customer' && now.kind === 'customer' && session.token === now.token) {
      own = listOf(result.value).wishes
      ownToken = session.token
    }
    isStale = !result.ok
    return result
  }
  /** As {@link asked}, for what changes the list: without an answer it may have been heeded. */
  const changed: typeof asked = async (ask, listOf) => {
    const result = await asked(ask, listOf)
    if (result.ok || result.error.kind === 'unreachable') onChanged()
    return result
  }
  const itself = (list: OwnList) => list
  const ensureOwn = async (): Promise<Result<readonly KnownWish[], MutationError>> => {
    const session = customer()
    if (own !== null && !isStale && session.kind === 'customer' && session.token === ownToken) return succeeded(own)
    const result = await asked(backend.read, itself)
    return result.ok ? succeeded(result.value.wishes) : result
  }

  const join = async () => {
    const session = customer()
    if (session.kind !== 'customer') return
    const list = await asked(backend.read, itself)
    if (!list.ok) return
    let present = list.value.wishes
    const missing = missingWishes(readKeptWishes(storage), present)
    if (missing.length > 0) {
      const added = await asked(() => backend.add(missing), itself)
      if (!added.ok) return
      present = added.value.wishes
    }
    const now = customer()
    if (now.kind !== 'customer' || now.token !== session.token) return
    // What has not come to be on the list stays: it was refused, or another tab has kept it meanwhile.
    const kept = readKeptWishes(storage)
    if (kept.length > 0) writeKeptWishes(storage, missingWishes(kept, present))
  }

  return {
    get: state.get,
    subscribe: state.subscribe,

    add: (wishes) =>
      change<null>(
        (known) => [...known, ...missingWishes(wishes.map(unnamed), known)],
        async () => {
          if (customer().kind === 'guest') {
            const kept = readKeptWishes(storage)
            return keep([...kept, ...missingWishes(wishes, kept)])
          }
          const known = await ensureOwn()
          if (!known.ok) return known
          const missing = missingWishes(wishes, known.value)
          if (missing.length === 0) return succeeded(null)
          const added = await changed(() => backend.add(missing), itself)
          if (!added.ok) return added
          const { wishes: present, refusals } = added.value
          const isRefused = missingWishes(missing, present).length > 0 && refusals.length > 0
          return isRefused
            ? failed({ kind: 'rejected', message: refusals[0] ?? '', messages: refusals })
            : succeeded(null)
        },
      ),

    remove: (which) =>
      change<readonly KnownWish[]>(
        (known) => known.filter((wish) => !which(wish)),
        async () => {
          const kept = readKeptWishes(storage).map(unnamed)
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
          if (removed.length === 0) return succeeded(keptRemoved)
          const answer = await changed(() => backend.remove(removed.flatMap(({ id }) => id ?? [])), itself)
          if (!answer.ok) return answer
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
          const { id } = wish
          if (id === null) {
            return keep(
              readKeptWishes(storage).map((other) => (wishKey(other) === key ? { ...other, quantity } : other)),
            )
          }
          const answer = await changed(() => backend.update(id, changes), itself)
          if (!answer.ok) return answer
          const { refusals } = answer.value
          return refusals.length > 0
            ? failed({ kind: 'rejected', message: refusals[0] ?? '', messages: refusals })
            : succeeded(null)
        },
      )
    },

    toCart: (ids) =>
      change<readonly NotMoved[]>(
        (known) => known,
        async () => {
          const answer = await changed(
            () => backend.toCart(ids),
            ({ list }) => list,
          )
          if (!answer.ok) return answer
          return succeeded(answer.value.notMoved)
        },
      ),

    async sync() {
      await inTurn(async () => {
        const session = customer()
        if (session.kind === 'guest') own = ownToken = null
        // Another customer than the one whose list is known; a session that ran out is still its customer's.
        if (session.kind === 'customer' && ownToken !== null && session.token !== ownToken) own = null
        await locks.run(WISHES_LOCK, join)
      })
      publish()
    },
  }
}
