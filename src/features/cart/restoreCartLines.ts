import { graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { restoreCartLinesMutation } from '#src/__generated__/restoreCartLinesMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { JournalLine } from '#src/platform/cartJournal.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { journalLinesOf } from './journalLines.ts'
import type { KnownLine } from './journalLines.ts'
import { compareRestored } from './restoredLines.ts'
import type { Restoration } from './restoredLines.ts'

/** What a line is sent as. */
type SentLine = Pick<JournalLine, 'sku' | 'quantity' | 'selectedOptions' | 'enteredOptions'>

/**
 * Puts the lines of a lost cart into a new one and answers what that one then holds, and what became of each. What the backend refuses is left
 * out. Rejects when the answer is not known.
 */
export async function restoreCartLines(
  environment: IEnvironment,
  cartId: string,
  lines: readonly JournalLine[],
): Promise<{ readonly found: readonly JournalLine[]; readonly restoration: Restoration }> {
  const result = await putLines(environment, cartId, lines)
  if (!result.ok) throw new Error(`[vetrina:cart] The lines of a lost cart did not come back: ${result.error.message}`)
  return { found: result.value, restoration: compareRestored(lines, result.value) }
}

/** Puts lines into a cart behind the scenes and answers what it then holds, without the lines that were refused. */
export async function putLines(
  environment: IEnvironment,
  cartId: string,
  lines: readonly SentLine[],
  /** What is known of the lines that the cart holds already. */
  known: readonly KnownLine[] = [],
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
      cartItems: lines.map(({ sku, quantity, selectedOptions, enteredOptions }) => ({
        sku,
        quantity,
        selected_options: selectedOptions,
        entered_options: enteredOptions,
      })),
    },
  })
  if (!result.ok) return failed(result.error)
  const cart = result.value.addProductsToCart?.cart
  if (!cart) return failed({ kind: 'server', message: '[vetrina:cart] The backend answered no cart to the lines.' })
  // Another cart's names for its lines mean nothing in this one.
  return succeeded(
    journalLinesOf(cart, [...known, ...lines.map(({ sku, enteredOptions }) => ({ sku, enteredOptions }))]),
  )
}
