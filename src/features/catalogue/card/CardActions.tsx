import { graphql, useFragment } from 'react-relay'
import type { CardActions_product$key } from '#src/__generated__/CardActions_product.graphql.ts'
import { SaveOnCard } from '#src/features/saved/SaveOnCard.tsx'
import type { ShownColour } from './CardSwatches.tsx'
import { QuickAdd } from './QuickAdd.tsx'
import { QuickLook } from './QuickLook.tsx'

/** Product types without variants, parts or files to choose. */
const SINGLE_TYPES: ReadonlySet<string> = new Set(['SimpleProduct', 'VirtualProduct'])

type CardActionsProps = {
  readonly product: CardActions_product$key
  /** The colour that the card shows. */
  readonly colour: ShownColour | null
}

/** The actions for a product within a list. */
export function CardActions({ product: key, colour }: CardActionsProps) {
  const product = useFragment(
    graphql`
      fragment CardActions_product on ProductInterface {
        __typename
        stock_status
        ... on CustomizableProductInterface {
          options {
            uid
            required
          }
        }
        ...QuickAdd_product
        ...QuickLook_product
        ...SaveOnCard_product
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by productValueOf, once for both
        ...productValue_product
      }
    `,
    key,
  )
  const { __typename: type, stock_status: stock, options } = product
  const isSettled = SINGLE_TYPES.has(type) && !options?.some((option) => option?.required)
  const isSoldOut = stock === 'OUT_OF_STOCK'
  return (
    <>
      {!isSoldOut &&
        (isSettled ? <QuickAdd product={product} valued={product} /> : <QuickLook product={product} colour={colour} />)}
      <SaveOnCard
        product={product}
        valued={product}
        isSoldOut={isSoldOut}
        chosen={colour && { selectedOptions: [colour.uid], words: [colour.words] }}
      />
    </>
  )
}
