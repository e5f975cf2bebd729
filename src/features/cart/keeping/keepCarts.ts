import { decideRecovery } from '#src/relay/cartRecovery.ts'
import type { LostCart, RecoveredCart } from '#src/relay/cartRecovery.ts'
import { CART_LOCK } from './cartKeeper.ts'
import type { CartKeeper, CartKeeperOptions } from './cartKeeper.ts'
import { createEmptyCart } from './createEmptyCart.ts'
import type { Restored } from '../requests/restoreCartLines.ts'

/** The functions of a cart keeper for creating and restoring carts. */
export function keepCarts(options: CartKeeperOptions): CartKeeper {
  const { environment, cartId, customer, journal, locks, isOrdering, wasOrdered, isJoining } = options
  const { readLines, onRestored, onClosed } = options

  const follow = (lostId: string, current: string): RecoveredCart => {
    const replacement = journal.replacementOf(lostId)
    return { cartId: current, uids: replacement?.cartId === current ? replacement.uids : null }
  }

  /**
   * A shopper who signed out meanwhile must get no cart, one who signed in has another, and an expired token may have
   * created a guest's.
   */
  const sameShopper = () => {
    const asked = JSON.stringify(customer())
    return () => {
      if (JSON.stringify(customer()) !== asked)
        throw new Error('[vetrina:cart] The session changed while a cart was made.')
    }
  }

  const renew = async (lostId: string, why: LostCart, withLines: boolean): Promise<RecoveredCart> => {
    const assertSameShopper = sameShopper()
    const lost = () => journal.linesOf(lostId) ?? []
    // Rarely needed, so it loads on demand; and before the new cart is created, which would stay empty if it failed.
    let code = withLines ? await import('../requests/restoreCartLines.ts') : null
    const id = await createEmptyCart(environment())
    // The journal was empty when the recovery was requested, but another tab's addition may have been answered since.
    if (why === 'missing' && cartId.get() === lostId && lost().length > 0)
      code ??= await import('../requests/restoreCartLines.ts')
    // A customer gets their present cart: an earlier restoration whose answer was lost may have added the lines.
    const held = code && customer().kind !== 'guest' ? await readLines(id, lost()) : []
    // The new cart becomes current only with its lines: until then the lost cart's journal is their only copy.
    const publish = (back: Restored | null): RecoveredCart => {
      assertSameShopper()
      const uids = back?.restoration.uids ?? new Map<string, string>()
      if (cartId.get() === lostId)
        journal.replace(lostId, { cartId: id, lines: back?.found ?? [] }, uids, {
          isMerge: false,
          arrived: back?.arrived ?? [],
        })
      cartId.set(id)
      if (back) onRestored(back.restoration)
      return { cartId: id, uids }
    }
    if (!code) return publish(null)
    const result = await code.restoreCartLines(environment(), { id, lines: held }, lost, publish)
    if (result.ok) return result.value
    throw new Error(`[vetrina:cart] The lines of a lost cart did not come back: ${result.error.message}`)
  }

  return {
    ensureCart: async () =>
      cartId.get() ??
      locks.run(CART_LOCK, async () => {
        cartId.refresh()
        const known = cartId.get()
        if (known !== null) return known
        const assertSameShopper = sameShopper()
        const id = await createEmptyCart(environment())
        assertSameShopper()
        // A customer's cart may have been filled on another device.
        if (customer().kind === 'guest') journal.begin(id)
        cartId.set(id)
        return id
      }),

    recoverCart: ({ lostId, why, needsCart, isRead = false }) =>
      locks.run(CART_LOCK, async () => {
        // With a session, the session is the refused part, and it is renewed.
        if (why === 'foreign' && customer().kind !== 'guest') return null
        // The merging sign-in continues and then sets the current cart.
        if (why === 'closed' && isJoining(lostId)) return null
        cartId.refresh()
        const lines = journal.linesOf(lostId) ?? []
        const decision = decideRecovery({
          lostId,
          why,
          needsCart: needsCart && !(isRead && isOrdering(lostId)),
          currentId: cartId.get(),
          isOrdering: isOrdering(lostId),
          lines: lines.length,
          mayBeElsewhere: wasOrdered(lostId) || customer().kind !== 'guest',
        })
        // An order of this browser has its own page.
        if (why === 'closed' && cartId.get() === lostId && lines.length > 0 && !wasOrdered(lostId)) {
          if (decision.kind === 'forget' || (decision.kind === 'renew' && !decision.withLines)) onClosed(lines)
        }
        switch (decision.kind) {
          case 'leave':
            return null
          case 'follow':
            return follow(lostId, decision.cartId)
          case 'forget':
            cartId.set(null)
            // A guest's addition may still be answered, and is then added to the next cart: see `settleLateAddition`.
            if (customer().kind !== 'guest' || journal.linesOf(lostId) === null) journal.clear()
            return null
          case 'renew':
            return renew(lostId, why, decision.withLines)
        }
      }),
  }
}
