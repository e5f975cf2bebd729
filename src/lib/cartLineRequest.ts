export type EnteredOption = { readonly uid: string; readonly value: string }

/** The chosen options of a product. */
export type ChosenOptions = {
  /** Uids of the chosen option values; of a configurable product they select the variant. */
  readonly selectedOptions: readonly string[]
  readonly enteredOptions: readonly EnteredOption[]
}

/** A line that a shopper asks for: the same for the cart, its journal, the wish list and shared carts. */
export type CartLineRequest = ChosenOptions & {
  /** SKU of the listed product. */
  readonly sku: string
  readonly quantity: number
}

/** A line from a product and its choices: one piece without options by default. Leaves out all other properties. */
export const cartLineRequest = ({
  sku,
  quantity = 1,
  selectedOptions = [],
  enteredOptions = [],
}: Pick<CartLineRequest, 'sku'> & Partial<CartLineRequest>): CartLineRequest => ({
  sku,
  quantity,
  selectedOptions,
  enteredOptions,
})

/** The line as Magento's `CartItemInput` and `WishlistItemInput`. */
export const cartItemInput = ({ sku, quantity, selectedOptions, enteredOptions }: CartLineRequest) => ({
  sku,
  quantity,
  selected_options: selectedOptions,
  entered_options: enteredOptions,
})
