import { graphql, useFragment } from 'react-relay'
import type { ProductSuggestion_product$key } from '#src/__generated__/ProductSuggestion_product.graphql.ts'
import { CardPrice } from '#src/features/catalogue/card/CardPrice.tsx'
import type { AnchorProps } from '#src/features/navigation/anchorProps.ts'
import { ProductLink } from '#src/features/navigation/ProductLink.tsx'
import { MatchedText } from '#src/features/search/MatchedText.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { nameAndPrice, thumbnail } from './Suggestion.css.ts'

type ProductSuggestionProps = {
  readonly product: ProductSuggestion_product$key
  readonly query: string
  readonly option: AnchorProps
}

/** A product with its picture and its price. */
export function ProductSuggestion({ product: key, query, option }: ProductSuggestionProps) {
  const product = useFragment(
    graphql`
      fragment ProductSuggestion_product on ProductInterface {
        uid
        name
        url_key
        url_suffix
        small_image {
          url
        }
        ...CardPrice_product
      }
    `,
    key,
  )
  const src = product.small_image?.url
  return (
    <ProductLink urlKey={product.url_key ?? ''} urlSuffix={product.url_suffix} replace {...option}>
      <span className={thumbnail}>{src && <Picture src={src} alt="" sizes="44px" eager />}</span>
      <span className={nameAndPrice}>
        <span>
          <MatchedText text={product.name ?? ''} query={query} />
        </span>
        <CardPrice product={product} />
      </span>
    </ProductLink>
  )
}
