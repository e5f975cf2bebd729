import type { CartLineInput } from '#src/features/cart/requests/useAddProductsToCart.ts'

/** The shopper's choices beyond the variant, for actions other than buying. */
export type ProductDraft = Partial<Pick<CartLineInput, 'quantity' | 'selectedOptions' | 'enteredOptions'>> & {
  /** The answers as readable text. */
  readonly words?: readonly { readonly label: string; readonly value: string }[]
  /** The price per piece if the answers change it. */
  readonly cost?: number | undefined
}
