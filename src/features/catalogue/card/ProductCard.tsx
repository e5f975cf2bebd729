import { Trans } from '@lingui/react/macro'
import { use, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProductCard_product$key } from '#src/__generated__/ProductCard_product.graphql.ts'
import { ProductLink } from '#src/features/navigation/ProductLink.tsx'
import { ProductPreviewsContext } from '#src/features/product/layout/productPreviews.ts'
import type { ListFilters } from '#src/lib/url/listSearch.ts'
import { ProductRating } from '#src/features/reviews/ProductRating.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { CardPrice } from './CardPrice.tsx'
import type { ShownColour } from './CardSwatches.tsx'
import { CARD_SIZES } from './cardSizes.ts'
import { filteredVariant } from './filteredVariant.ts'
import { hoverPicture } from './hoverPicture.ts'
import { isNewOn } from './isNewOn.ts'
import { LateCardActions, LateCardSwatches } from './lateParts.ts'
import { faded, second, withoutPicture } from './ProductCard.css.ts'

type ProductCardProps = {
  readonly product: ProductCard_product$key
  /** The list's layout, which sets the picture's width. */
  readonly layout: keyof typeof CARD_SIZES
  readonly headingLevel?: 2 | 3 | 4
  /** `first` is the page's LCP element, `early` is in the first screen, `late` loads when it comes near the window. */
  readonly loading?: 'first' | 'early' | 'late'
  /** The filters of its list, whose colour and size the card shows. */
  readonly filters?: ListFilters | undefined
  /** Called when its link is followed. */
  readonly onSelect?: () => void
}

export function ProductCard({
  product: key,
  layout,
  headingLevel = 3,
  loading = 'late',
  filters,
  onSelect,
}: ProductCardProps) {
  const { today } = useShop()
  const previews = use(ProductPreviewsContext)
  const [previewed, setPreviewed] = useState<ShownColour | null>(null)
  const product = useFragment(
    graphql`
      fragment ProductCard_product on ProductInterface {
        uid
        name
        url_key
        url_suffix
        new_from_date
        new_to_date
        stock_status
        rating_summary
        review_count
        small_image {
          url
        }
        media_gallery {
          __typename
          url
          disabled
        }
        ...CardPrice_product
        ...CardActions_product
        ... on ConfigurableProduct @alias(as: "configurable") {
          ...CardSwatches_product
          ...filteredVariant_product
        }
      }
    `,
    key,
  )
  const urlKey = product.url_key ?? ''
  const src = product.small_image?.url
  const filtered = filters && product.configurable ? filteredVariant(product.configurable, filters, src ?? null) : null
  const colour = previewed ?? filtered
  const photos = (product.media_gallery ?? []).flatMap((media) =>
    media?.__typename === 'ProductImage' && media.disabled !== true && media.url ? [media.url] : [],
  )
  const other = src && !colour?.picture ? hoverPicture(src, photos) : null
  const soldOut = product.stock_status === 'OUT_OF_STOCK'
  const isNew = isNewOn(today, { from: product.new_from_date, to: product.new_to_date })
  const follow = () => {
    if (src) {
      const picture = colour?.picture ?? src
      const first = colour?.picture ?? photos[0] ?? src
      previews?.note(urlKey, { name: product.name ?? '', picture, sizes: CARD_SIZES[layout], first })
    }
    onSelect?.()
  }
  const pictures = src ? (
    <div className={soldOut ? faded : undefined}>
      <Picture
        src={colour?.picture ?? src}
        alt=""
        sizes={CARD_SIZES[layout]}
        priority={loading === 'first'}
        eager={loading === 'early'}
        corners="square"
      />
      {other && (
        <div className={second}>
          <Picture src={other} alt="" sizes={CARD_SIZES[layout]} background="transparent" corners="square" />
        </div>
      )}
    </div>
  ) : (
    <div className={withoutPicture} />
  )
  return (
    <Card
      href={urlKey}
      name={product.name ?? ''}
      headingLevel={headingLevel}
      renderLink={({ href: _href, target: _target, ...anchor }) => (
        <ProductLink
          urlKey={urlKey}
          urlSuffix={product.url_suffix}
          search={colour?.search}
          onClick={follow}
          {...anchor}
        />
      )}
      picture={pictures}
      actions={<LateCardActions product={product} colour={colour} />}
      {...((soldOut || isNew) && {
        badges: (
          <>
            {soldOut && (
              <Badge>
                <Trans>Esaurito</Trans>
              </Badge>
            )}
            {isNew && (
              <Badge tone="accent">
                <Trans>Novità</Trans>
              </Badge>
            )}
          </>
        ),
      })}
    >
      {product.configurable && (
        <LateCardSwatches product={product.configurable} filtered={filtered} onShow={setPreviewed} />
      )}
      <CardPrice product={product} />
      <ProductRating percent={product.rating_summary} count={product.review_count} />
    </Card>
  )
}
