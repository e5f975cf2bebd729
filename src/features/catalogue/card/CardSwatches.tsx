import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CardSwatches_product$key } from '#src/__generated__/CardSwatches_product.graphql.ts'
import { withSlugs } from '#src/lib/url/optionSlugs.ts'
import { SwatchDots } from '#src/ui/controls/SwatchDots.tsx'

/** A colour previewed on a card, or the variant that the filters of the list ask for. */
export type ShownColour = {
  /** Null if the backend has no picture of it, or the product's own shows it. */
  readonly picture: string | null
  /** The uids of its option values, with their labels for shoppers. */
  readonly options: readonly {
    readonly uid: string
    readonly words: { readonly label: string; readonly value: string }
  }[]
  /** The search parameters that select it on the product page. */
  readonly search: Readonly<Record<string, string>>
}

type CardSwatchesProps = {
  readonly product: CardSwatches_product$key
  /** The variant that the filters ask for: its colour is selected and is the first. */
  readonly filtered?: ShownColour | null
  /** Null shows the product as listed. */
  readonly onShow: (colour: ShownColour | null) => void
}

/**
 * The colours of a configurable product, each with its picture; nothing if its variants do not differ by colour. The
 * list's query contains all of it.
 */
export function CardSwatches({ product, filtered = null, onShow }: CardSwatchesProps) {
  const { t } = useLingui()
  const name = useId()
  const [picked, setPicked] = useState<string | null>(null)
  const { configurable_options, variants } = useFragment(
    graphql`
      fragment CardSwatches_product on ConfigurableProduct {
        configurable_options {
          uid
          attribute_code
          label
          values {
            uid
            label
            swatch_data {
              __typename
              value
            }
          }
        }
        variants {
          attributes {
            uid
          }
          product {
            uid
            small_image {
              url
            }
          }
        }
      }
    `,
    product,
  )
  for (const option of configurable_options ?? []) {
    const colours = (option?.values ?? []).flatMap((value) =>
      value?.uid && value.swatch_data?.__typename === 'ColorSwatchData' && value.swatch_data.value
        ? [{ value: value.uid, colour: value.swatch_data.value, name: value.label ?? '' }]
        : [],
    )
    const colourCount = colours.length
    const preset = colours.find(({ value }) => filtered?.options.some(({ uid }) => uid === value))
    const shown = preset ? [preset, ...colours.filter((colour) => colour !== preset)] : colours
    if (colourCount < 2) continue
    const slugs = withSlugs(
      (option?.values ?? []).flatMap((value) => (value?.uid ? [{ uid: value.uid, label: value.label ?? '' }] : [])),
    )
    const show = (uid: string | null) => {
      const value = slugs.find((each) => each.uid === uid)
      if (!value) return onShow(null)
      const variant = variants?.find((each) => each?.attributes?.some((attribute) => attribute?.uid === uid))
      return onShow({
        picture: variant?.product?.small_image?.url ?? null,
        options: [{ uid: value.uid, words: { label: option?.label ?? '', value: value.label } }],
        search: { ...filtered?.search, [option?.attribute_code ?? '']: value.slug },
      })
    }
    return (
      <SwatchDots
        legend={t({ message: plural(colourCount, { one: '# colore', other: '# colori' }) })}
        name={name}
        swatches={shown}
        selected={picked ?? preset?.value ?? null}
        onSelect={(uid) => {
          setPicked(uid)
          show(uid)
        }}
        onPreview={(uid) => show(uid ?? picked)}
      />
    )
  }
  return null
}
