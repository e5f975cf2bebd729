import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { QuickProduct_choices$key } from '#src/__generated__/QuickProduct_choices.graphql.ts'
import type { QuickProduct_product$key } from '#src/__generated__/QuickProduct_product.graphql.ts'
import { useViewItem } from '#src/features/analytics/useViewItem.ts'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { offerItemOf } from '#src/features/product/offer/offerItem.ts'
import { StockLabel } from '#src/features/product/offer/StockLabel.tsx'
import type { ShownSum } from '#src/features/product/offer/shownSum.ts'
import { useProductOffer } from '#src/features/product/offer/useProductOffer.ts'
import { useProductPhotos } from '#src/features/product/gallery/useProductPhotos.ts'
import { useVariants } from '#src/features/product/variants/useVariants.ts'
import type { VariantParams } from '#src/features/product/variants/variantSelection.ts'
import { ProductRating } from '#src/features/reviews/ProductRating.tsx'
import { ChoicesUnavailable } from '#src/pages/product/purchase/ChoicesUnavailable.tsx'
import { HeadlinePrice } from '#src/pages/product/purchase/HeadlinePrice.tsx'
import { ProductPurchase } from '#src/pages/product/purchase/ProductPurchase.tsx'
import { useShownOffer } from '#src/pages/product/purchase/useShownOffer.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Carousel } from '#src/ui/media/Carousel.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { from as fromSize } from '#src/ui/theme/breakpoints.ts'
import { variantOfLine } from './answersOfLine.ts'
import { quick } from './ProductQuickPage.css.ts'

/** The width that the overlay has for a picture. */
const SIZES = `${fromSize.sm} 432px, 100vw`

type QuickProductProps = {
  readonly product: QuickProduct_product$key
  readonly variant: VariantParams
  /** The choices beside the variant; null if there are none. */
  readonly choices: QuickProduct_choices$key | null | undefined
  /** Its variant is shown until the shopper chooses another. */
  readonly line?: JournalLine
}

/** The product's photos, price, options and button, all for the variant in the URL. */
export function QuickProduct({ product: key, variant: inUrl, choices: choicesKey, line }: QuickProductProps) {
  const { t } = useLingui()
  const product = useFragment(
    graphql`
      fragment QuickProduct_product on ProductInterface {
        name
        url_key
        url_suffix
        rating_summary
        review_count
        short_description {
          html
        }
        ...useProductPhotos_product
        ...useProductOffer_product
        ...useVariants_product @alias(as: "configurable")
        ...useShownOffer_product
      }
    `,
    key,
  )
  const choices = useFragment(
    graphql`
      fragment QuickProduct_choices on ProductInterface {
        ...HeadlinePrice_choices
        ...ProductPurchase_choices
      }
    `,
    choicesKey,
  )
  const listed = useProductOffer(product)
  useViewItem(offerItemOf(listed), listed.price?.currency ?? '')
  const urlKey = product.url_key ?? ''
  const name = product.name ?? listed.sku
  const offered = useVariants(product.configurable, {})
  const variant = { ...(line && variantOfLine(offered?.axes ?? [], line)), ...inUrl }
  const offer = useShownOffer({ product, urlKey, variant })
  const { choice, variants, shown } = offer
  const [sum, setSum] = useState<ShownSum | null>()
  const photos = useProductPhotos(variants?.pictured ?? product, name)
  return (
    <article className={quick}>
      <Carousel
        key={photos.map(({ url }) => url).join(' ')}
        label={t`Foto di ${name}`}
        previousLabel={t`Foto precedente`}
        nextLabel={t`Foto successiva`}
        variant="full"
      >
        {photos.map(({ url, alt }, index) => (
          <Picture key={url} src={url} alt={alt} sizes={SIZES} ratio={1} eager={index === 0} />
        ))}
      </Carousel>
      <Stack gap="s2">
        <Heading level={3}>{name}</Heading>
        <ProductRating percent={product.rating_summary} count={product.review_count} />
        <WidgetBoundary fallback={null}>
          <HeadlinePrice offer={offer} choices={choices} sum={sum} />
        </WidgetBoundary>
        <StockLabel product={shown} />
      </Stack>
      <WidgetBoundary fallback={<ChoicesUnavailable />}>
        <ProductPurchase product={product} offer={offer} choices={choices} onSum={setSum} />
      </WidgetBoundary>
      {product.short_description?.html && <CmsHtml html={product.short_description.html} />}
      <Link
        to="/$"
        params={{ _splat: `${urlKey}${product.url_suffix ?? ''}` }}
        search={choice}
        state={{ urlTarget: { kind: 'product', urlKey } }}
        className={buttonClass({ variant: 'quiet' })}
      >
        <Trans>Tutti i dettagli</Trans>
      </Link>
    </article>
  )
}
