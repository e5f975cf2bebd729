import { useMemo } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { useAddProductsToCartMutation } from '#src/__generated__/useAddProductsToCartMutation.graphql.ts'
import { cartItemInput, cartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { documentStays } from '#src/platform/chunkFailures.ts'
import { keepForNextDocument } from '#src/platform/session/pendingAddition.ts'
import { unansweredKey } from '#src/platform/session/pendingAdditions.ts'
import type { AddedLine } from '#src/platform/session/pendingAddition.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { beginAddition } from './beginAddition.ts'
import { cartErrorOf, mayBeExecuted, refusalOf } from './cartError.ts'
import type { AddToCartError, CartError } from './cartError.ts'
import { predictAddedQuantity } from './cartPredictions.ts'
import type { CartWriter } from './cartWriter.ts'
import { useCartWriter } from './CartWriterContext.ts'
import { markCartStale } from '../keeping/staleCart.ts'
import type { UnansweredAddition } from './settleUnansweredAddition.ts'
import { createCartRecorder } from './useRecordCart.ts'

export type AddedToCart = {
  readonly cartId: string
  /** The refused lines, if others were accepted. */
  readonly refusals: readonly AddToCartError[]
}

export type AddProductsToCart = (lines: readonly AddedLine[]) => Promise<Result<AddedToCart, AddToCartError>>

/** If missing code reloads the document, the next one finishes the addition, and this one must not end it before. */
async function failedHere({ message }: Error) {
  await documentStays()
  return failed<AddToCartError>({ kind: 'unreachable', message })
}

type AdditionPorts = { readonly environment: IEnvironment; readonly shop: Shop; readonly writer: CartWriter }

/** Adds products to the cart, creating one first if there is none. Fails if no line was accepted. Never rejects. */
export function createAddProductsToCart({ environment, shop, writer }: AdditionPorts): AddProductsToCart {
  const recordCart = createCartRecorder(shop)
  return (lines) => {
    const { cartId, cartJournal, customerToken, ensureCart, tabStorage } = shop
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
    /** The missing pieces of an addition to a replaced cart. */
    const lostOf = (answeredId: string, answered: readonly JournalLine[]): Promise<readonly CartError[]> =>
      // Rarely needed, so it loads on demand.
      import('./settleLateAddition.ts').then(
        ({ settleLateAddition }) => settleLateAddition(environment, shop, answeredId, answered, lines),
        async ({ message }: Error) => {
          await documentStays()
          return lines.map(() => ({ kind: 'unreachable', message }) as const)
        },
      )
    const key = unansweredKey(lines)
    /** Null if the addition without an answer is not in the cart. */
    const settle = async (cart: string, noted: string): Promise<Result<AddedToCart, AddToCartError> | null> => {
      const settled = await import('./settleUnansweredAddition.ts').then(
        ({ settleUnansweredAddition }) => settleUnansweredAddition(shop, cart, lines, noted),
        failedHere,
      )
      if (settled === 'absent') return null
      // The shopper knows of it now, or knows that only the cart tells.
      if (settled.ok || settled.error.kind === 'uncertain') tabStorage.remove(key)
      return settled.ok ? succeeded({ ...settled.value, refusals: [] }) : settled
    }
    const add = async (sentTo: (cartId: string) => void): Promise<Result<AddedToCart, AddToCartError>> => {
      const cart = await ensureCart().catch(failedHere)
      if (typeof cart !== 'string') return cart
      const earlier = tabStorage.get(key)
      const settled = earlier === null ? null : await settle(cart, earlier)
      if (settled) return settled
      sentTo(cart)
      const customer = customerToken.get()?.email
      const before = cartJournal.linesOf(cart) ?? []
      const result = await commitMutation<useAddProductsToCartMutation>(environment, {
        mutation: graphql`
          mutation useAddProductsToCartMutation($cartId: String!, $cartItems: [CartItemInput!]!) {
            addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
              cart {
                id
                ...CartContents_cart
                ...useCartQuantity_cart
                ...journalLines_cart
              }
              user_errors {
                code
                message
              }
            }
          }
        `,
        variables: { cartId: cart, cartItems: lines.map(cartItemInput) },
        optimisticUpdater: (store) => predictAddedQuantity(store, cart, quantity),
      })
      if (!result.ok) {
        const error = cartErrorOf(result.error)
        if (!mayBeExecuted(error)) return failed(error)
        // The sign-out has emptied the tab's storage, and nothing of the customer may enter it again.
        if (customer !== undefined && customerToken.get()?.email !== customer) return failed(error)
        markCartStale(environment, cart)
        const noted = JSON.stringify({ cartId: cart, before, error } satisfies UnansweredAddition)
        tabStorage.set(key, noted)
        const forget = keepForNextDocument(shop, { lines, sentTo: cart })
        const found = await settle(cart, noted)
        forget()
        return found ?? failed(error)
      }
      tabStorage.remove(key)
      const payload = result.value.addProductsToCart
      const refusals = (payload?.user_errors ?? []).flatMap((error) => (error ? refusalOf(error) : []))
      if (payload) {
        const outdated = recordCart(payload.cart.id, payload.cart, lines.map(cartLineRequest))
        if (outdated) refusals.push(...(await lostOf(payload.cart.id, outdated)))
      }
      const [first] = refusals
      return first && refusals.length >= lines.length
        ? failed(first)
        : succeeded({ cartId: payload?.cart.id ?? cart, refusals })
    }
    const write = () => {
      const send = beginAddition(shop, lines, writer.activity().busy)
      return writer.add(() => send(add), {
        pieces: quantity,
        arriving: lines.flatMap(({ arriving, quantity: pieces }) =>
          arriving ? { ...arriving, quantity: pieces } : [],
        ),
        predict: () => {
          const known = cartId.get()
          return environment.applyUpdate({
            storeUpdater: (store) => {
              if (known !== null) predictAddedQuantity(store, known, quantity)
            },
          })
        },
      })
    }
    /** Also for a guest: a shopper may continue without signing in again. */
    const writeInSession = async () => {
      const result = await write()
      if (result.ok || result.error.kind !== 'session-expired') return result
      const forget = keepForNextDocument(shop, { lines, sentTo: null })
      await shop.renewSession()
      forget()
      return write()
    }
    return writeInSession()
  }
}

export function useAddProductsToCart(): AddProductsToCart {
  const environment = useRelayEnvironment()
  const shop = useShop()
  const writer = useCartWriter()
  return useMemo(() => createAddProductsToCart({ environment, shop, writer }), [environment, shop, writer])
}
