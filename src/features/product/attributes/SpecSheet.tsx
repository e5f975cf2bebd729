import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { SpecSheet_attributes$key } from '#src/__generated__/SpecSheet_attributes.graphql.ts'
import type { SpecSheet_product$key } from '#src/__generated__/SpecSheet_product.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { formatWeight } from './formatWeight.ts'
import { AttributeRows } from './AttributeRows.tsx'
import { useProductAttributes } from './useProductAttributes.ts'
import type { ProductAttributesKey } from './useProductAttributes.ts'
import { useProductOffer } from '../offer/useProductOffer.ts'
import type { ProductOfferKey } from '../offer/useProductOffer.ts'

type SpecSheetProps = {
  readonly name: string
  readonly product: SpecSheet_product$key
  /** Its values take precedence over the product's. */
  readonly variant: (ProductAttributesKey & ProductOfferKey) | null
  /** The attributes' names, in the order of the sheet. */
  readonly attributes: SpecSheet_attributes$key | null | undefined
  /** Magento's `weight_unit`. */
  readonly weightUnit: string | null | undefined
}

/** All attributes of a product in one list for reading, printing and comparing. */
export function SpecSheet({ name, product: productKey, variant, attributes: key, weightUnit }: SpecSheetProps) {
  const { t } = useLingui()
  const locale = useShop().locale.intlLocale
  const product = useFragment(
    graphql`
      fragment SpecSheet_product on ProductInterface {
        ...useProductOffer_product
        ...useProductAttributes_product
      }
    `,
    productKey,
  )
  const { sku } = useProductOffer(variant ?? product)
  const own = useProductAttributes(product)
  const chosen = useProductAttributes(variant)
  const attributes = useFragment(
    graphql`
      fragment SpecSheet_attributes on AttributesMetadataOutput {
        items {
          code
          label
        }
      }
    `,
    key ?? null,
  )
  const texts = new Map([...own.texts, ...chosen.texts])
  const weight = chosen.weight ?? own.weight
  const rows = [
    { label: t`Codice`, text: sku },
    ...(attributes?.items ?? []).flatMap((attribute) => {
      const text = attribute ? texts.get(attribute.code) : undefined
      return attribute?.label && text ? [{ label: attribute.label, text }] : []
    }),
    ...(weight ? [{ label: t`Peso`, text: formatWeight(weight, weightUnit, locale) }] : []),
  ]
  return (
    <Stack gap="s3">
      <Heading level={2} size="md">
        {name}
      </Heading>
      <AttributeRows rows={rows} />
    </Stack>
  )
}
