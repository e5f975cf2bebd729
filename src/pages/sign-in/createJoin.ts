import type { IEnvironment } from 'relay-runtime'
import { joinCarts } from '#src/features/account/access/cartJoin.ts'
import type { CartJoin, GuestCart } from '#src/features/account/access/cartJoin.ts'
import { createKeptCart } from '#src/features/account/access/keptCart.ts'
import { createMerge } from '#src/features/account/access/mergeCarts.ts'
import { both, compareMerged, compareRestored } from '#src/features/cart/lines/restoredLines.ts'
import type { Restored } from '#src/features/cart/requests/restoreCartLines.ts'
import type { Issued } from '#src/platform/session/customerToken.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { restoreExpiredCart } from './restoreExpiredCart.ts'
import { readOwnCart } from './cartQueries.ts'

type JoinPorts = Pick<
  Shop,
  'cartId' | 'cartJournal' | 'cartRestored' | 'customerToken' | 'orderAttempts' | 'tabStorage'
> & { readonly environment: IEnvironment }

/** Makes the customer's cart the current one and adds the guest's lines. Call it while holding the cart's lock. */
type Join = (guest: GuestCart | null, token: string, issued: Issued | null) => Promise<CartJoin>

export function createJoin({
  environment,
  cartId,
  cartJournal,
  cartRestored,
  customerToken,
  orderAttempts,
  tabStorage,
}: JoinPorts): Join {
  const linesOf = (id: string | null) => (id === null ? null : cartJournal.linesOf(id)) ?? []
  return async (guest, token, issued) => {
    const keptCart = createKeptCart(tabStorage)
    const outcome = await joinCarts(
      {
        readOwnCart: () => readOwnCart(environment, token),
        merge: createMerge(environment, token, linesOf(guest?.id ?? null)),
      },
      guest,
    )
    if (outcome.kind === 'unknown') return outcome
    const { id, lines } = outcome.own
    const begin = () => {
      if (issued) customerToken.issue(token, issued)
      cartId.set(id)
    }
    if (outcome.kind === 'apart') keptCart.keep(outcome.guest.id)
    else if (guest) keptCart.forget()
    if (outcome.kind === 'merged' && guest) {
      // The lines that were read lack later changes of other tabs; the journal lacks changes that were not answered.
      const [seen, read] = [linesOf(guest.id), guest.lines ?? []]
      const { missing, arrived } = compareMerged(both(seen, read), outcome.before, lines)
      // Writes in the queue after the merge use the uids of the guest's lines.
      const { uids } = compareRestored([...seen, ...read], lines)
      cartJournal.replace(guest.id, { cartId: id, lines }, uids, { isMerge: true, arrived })
      begin()
      return { kind: 'joined', missing }
    }
    const earlierId = cartId.get()
    const conclude = (back: Restored | null) => {
      if (back && earlierId !== null) {
        const { found, restoration, arrived } = back
        const entry = { cartId: id, lines: found }
        cartJournal.replace(earlierId, entry, restoration.uids, { isMerge: false, arrived })
      } else cartJournal.write(id, lines)
      begin()
      if (back) cartRestored(back.restoration)
    }
    const { email = null } = customerToken.get() ?? {}
    const isRenewed = guest === null && email !== null && email === issued?.email
    if (isRenewed && earlierId !== null && earlierId !== id && !orderAttempts.wasSent(earlierId)) {
      const earlier = { id: earlierId, lines: () => linesOf(earlierId) }
      if (!(await restoreExpiredCart(environment, token, outcome.own, earlier, conclude))) return { kind: 'unknown' }
    } else conclude(null)
    return outcome.kind === 'apart' ? outcome : { kind: 'joined', missing: [] }
  }
}
