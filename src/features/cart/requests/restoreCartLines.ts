import { graphql } from 'relay-runtime'
import type { CacheConfig, IEnvironment } from 'relay-runtime'
import type { restoreCartLinesMutation } from '#src/__generated__/restoreCartLinesMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { cartItemInput, cartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { CartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import type { Restoration } from '#src/platform/session/restoration.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { journalLinesOf } from '../lines/journalLines.ts'
import type { KnownLine } from '../lines/journalLines.ts'
import { compareRestored, without, missingMessagesOf } from '../lines/restoredLines.ts'
import { setGiftMessages } from '../gift/setGiftMessages.ts'

export type Restored = {
  /** The lines of the cart now. */
  readonly found: readonly JournalLine[]
  readonly restoration: Restoration
  /** Pieces that it did not contain before. */
  readonly arrived: readonly CartLineRequest[]
}

/**
 * Adds the lines of a lost cart to another one. Hands over its new lines and the result of each in the same step that
 * removes them from `lost`, because another tab's answer may report a line meanwhile. Refused lines are left out. Hands
 * over nothing on failure.
 */
export async function restoreCartLines<T>(
  environment: IEnvironment,
  into: { readonly id: string; readonly lines: readonly JournalLine[] },
  lost: () => readonly JournalLine[],
  conclude: (restored: Restored) => T,
  cacheConfig?: CacheConfig,
): Promise<Result<T, MutationError>> {
  // The other cart's present pieces come from an attempt whose answer was lost.
  let [tried, found] = [into.lines, into.lines]
  for (;;) {
    const lines = lost()
    const more = without(lines, tried)
    if (more.length === 0) {
      found = await withGiftMessages(environment, into.id, lines, found, cacheConfig)
      if (without(lost(), tried).length > 0) continue
      return succeeded(conclude(restoredOf(lost(), found, into.lines)))
    }
    const result = await putLines(environment, into.id, more, found, cacheConfig)
    if (!result.ok) return result
    tried = [...tried, ...more]
    found = result.value
  }
}

/** The lines of a cart after their gift messages are restored. Missing messages are reported later. */
async function withGiftMessages(
  environment: IEnvironment,
  cartId: string,
  lost: readonly JournalLine[],
  found: readonly JournalLine[],
  cacheConfig?: CacheConfig,
): Promise<readonly JournalLine[]> {
  const wordless = missingMessagesOf(lost, found)
  if (wordless.length === 0) return found
  const wanted = wordless.map(({ giftMessage, successor: { uid, quantity } }) => ({ uid, quantity, giftMessage }))
  const result = await setGiftMessages(environment, cartId, wanted, cacheConfig)
  if (!result.ok) return found
  return found.map((line) => {
    const giftMessage = result.value.messages.get(line.uid)
    return giftMessage ? { ...line, giftMessage } : line
  })
}

/** The result for each line, by comparing the cart before and after. */
export const restoredOf = (
  lost: readonly JournalLine[],
  found: readonly JournalLine[],
  before: readonly JournalLine[],
): Restored => ({
  found,
  restoration: compareRestored(lost, found),
  arrived: without(found, before).map(cartLineRequest),
})

/** Adds lines to a cart silently and returns its new lines, without the refused ones. */
export async function putLines(
  environment: IEnvironment,
  cartId: string,
  lines: readonly CartLineRequest[],
  /** Known data about the present lines of the cart. */
  known: readonly KnownLine[] = [],
  cacheConfig?: CacheConfig,
): Promise<Result<readonly JournalLine[], MutationError>> {
  const result = await commitMutation<restoreCartLinesMutation>(environment, {
    mutation: graphql`
      mutation restoreCartLinesMutation($cartId: String!, $cartItems: [CartItemInput!]!) {
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
    variables: {
      cartId,
      cartItems: lines.map(cartItemInput),
    },
    cacheConfig: { ...cacheConfig, metadata: { ...cacheConfig?.metadata, keepsCart: true } },
  })
  if (!result.ok) return failed(result.error)
  const cart = result.value.addProductsToCart?.cart
  if (!cart) return failed({ kind: 'server', message: '[vetrina:cart] The backend answered no cart to the lines.' })
  // Uids of another cart's lines are not valid in this one.
  return succeeded(journalLinesOf(cart, [...known, ...lines.map(cartLineRequest)]))
}
