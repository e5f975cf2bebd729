import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { AttributeTable } from '#src/features/product/attributes/AttributeTable.tsx'
import { ProductSafety } from '#src/features/product/attributes/ProductSafety.tsx'
import { SPECS_PARAM } from '#src/lib/url/urlSearch.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'

type ProductFactsProps = Omit<ComponentProps<typeof AttributeTable>, 'more'> & { readonly urlKey: string }

/** The attributes of the product: material, care and others. */
export function ProductFacts({ urlKey, ...props }: ProductFactsProps) {
  return (
    <>
      <AttributeTable
        {...props}
        more={
          <Link
            to="."
            search={(search: object) => ({ ...search, [SPECS_PARAM]: 1 })}
            state={{ urlTarget: { kind: 'product', urlKey } }}
            className={buttonClass({ variant: 'link' })}
          >
            <Trans>Scheda tecnica</Trans>
          </Link>
        }
      />
      <ProductSafety product={props.product} />
    </>
  )
}
