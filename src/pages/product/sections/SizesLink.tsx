import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useProductAttributes } from '#src/features/product/attributes/useProductAttributes.ts'
import type { ProductAttributesKey } from '#src/features/product/attributes/useProductAttributes.ts'
import { sizeGuideOf } from '#src/lib/catalog/sizeGuide.ts'
import { SIZES_PARAM } from '#src/lib/url/urlSearch.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'

type SizesLinkProps = { readonly product: ProductAttributesKey; readonly urlKey: string }

/** A link to the size guide, if the merchant names one for the product. */
export function SizesLink({ product, urlKey }: SizesLinkProps) {
  const guide = sizeGuideOf(useProductAttributes(product).texts.get(SHOP.attributes.sizeGuide ?? ''))
  if (guide === null) return null
  return (
    <div>
      <Link
        to="."
        search={(search: object) => ({ ...search, [SIZES_PARAM]: guide })}
        state={{ urlTarget: { kind: 'product', urlKey } }}
        className={buttonClass({ variant: 'link' })}
      >
        <Trans>Guida alle misure</Trans>
      </Link>
    </div>
  )
}
