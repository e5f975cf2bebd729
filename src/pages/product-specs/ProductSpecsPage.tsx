import { Trans, useLingui } from '@lingui/react/macro'
import Printer from 'lucide-react/icons/printer'
import { graphql } from 'react-relay'
import type { ProductSpecsPageQuery } from '#src/__generated__/ProductSpecsPageQuery.graphql.ts'
import { SpecSheet } from '#src/features/product/attributes/SpecSheet.tsx'
import { useVariants } from '#src/features/product/variants/useVariants.ts'
import type { VariantParams } from '#src/features/product/variants/variantSelection.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { ProductGone } from '#src/pages/product/ProductGone.tsx'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { print } from './ProductSpecsPage.css.ts'

export { default as operation } from '#src/__generated__/ProductSpecsPageQuery.graphql.ts'
export { ProductSpecsPage as component }

export type ProductSpecsPageProps = {
  readonly query: RouteQuery<ProductSpecsPageQuery>
  readonly variant: VariantParams
  /** The product's page, in this variant. */
  readonly productHref: string
}

/** All attributes of a product, for the variant in the URL. */
function ProductSpecsPage({ query, variant, productHref }: ProductSpecsPageProps) {
  const { t } = useLingui()
  const { weightUnit } = useStoreSettings()
  const { products, attributesList } = useRouteQuery<ProductSpecsPageQuery>(
    graphql`
      query ProductSpecsPageQuery($urlKey: String!) {
        products(filter: { url_key: { eq: $urlKey } }) {
          items {
            __typename
            uid
            name
            ...SpecSheet_product
            ...useVariants_product @alias(as: "configurable")
          }
        }
        attributesList(entityType: CATALOG_PRODUCT, filters: { is_visible_on_front: true }) {
          ...SpecSheet_attributes
        }
      }
    `,
    query,
  )
  const product = products?.items?.[0]
  const chosen = useVariants(product?.configurable, variant)?.chosen ?? null
  if (!product) return <ProductGone />
  const name = product.name ?? ''
  return (
    <>
      <PageHead title={t`Scheda tecnica: ${name}`} robots="noindex" />
      <SpecSheet name={name} product={product} variant={chosen} attributes={attributesList} weightUnit={weightUnit} />
      <div className={print}>
        <Button variant="secondary" icon={<Printer size={18} strokeWidth={1.75} />} onClick={() => window.print()}>
          <Trans>Stampa</Trans>
        </Button>
      </div>
      <noscript>
        <a href={productHref}>
          <Trans>Torna al prodotto</Trans>
        </a>
      </noscript>
    </>
  )
}
