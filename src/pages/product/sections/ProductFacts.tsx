import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { ProductLink } from '#src/features/navigation/ProductLink.tsx'
import { AttributeTable } from '#src/features/product/attributes/AttributeTable.tsx'
import { ProductSafety } from '#src/features/product/attributes/ProductSafety.tsx'
import { OPEN, SPECS_PARAM } from '#src/lib/url/urlSearch.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import type { ProductAddress } from './productAddress.ts'

type ProductFactsProps = Omit<ComponentProps<typeof AttributeTable>, 'more'> & {
  readonly address: ProductAddress
}

/** The attributes of the product: material, care and others. */
export function ProductFacts({ address: { urlKey, urlSuffix, choice }, ...props }: ProductFactsProps) {
  return (
    <>
      <AttributeTable
        {...props}
        more={
          <ProductLink
            urlKey={urlKey}
            urlSuffix={urlSuffix}
            search={{ ...choice, [SPECS_PARAM]: OPEN }}
            className={buttonClass({ variant: 'link' })}
          >
            <Trans>Scheda tecnica</Trans>
          </ProductLink>
        }
      />
      <ProductSafety product={props.product} />
    </>
  )
}
