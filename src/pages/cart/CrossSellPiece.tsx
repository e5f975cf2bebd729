import { graphql, useFragment } from 'react-relay'
import type { CrossSellPiece_product$key } from '#src/__generated__/CrossSellPiece_product.graphql.ts'
import { CardAdd } from '#src/features/catalogue/card/CardAdd.tsx'
import { CardPrice } from '#src/features/catalogue/card/CardPrice.tsx'
import { ProductLink } from '#src/features/navigation/ProductLink.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { name as nameClass, picture, piece, words } from './CartCrossSells.css.ts'

/** A product in one row, because the overlay is too narrow for cards. */
export function CrossSellPiece({ product: key }: { readonly product: CrossSellPiece_product$key }) {
  const product = useFragment(
    graphql`
      fragment CrossSellPiece_product on ProductInterface {
        sku
        name
        url_key
        url_suffix
        thumbnail {
          url
        }
        ...CardPrice_product
        ...CardAdd_product
      }
    `,
    key,
  )
  const { thumbnail } = product
  return (
    <li className={piece}>
      <div className={picture}>
        {thumbnail?.url && <Picture src={thumbnail.url} alt="" sizes="4rem" widths={[96, 160]} />}
      </div>
      <div className={words}>
        <ProductLink urlKey={product.url_key ?? ''} urlSuffix={product.url_suffix} className={nameClass}>
          {product.name ?? product.sku}
        </ProductLink>
        <CardPrice product={product} />
      </div>
      <CardAdd product={product} />
    </li>
  )
}
