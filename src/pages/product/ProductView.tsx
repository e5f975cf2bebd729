import { Trans } from '@lingui/react/macro'
import { useCallback, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProductLateQuery } from '#src/__generated__/ProductLateQuery.graphql.ts'
import type { ProductView_choices$key } from '#src/__generated__/ProductView_choices.graphql.ts'
import type { ProductView_attributes$key } from '#src/__generated__/ProductView_attributes.graphql.ts'
import type { ProductView_product$key } from '#src/__generated__/ProductView_product.graphql.ts'
import { useViewItem } from '#src/features/analytics/useViewItem.ts'
import { CmsHtml, textCode } from '#src/features/cms/CmsHtml.tsx'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { Slot } from '#src/features/extensions/Slot.tsx'
import { hasWallet } from '#src/features/checkout/wallet/walletCode.ts'
import { scripted } from '#src/features/product/purchase/AddToCart.css.ts'
import { ProductGallery } from '#src/features/product/gallery/ProductGallery.tsx'
import {
  box,
  layout,
  longBox,
  offerHead,
  sections,
  stockAndCode,
} from '#src/features/product/layout/ProductLayout.css.ts'
import { ProductSection } from '#src/features/product/layout/ProductSection.tsx'
import { StockLabel } from '#src/features/product/offer/StockLabel.tsx'
import { ExpressContext } from '#src/features/product/purchase/ExpressContext.ts'
import type { ExpressPurchase } from '#src/features/product/purchase/ExpressContext.ts'
import type { ProductDraft } from '#src/features/product/purchase/productDraft.ts'
import { offerItemOf } from '#src/features/product/offer/offerItem.ts'
import type { ShownSum } from '#src/features/product/offer/shownSum.ts'
import { useProductOffer } from '#src/features/product/offer/useProductOffer.ts'
import type { VariantParams } from '#src/features/product/variants/variantSelection.ts'
import { ProductLink } from '#src/features/navigation/ProductLink.tsx'
import { ProductRating } from '#src/features/reviews/ProductRating.tsx'
import { ZOOM_PARAM } from '#src/lib/url/urlSearch.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { InBrowser } from '#src/ui/InBrowser.tsx'
import { useLateCode } from '#src/ui/useLateCode.ts'
import { ChoicesUnavailable } from './purchase/ChoicesUnavailable.tsx'
import { LateActions, LateBreadcrumbs, LateFacts, LateSizes, LateVideo, LateWallet } from './lateParts.ts'
import { ProductHead } from './head/ProductHead.tsx'
import { HeadlinePrice } from './purchase/HeadlinePrice.tsx'
import { ProductPurchase } from './purchase/ProductPurchase.tsx'
import { useShownOffer } from './purchase/useShownOffer.ts'

const renderWallet = (purchase: ExpressPurchase) => (
  <InBrowser>
    <WidgetBoundary fallback={null}>
      <LateWallet {...purchase} />
    </WidgetBoundary>
  </InBrowser>
)

type ProductViewProps = {
  readonly product: ProductView_product$key
  readonly variant: VariantParams
  /** The choices beside the variant; null if there are none. */
  readonly choices: ProductView_choices$key | null | undefined
  readonly attributes: ProductView_attributes$key | null
  /** The number of days in which an item may be returned. */
  readonly returnDays: number | null
  /** When it arrives, beside the button. */
  readonly promise: ReactNode
  /** A line about delivery. */
  readonly note: ReactNode
  /** The sections about delivery, returns and guarantees. */
  readonly delivery: ReactNode
  /** The query that has the reviews; null where the page shows none. */
  readonly late: RouteQuery<ProductLateQuery> | null
  /** The section with the reviews. */
  readonly reviews: ReactNode
  /** Related products: those in place of a sold-out one, and the rest. */
  readonly renderRows: (show: 'alternatives' | 'rest') => ReactNode
}

