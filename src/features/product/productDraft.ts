import type { CartLineInput } from '#src/features/cart/useAddProductsToCart.ts'

/** What a shopper has decided of a product so far, beside its variant, for what is done with it without buying it. */
export type ProductDraft = Partial<Pick<CartLineInput, 'quantity' | 'selectedOptions' | 'enteredOptions'>> & {
  /** The answers as the shopper reads them. */
  readonly words?: readonly { readonly label: string; readonly value: string }[]
  /** What one piece costs, where the answers change it. */
  readonly cost?: number | undefined
}
