import { Trans } from '@lingui/react/macro'
import { ProductLink } from '#src/features/navigation/ProductLink.tsx'
import { useProductAttributes } from '#src/features/product/attributes/useProductAttributes.ts'
import type { ProductAttributesKey } from '#src/features/product/attributes/useProductAttributes.ts'
import { sizeGuideOf } from '#src/lib/catalog/sizeGuide.ts'
import { SIZES_PARAM } from '#src/lib/url/urlSearch.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { storeAttributes } from '#src/shop/storeFacts.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import type { ProductAddress } from './productAddress.ts'

type SizesLinkProps = { readonly product: ProductAttributesKey; readonly address: ProductAddress }

/** A link to the size guide, if the merchant names one for the product. */
export function SizesLink({ product, address: { urlKey, urlSuffix, choice } }: SizesLinkProps) {
  const { sizeGuide } = storeAttributes(useShop().locale)
  const guide = sizeGuideOf(useProductAttributes(product).texts.get(sizeGuide ?? ''))
  if (guide === null) return null
  return (
    <div>
      <ProductLink
        urlKey={urlKey}
        urlSuffix={urlSuffix}
        search={{ ...choice, [SIZES_PARAM]: guide }}
        className={buttonClass({ variant: 'link' })}
      >
        <Trans>Guida alle misure</Trans>
      </ProductLink>
    </div>
  )
}
