import type { CartLineRequest } from '#src/lib/cartLineRequest.ts'

/** The shopper's choices beyond the variant, for actions other than buying. */
export type ProductDraft = Partial<Omit<CartLineRequest, 'sku'>> & {
  /** The answers as readable text. */
  readonly words?: readonly { readonly label: string; readonly value: string }[]
  /** The price per piece if the answers change it. */
  readonly cost?: number | undefined
}
