import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProductView_attributes$key } from '#src/__generated__/ProductView_attributes.graphql.ts'
import type { ProductView_product$key } from '#src/__generated__/ProductView_product.graphql.ts'
import type { ProductView_storeConfig$key } from '#src/__generated__/ProductView_storeConfig.graphql.ts'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { AddToCart } from '#src/features/product/AddToCart.tsx'
import { AttributeTable } from '#src/features/product/AttributeTable.tsx'
import { BarPrice } from '#src/features/product/BarPrice.tsx'
import { ProductGallery } from '#src/features/product/ProductGallery.tsx'
import { box, layout } from '#src/features/product/ProductLayout.css.ts'
import { ProductOptions } from '#src/features/product/ProductOptions.tsx'
import { ProductPrice } from '#src/features/product/ProductPrice.tsx'
import { ProductSafety } from '#src/features/product/ProductSafety.tsx'
import { ProductSection } from '#src/features/product/ProductSection.tsx'
import { StockLabel } from '#src/features/product/StockLabel.tsx'
import { useProductOffer } from '#src/features/product/useProductOffer.ts'
import { useVariants } from '#src/features/product/useVariants.ts'
import { missingAxes } from '#src/features/product/variantSelection.ts'
import type { VariantParams } from '#src/features/product/variantSelection.ts'
import { Cluster } from '#src/ui/Cluster.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ProductBreadcrumbs } from './ProductBreadcrumbs.tsx'
import { ProductHead } from './ProductHead.tsx'
import { ProductRow } from './ProductRow.tsx'
import { useChoice } from './useChoice.ts'

type ProductViewProps = {
  readonly product: ProductView_product$key
  readonly variant: VariantParams
  readonly attributes: ProductView_attributes$key | null
  readonly storeConfig: ProductView_storeConfig$key | null
  /** The chapter on delivery and returns. */
  readonly delivery: ReactNode
}

/** A product that is there: everything on the page follows the variant that the URL chooses. */
export function ProductView({
  product: key,
  variant,
  attributes: attributesKey,
  storeConfig: configKey,
  delivery,
}: ProductViewProps) {
  const { t } = useLingui()
  const optionsRef = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const product = useFragment(
    graphql`
      fragment ProductView_product on ProductInterface {
        uid
        name
        url_key
        short_description {
          html
        }
        description {
          html
        }
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by ProductHead
        ...productMetadata_product
        ...ProductBreadcrumbs_product
        ...ProductGallery_product
        ...useProductOffer_product
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the table and the safety chapter
        ...useProductAttributes_product
        ...useVariants_product @alias(as: "configurable")
        related_products {
          uid
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read through ProductRow
          ...ProductCarousel_products
        }
        upsell_products {
          uid
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read through ProductRow
          ...ProductCarousel_products
        }
      }
    `,
    key,
  )
  const attributes = useFragment(
    graphql`
      fragment ProductView_attributes on AttributesMetadataOutput {
        ...AttributeTable_attributes
      }
    `,
    attributesKey,
  )
  const storeConfig = useFragment(
    graphql`
      fragment ProductView_storeConfig on StoreConfig {
        store_code
        weight_unit
        ...ProductHead_storeConfig
      }
    `,
    configKey,
  )
  const [choice, choose] = useChoice(variant, product.url_key ?? '')
  const variants = useVariants(product.configurable, choice)
  const chosen = variants?.chosen ?? null
  const shown = chosen ?? product
  const { sku } = useProductOffer(shown)
  const priced = variants?.priced?.product ?? product
  const from = variants?.priced?.from ?? false

  const askForOptions = () => {
    const codes = variants ? missingAxes(variants.axes, variants.choice).map(({ code }) => code) : []
    setMissing(codes)
    optionsRef.current?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(codes[0] ?? '')}"]`)?.focus()
  }

  return (
    <>
      <ProductHead product={product} storeConfig={storeConfig ?? null} />
      <Container>
        <ProductBreadcrumbs product={product} />
        <article className={layout}>
          <ProductGallery product={variants?.pictured ?? product} hasVariants={variants !== null} />
          <div className={box}>
            <Stack gap="s3">
              <Heading level={1}>{product.name}</Heading>
              {product.short_description?.html && <CmsHtml html={product.short_description.html} />}
            </Stack>
            <ProductPrice product={priced} from={from} />
            {variants && <ProductOptions ref={optionsRef} variants={variants} onChoose={choose} missing={missing} />}
            <AddToCart
              product={product}
              shown={shown}
              variants={variants}
              price={<BarPrice product={priced} from={from} />}
              onMissingOptions={askForOptions}
            />
            <Cluster justify="between">
              <StockLabel product={shown} />
              <Text as="span" size="xs" tone="muted">
                <Trans>Codice {sku}</Trans>
              </Text>
            </Cluster>
          </div>
          <div>
            {product.description?.html && (
              <ProductSection title={<Trans>Descrizione</Trans>}>
                <CmsHtml html={product.description.html} />
              </ProductSection>
            )}
            <ProductSection title={<Trans>Caratteristiche</Trans>}>
              <AttributeTable
                product={product}
                variant={chosen}
                attributes={attributes}
                weightUnit={storeConfig?.weight_unit}
              />
            </ProductSection>
            <ProductSafety product={product} />
            {delivery}
          </div>
        </article>
        <ProductRow title={t`Da provare insieme`} products={product.related_products} />
        <ProductRow title={t`Oppure un passo oltre`} products={product.upsell_products} />
      </Container>
    </>
  )
}
