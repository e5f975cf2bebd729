import { cancelIfSignedOut } from '#src/features/saved/cancelIfSignedOut.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { CustomerSession } from '#src/platform/session/customerToken.ts'
import { readKeptComparison, writeKeptComparison } from '#src/platform/saved/keptComparison.ts'
import type { KeptComparison } from '#src/platform/saved/keptComparison.ts'
import type { SavedNames } from '#src/platform/saved/savedNames.ts'
import type { Locks } from '#src/platform/locks.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { Resume } from '#src/relay/reauthentication.ts'
import type { ComparedList, Comparison, ComparisonState, SaveError } from '#src/relay/savedProducts.ts'

/** More columns would be too many to compare. */
export const MOST_COMPARED = 4

type Answer = Promise<Result<ComparedList | null, MutationError>>

/** Compare lists in the backend, of a guest with its uid or of the customer. These functions never reject. */
export type CompareBackend = {
  /** The customer's own list; null if there is none. */
  readonly readOwn: () => Answer
  readonly create: (products: readonly string[]) => Answer
  readonly add: (uid: string, products: readonly string[]) => Answer
  readonly remove: (uid: string, products: readonly string[]) => Answer
  /** Assigns a guest's list to the customer, or merges it into theirs. Null if it no longer exists. */
  readonly assign: (uid: string) => Answer
}

export type ComparisonOptions = {
  readonly storage: KeyValueStorage
  readonly locks: Locks
  /** The current shopper. */
  readonly customer: () => CustomerSession
  readonly resume: Resume
  readonly backend: CompareBackend
  readonly names: SavedNames
  /** A customer's list has changed, so other tabs must read it again. */
  readonly onChanged: () => void
}

/** Ensures that two tabs create only one list, and assign it once. */
const COMPARISON_LOCK = 'vetrina.compare'

type Prediction = (products: readonly string[]) => readonly string[]