/** The content of the page for an existing product: everything follows the variant in the URL. */
export function ProductView({
  product: key,
  variant,
  choices: choicesKey,
  attributes: attributesKey,
  returnDays,
  promise,
  note,
  delivery,
  late,
  reviews,
  renderRows,
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
        ...ProductHead_product
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by ProductBreadcrumbs, whose code loads later
        ...ProductBreadcrumbs_product
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by ProductGallery, which shows a product or a variant
        ...useProductPhotos_product
        ...useProductOffer_product
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by ProductFacts, whose code loads later
        ...useProductAttributes_product
        ...useShownOffer_product
      }
    `,
    key,
  )
  const choices = useFragment(
    graphql`
      fragment ProductView_choices on ProductInterface {
        ...HeadlinePrice_choices
        ...ProductPurchase_choices
      }
    `,
    choicesKey,
  )
  const attributes = useFragment(
    graphql`
      fragment ProductView_attributes on AttributesMetadataOutput {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by ProductFacts, whose code loads later
        ...AttributeTable_attributes
      }
    `,
    attributesKey,
  )
  // The page appears together with its texts: their height is not known before.
  useLateCode(textCode(product.short_description?.html))
  useLateCode(textCode(product.description?.html))
  const { weightUnit } = useStoreSettings()
  const { hasField } = useShop()
  const listed = useProductOffer(product)
  useViewItem(offerItemOf(listed), listed.price?.currency ?? '')
  const urlKey = product.url_key ?? ''
  const offer = useShownOffer({ product, urlKey, variant })
  const { choice, variants, chosen, shown } = offer
  const address = { urlKey, urlSuffix: product.url_suffix, choice }
  const { sku, stock } = useProductOffer(shown)
  const slotContext = { urlKey, uid: product.uid, sku: sku ?? '' }
  const draft = useRef<ProductDraft>({})
  const [sum, setSum] = useState<ShownSum | null>()
  const noteDraft = useCallback((decided: ProductDraft) => {
    draft.current = { ...draft.current, ...decided }
  }, [])

  return (
    <>
      <WidgetBoundary fallback={null}>
        <ProductHead product={product} returnDays={returnDays} late={late} />
      </WidgetBoundary>
      <Container>
        <WidgetBoundary fallback={null}>
          <LateBreadcrumbs product={product} />
        </WidgetBoundary>
        <article className={layout}>
          <WidgetBoundary fallback={<div />}>
            <ProductGallery
              urlKey={urlKey}
              name={product.name ?? ''}
              product={variants?.pictured ?? product}
              hasVariants={variants !== null}
              renderVideo={(video) => <LateVideo {...video} />}
              renderZoomLink={(photo, anchor) => (
                <ProductLink
                  key={photo}
                  urlKey={urlKey}
                  urlSuffix={product.url_suffix}
                  search={{ ...choice, [ZOOM_PARAM]: String(photo) }}
                  preload={false}
                  {...anchor}
                />
              )}
            />
          </WidgetBoundary>
          <div className={choices ? longBox : box}>
            <div className={offerHead}>
              <Heading level={1}>{product.name ?? sku}</Heading>
              <ProductRating percent={product.rating_summary} count={product.review_count} />
              <WidgetBoundary fallback={null}>
                <HeadlinePrice offer={offer} choices={choices} sum={sum} />
              </WidgetBoundary>
              <Slot name="product.belowPrice" context={slotContext} />
              <div className={stockAndCode}>
                <StockLabel product={shown} />
                <Text key={sku} as="span" size="xs" tone="muted">
                  <Trans>Codice {sku}</Trans>
                </Text>
              </div>
            </div>
            <WidgetBoundary fallback={<ChoicesUnavailable />}>
              <ExpressContext value={hasWallet(hasField) ? renderWallet : null}>
                <ProductPurchase
                  product={product}
                  offer={offer}
                  sizes={<LateSizes product={product} address={address} />}
                  choices={choices}
                  onDraft={noteDraft}
                  onSum={setSum}
                />
              </ExpressContext>
            </WidgetBoundary>
            {stock !== 'OUT_OF_STOCK' && promise}
            <Slot name="product.belowChoices" context={slotContext} />
            {/* Choices come before prose: on a phone they are in the first screen. */}
            {product.short_description?.html && <CmsHtml html={product.short_description.html} />}
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
          <div className={sections}>
            {listed.stock === 'OUT_OF_STOCK' && renderRows('alternatives')}
            <WidgetBoundary fallback={null}>
              {product.description?.html && (
                <ProductSection title={<Trans>Descrizione</Trans>}>
                  <CmsHtml html={product.description.html} />
                </ProductSection>
              )}
            </WidgetBoundary>
            <Slot name="product.belowDescription" context={slotContext} />
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
        {renderRows('rest')}
      </Container>
    </>
  )
}
