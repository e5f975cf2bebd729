import { graphql, useFragment } from 'react-relay'
import type { CardActions_product$key } from '#src/__generated__/CardActions_product.graphql.ts'
import { productValueOf } from '#src/features/analytics/productValue.ts'
import { SaveOnCard } from '#src/features/saved/SaveOnCard.tsx'
import type { ShownColour } from './CardSwatches.tsx'
import { QuickAdd } from './QuickAdd.tsx'
import { QuickLook } from './QuickLook.tsx'
import { useIsSettled } from './useIsSettled.ts'

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
        stock_status
        ...useIsSettled_product
        ...QuickAdd_product
        ...QuickLook_product
        ...SaveOnCard_product
        ...productValue_product
      }
    `,
    key,
  )
  const eventOf = () => productValueOf([{ product }])
  const isSettled = useIsSettled(product)
  const isSoldOut = product.stock_status === 'OUT_OF_STOCK'
  return (
    <>
      {!isSoldOut &&
        (isSettled ? (
          <QuickAdd product={product} eventOf={eventOf} />
        ) : (
          <QuickLook product={product} colour={colour} />
        ))}
      <SaveOnCard
        product={product}
        eventOf={eventOf}
        chosen={
          colour && {
            selectedOptions: colour.options.map(({ uid }) => uid),
            words: colour.options.map(({ words }) => words),
          }
        }
      />
    </>
  )
}
