import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { CardSwatches_product$key } from '#src/__generated__/CardSwatches_product.graphql.ts'
import { SwatchDots } from '#src/ui/SwatchDots.tsx'

/** The colours a configurable product comes in, as dots; nothing where colour is not what its variants differ by. */
export function CardSwatches({ product }: { readonly product: CardSwatches_product$key }) {
  const { t } = useLingui()
  const { configurable_options } = useFragment(
    graphql`
      fragment CardSwatches_product on ConfigurableProduct {
        configurable_options {
          uid
          label
          values {
            label
            swatch_data {
              __typename
              value
            }
          }
        }
      }
    `,
    product,
  )
  for (const option of configurable_options ?? []) {
    const colours = (option?.values ?? []).flatMap((value) =>
      value?.swatch_data?.__typename === 'ColorSwatchData' && value.swatch_data.value
        ? [{ colour: value.swatch_data.value, name: value.label ?? '' }]
        : [],
    )
    const colourCount = colours.length
    if (colourCount < 2) continue
    const names = colours.map(({ name }) => name).join(', ')
    const count = t({ message: plural(colourCount, { one: '# colore', other: '# colori' }) })
    return <SwatchDots label={`${count}: ${names}`} colours={colours.map(({ colour }) => colour)} />
  }
  return null
}