export function createComparison({
  storage,
  locks,
  customer,
  resume,
  backend,
  names,
  onChanged,
}: ComparisonOptions): Comparison {
  /** The list of the customer with `ownToken`. */
  let own: KeptComparison | null = null
  let ownToken: string | null = null
  const underWay = new Set<Prediction>()

  const current = () => (customer().kind === 'guest' ? readKeptComparison(storage) : own)
  const read = (): ComparisonState => {
    const list = current()
    return {
      uid: list?.uid ?? null,
      products: [...underWay].reduce<readonly string[]>((known, predict) => predict(known), list?.products ?? []),
      isKnown: customer().kind === 'guest' || ownToken !== null,
    }
  }
  const state = createObservableValue<ComparisonState>(read())
  const publish = () => state.set(read())

  /** Stores the backend's answer, unless the shopper has changed meanwhile. */
  const file = (
    asker: CustomerSession,
    list: ComparedList | null,
    leaving: readonly string[] = [],
  ): Result<null, SaveError> => {
    const now = customer()
    if (asker.kind === 'guest') {
      if (now.kind !== 'guest') return succeeded(null)
      if (list) names.note(list.uid, list.names, leaving)
      const kept = list && { uid: list.uid, products: list.products }
      return writeKeptComparison(storage, kept) ? succeeded(null) : failed({ kind: 'not-kept', message: '' })
    }
    if (now.kind === 'customer' && asker.kind === 'customer' && now.token === asker.token) {
      if (list) names.note(list.uid, list.names, leaving)
      own = list
      ownToken = now.token
    }
    return succeeded(null)
  }
  const ensureKnown = async (): Promise<Result<KeptComparison | null, MutationError>> => {
    const asker = customer()
    if (asker.kind === 'guest') return succeeded(readKeptComparison(storage))
    if (asker.kind === 'customer' && asker.token === ownToken) return succeeded(own)
    const answer = await backend.readOwn()
    if (answer.ok) file(asker, answer.value)
    return answer
  }
  const change = async (
    predict: Prediction,
    ask: (list: KeptComparison) => Answer,
    /** Creates the list if it does not exist or no longer exists. */
    anew: (products: readonly string[]) => Answer,
    leaving: readonly string[] = [],
  ): Promise<Result<null, SaveError>> => {
    underWay.add(predict)
    publish()
    const act = async (): Promise<Result<null, SaveError>> => {
      const asker = customer()
      const list = await ensureKnown()
      if (!list.ok) return list
      let answer = list.value ? await ask(list.value) : await anew([])
      // A rejection always means that the list is gone, so it is created again with its products.
      if (!answer.ok && answer.error.kind === 'rejected') answer = await anew(list.value?.products ?? [])
      // Without an answer the backend may have applied the change.
      if (asker.kind !== 'guest' && (answer.ok || answer.error.kind === 'unreachable')) onChanged()
      if (!answer.ok && asker.kind !== 'guest') ownToken = null
      return answer.ok ? file(asker, answer.value, leaving) : answer
    }
    const turn = cancelIfSignedOut(customer, act)
    const result = await resume(() => locks.run(COMPARISON_LOCK, turn), { asGuest: true })
    underWay.delete(predict)
    publish()
    return result
  }

  const readAnew = async (token: string): Answer => {
    const read = await backend.readOwn()
    const known = token === ownToken ? (own?.products ?? []) : []
    if (!read.ok || known.every((product) => read.value?.products.includes(product))) return read
    // The product was removed elsewhere, or an older read is the current state; the next read tells.
    return backend.readOwn()
  }

  const join = async () => {
    const asker = customer()
    if (asker.kind !== 'customer') return
    const guests = readKeptComparison(storage)
    const assigned = guests && (await backend.assign(guests.uid))
    // The list still exists, so the assignment is retried later.
    if (assigned?.ok === false && assigned.error.kind !== 'rejected') return
    const given = assigned?.ok === true ? assigned.value : null
    const read = given ? succeeded(given) : await readAnew(asker.token)
    if (!read.ok) return
    let list = read.value
    const missing = (guests?.products ?? []).filter((product) => !list?.products.includes(product))
    if (missing.length > 0 && !given) {
      const added = await (list ? backend.add(list.uid, missing) : backend.create(missing))
      if (!added.ok) return
      list = added.value
    }
    const now = customer()
    if (now.kind !== 'customer' || now.token !== asker.token) return
    if (guests && readKeptComparison(storage)?.uid === guests.uid) writeKeptComparison(storage, null)
    if (list) names.note(list.uid, list.names)
    own = list
    ownToken = now.token
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    async add(product) {
      const { products } = state.get()
      if (products.includes(product)) return succeeded(null)
      if (products.length >= MOST_COMPARED) return failed({ kind: 'full', message: '' })
      return change(
        (before) => [...before.filter((other) => other !== product), product],
        ({ uid }) => backend.add(uid, [product]),
        (others) => backend.create([...others, product]),
      )
    },
    remove: (gone) => {
      const without: Prediction = (products) => products.filter((product) => !gone.includes(product))
      return change(
        without,
        ({ uid }) => backend.remove(uid, gone),
        async (others) => (without(others).length > 0 ? backend.create(without(others)) : succeeded(null)),
        gone,
      )
    },
    async reconcile(readList) {
      // In turn with the changes, so that a product that is being added is not taken for a lost one.
      await locks.run(COMPARISON_LOCK, async () => {
        const asker = customer()
        const list = await readList()
        if (list && list.uid === current()?.uid) file(asker, list)
      })
      publish()
    },
    async sync() {
      const session = customer()
      if (session.kind === 'guest') {
        own = ownToken = null
        names.keepOnly(readKeptComparison(storage)?.uid ?? null)
      }
      if (session.kind === 'customer' && ownToken !== null && session.token !== ownToken) own = ownToken = null
      if (session.kind === 'customer') await locks.run(COMPARISON_LOCK, join)
      publish()
    },
  }
}
