import { decideRecovery } from '#src/relay/cartRecovery.ts'
import type { LostCart, RecoveredCart } from '#src/relay/cartRecovery.ts'
import { CART_LOCK } from './cartKeeper.ts'
import type { CartKeeper, CartKeeperOptions } from './cartKeeper.ts'
import { createEmptyCart } from './createEmptyCart.ts'
import type { Restored } from './restoreCartLines.ts'

/** What a cart keeper does once there is a cart to make or to mend. */
export function keepCarts(options: CartKeeperOptions): CartKeeper {
  const { environment, cartId, customer, journal, locks, isOrdering, wasOrdered, isJoining } = options
  const { readLines, onRestored, onClosed } = options

  const follow = (lostId: string, current: string): RecoveredCart => {
    const replacement = journal.replacementOf(lostId)
    return { cartId: current, uids: replacement?.cartId === current ? replacement.uids : null }
  }

  /** Who signed out meanwhile leaves no cart behind, who signed in has one, and a dead token may have made a guest's. */
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
    // Rarely needed, so it is not in every page; and before there is a new cart that would stay empty for want of it.
    let code = withLines ? await import('./restoreCartLines.ts') : null
    const id = await createEmptyCart(environment())
    // It held nothing when that was asked for, and another tab's addition to it may have been answered since.
    if (why === 'missing' && cartId.get() === lostId && lost().length > 0)
      code ??= await import('./restoreCartLines.ts')
    // A customer is given the cart that they have by now: an earlier try to bring the lines back, whose answer was lost,
    // may have put them there.
    const held = code && customer().kind !== 'guest' ? await readLines(id, lost()) : []
    // Published only when the lines are in it: until then the lost cart's journal is the only place that knows them.
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
        // A customer's may be one that they filled elsewhere.
        if (customer().kind === 'guest') journal.begin(id)
        cartId.set(id)
        return id
      }),

    recoverCart: ({ lostId, why, needsCart, isRead = false }) =>
      locks.run(CART_LOCK, async () => {
        // With a session it is that which is refused, and renewed.
        if (why === 'foreign' && customer().kind !== 'guest') return null
        // The sign-in that merges it goes on, and then tells which cart is the current one.
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
        // An order of this browser is told on its own page.
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
            // A guest's addition may still be answered, and is then put into the next one: see `settleLateAddition`.
            if (customer().kind !== 'guest' || journal.linesOf(lostId) === null) journal.clear()
            return null
          case 'renew':
            return renew(lostId, why, decision.withLines)
        }
      }),
  }
}
