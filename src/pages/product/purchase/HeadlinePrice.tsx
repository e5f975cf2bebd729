import { graphql, useFragment } from 'react-relay'
import type { HeadlinePrice_choices$key } from '#src/__generated__/HeadlinePrice_choices.graphql.ts'
import { ProductPrice } from '#src/features/product/offer/ProductPrice.tsx'
import type { ShownSum } from '#src/features/product/offer/shownSum.ts'
import { createLatePart } from '#src/ui/latePart.ts'
import type { PresetSumProps } from './ProductChoices.tsx'
import type { ShownOffer } from './useShownOffer.ts'

/** Without its code the price is that of the product. */
const LatePresetSum = createLatePart<PresetSumProps>(
  async () => (await import('./ProductChoices.tsx')).PresetSum,
  null,
  ({ children }) => children(null),
)

if (import.meta.env.SSR) await LatePresetSum.load()

type HeadlinePriceProps = {
  readonly offer: Pick<ShownOffer, 'shown' | 'priced' | 'from'>
  /** The choices beside the variant; null if there are none. */
  readonly choices: HeadlinePrice_choices$key | null | undefined
  /** The sum of the present choices, null if there is none; undefined until the choices have told it. */
  readonly sum: ShownSum | null | undefined
}

/** The price of a product with its present choices, the merchant's defaults to begin with. */
export function HeadlinePrice({ offer: { shown, priced, from }, choices: key, sum }: HeadlinePriceProps) {
  const choices = useFragment(
    graphql`
      fragment HeadlinePrice_choices on ProductInterface {
        ...ProductChoices_product
      }
    `,
    key,
  )
  if (!choices) return <ProductPrice product={priced} from={from} />
  return (
    <LatePresetSum choices={choices} shown={shown}>
      {(preset) => <ProductPrice product={priced} from={from} chosen={sum === undefined ? preset : sum} />}
    </LatePresetSum>
  )
}
