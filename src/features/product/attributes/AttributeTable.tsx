import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AttributeTable_attributes$key } from '#src/__generated__/AttributeTable_attributes.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { storeAttributes } from '#src/shop/storeFacts.ts'
import { AttributeRows } from './AttributeRows.tsx'
import { isTableAttribute } from './productAttributes.ts'
import { ProductSection } from '../layout/ProductSection.tsx'
import { formatWeight } from './formatWeight.ts'
import { useProductAttributes } from './useProductAttributes.ts'
import type { ProductAttributesKey } from './useProductAttributes.ts'

type AttributeTableProps = {
  readonly product: ProductAttributesKey
  /** Its values take precedence over the product's. */
  readonly variant: ProductAttributesKey | null
  /** The attributes' names, in the order of the table. */
  readonly attributes: AttributeTable_attributes$key | null | undefined
  /** Magento's `weight_unit`. */
  readonly weightUnit: string | null | undefined
  /** Shown below the table. */
  readonly more: ReactNode
}

/**
 * All attributes that are visible to shoppers, such as material, size, weight and origin. Without any the section is
 * omitted.
 */
export function AttributeTable({ product, variant, attributes: key, weightUnit, more }: AttributeTableProps) {
  const { t } = useLingui()
  const store = useShop().locale
  const locale = store.intlLocale
  const codes = storeAttributes(store)
  const own = useProductAttributes(product)
  const chosen = useProductAttributes(variant)
  const attributes = useFragment(
    graphql`
      fragment AttributeTable_attributes on AttributesMetadataOutput {
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
  const rows = (attributes?.items ?? []).flatMap((attribute) => {
    const text = attribute && isTableAttribute(attribute.code, codes) ? texts.get(attribute.code) : undefined
    return attribute?.label && text ? [{ label: attribute.label, text }] : []
  })
  const weightRow = weight ? [{ label: t`Peso`, text: formatWeight(weight, weightUnit, locale) }] : []
  const shown = [...rows, ...weightRow]
  if (shown.length === 0) return null
  return (
    <ProductSection title={<Trans>Caratteristiche</Trans>}>
      <AttributeRows rows={shown} />
      <div>{more}</div>
    </ProductSection>
  )
}
