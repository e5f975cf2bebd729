import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProductChoices_product$key } from '#src/__generated__/ProductChoices_product.graphql.ts'
import type { ProductView_attributes$key } from '#src/__generated__/ProductView_attributes.graphql.ts'
import type { ProductView_product$key } from '#src/__generated__/ProductView_product.graphql.ts'
import { useViewItem } from '#src/features/analytics/useViewItem.ts'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { scripted } from '#src/features/product/purchase/AddToCart.css.ts'
import { ProductGallery } from '#src/features/product/gallery/ProductGallery.tsx'
import { box, layout, longBox, stockAndCode } from '#src/features/product/layout/ProductLayout.css.ts'
import { ProductPrice } from '#src/features/product/offer/ProductPrice.tsx'
import { ProductSection } from '#src/features/product/layout/ProductSection.tsx'
import { StockLabel } from '#src/features/product/offer/StockLabel.tsx'
import type { ProductDraft } from '#src/features/product/purchase/productDraft.ts'
import { offerItemOf } from '#src/features/product/offer/offerItem.ts'
import { useProductOffer } from '#src/features/product/offer/useProductOffer.ts'
import type { VariantParams } from '#src/features/product/variants/variantSelection.ts'
import { ProductRating } from '#src/features/reviews/ProductRating.tsx'
import { searchOfChoice, ZOOM_PARAM } from '#src/lib/url/urlSearch.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { ChoicesUnavailable } from './purchase/ChoicesUnavailable.tsx'
import { LateActions, LateBreadcrumbs, LateFacts, LateSizes, LateVideo } from './lateParts.ts'
import { ProductHead } from './head/ProductHead.tsx'
import { ProductPurchase } from './purchase/ProductPurchase.tsx'
import { useShownOffer } from './purchase/useShownOffer.ts'

type ProductViewProps = {
  readonly product: ProductView_product$key
  readonly variant: VariantParams
  /** The choices beside the variant; null if there are none. */
  readonly choices: ProductChoices_product$key | null
  readonly attributes: ProductView_attributes$key | null
  /** The number of days in which an item may be returned. */
  readonly returnDays: number | null
  /** A line about delivery, beside the button. */
  readonly note: ReactNode
  /** The section about delivery and returns. */
  readonly delivery: ReactNode
  /** The section with the reviews. */
  readonly reviews: ReactNode
  /** Related products. */
  readonly rows: ReactNode
}

/** The content of the page for an existing product: everything follows the variant in the URL. */
export function ProductView({
  product: key,
  variant,
  choices,
  attributes: attributesKey,
  returnDays,
  note,
  delivery,
  reviews,
  rows,
}: ProductViewProps) {
  const product = useFragment(
    graphql`
      fragment ProductView_product on ProductInterface {
        uid
        name
        url_key
        url_suffix
        rating_summary
        review_count
        short_description {
          html
        }
        description {
          html
        }
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by ProductHead
        ...productMetadata_product
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by ProductData, which comes late
        ...structuredData_product
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by ProductBreadcrumbs, which comes late
        ...ProductBreadcrumbs_product
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the gallery, of a variant too
        ...useProductPhotos_product
        ...useProductOffer_product
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the table and the safety chapter
        ...useProductAttributes_product
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by useShownOffer
        ...useVariants_product @alias(as: "configurable")
      }
    `,
    key,
  )
  const attributes = useFragment(
    graphql`
      fragment ProductView_attributes on AttributesMetadataOutput {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by ProductFacts, which comes late
        ...AttributeTable_attributes
      }
    `,
    attributesKey,
  )
  const { weightUnit } = useStoreSettings()
  const listed = useProductOffer(product)
  useViewItem(offerItemOf(listed), listed.price?.currency ?? '')
  const urlKey = product.url_key ?? ''
  const offer = useShownOffer({ product, configurable: product.configurable, urlKey, variant })
  const { choice, variants, chosen, shown, priced, from } = offer
  const address = { urlKey, urlSuffix: product.url_suffix, choice }
  const { sku } = useProductOffer(shown)
  const draft = useRef<ProductDraft>({})
  const noteDraft = useCallback((decided: ProductDraft) => {
    draft.current = { ...draft.current, ...decided }
  }, [])

  return (
    <>
      <WidgetBoundary fallback={null}>
        <ProductHead product={product} returnDays={returnDays} />
      </WidgetBoundary>
      <Container>
        <WidgetBoundary fallback={null}>
          <LateBreadcrumbs product={product} />
        </WidgetBoundary>
        <article className={layout}>
          <WidgetBoundary fallback={<div />}>
            <ProductGallery
              name={product.name ?? ''}
              product={variants?.pictured ?? product}
              hasVariants={variants !== null}
              renderVideo={(video) => <LateVideo {...video} />}
              renderZoomLink={(photo, anchor) => (
                <Link
                  key={photo}
                  to="/$"
                  params={{ _splat: `${urlKey}${product.url_suffix ?? ''}` }}
                  search={{ ...searchOfChoice(choice), [ZOOM_PARAM]: photo }}
                  state={{ urlTarget: { kind: 'product', urlKey } }}
                  preload={false}
                  {...anchor}
                />
              )}
            />
          </WidgetBoundary>
          <div className={choices ? longBox : box}>
            <Stack gap="s2">
              <Heading level={1}>{product.name ?? sku}</Heading>
              <ProductRating percent={product.rating_summary} count={product.review_count} />
              <WidgetBoundary fallback={null}>
                <ProductPrice product={priced} from={from} />
              </WidgetBoundary>
              <div className={stockAndCode}>
                <StockLabel product={shown} />
                <Text as="span" size="xs" tone="muted">
                  <Trans>Codice {sku}</Trans>
                </Text>
              </div>
            </Stack>
            {product.short_description?.html && <CmsHtml html={product.short_description.html} />}
            <LateSizes product={product} address={address} />
            <WidgetBoundary fallback={<ChoicesUnavailable />}>
              <ProductPurchase product={product} offer={offer} choices={choices} onDraft={noteDraft} />
            </WidgetBoundary>
            {note}
            <div className={scripted}>
              <LateActions
                uid={product.uid}
                product={product}
                shown={shown}
                draft={draft}
                chosen={variants ? Object.values(variants.choice).join(' ') : ''}
              />
            </div>
          </div>
          <div>
            <WidgetBoundary fallback={null}>
              {product.description?.html && (
                <ProductSection title={<Trans>Descrizione</Trans>}>
                  <CmsHtml html={product.description.html} />
                </ProductSection>
              )}
            </WidgetBoundary>
            <WidgetBoundary fallback={null}>
              <LateFacts
                product={product}
                variant={chosen}
                attributes={attributes}
                weightUnit={weightUnit}
                address={address}
              />
            </WidgetBoundary>
            {delivery}
            {reviews}
          </div>
        </article>
        {rows}
      </Container>
    </>
  )
}
