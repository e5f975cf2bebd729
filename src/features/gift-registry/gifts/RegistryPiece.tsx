import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RegistryPiece_product$key } from '#src/__generated__/RegistryPiece_product.graphql.ts'
import { CardPrice } from '#src/features/catalogue/card/CardPrice.tsx'
import { ProductLink } from '#src/features/navigation/ProductLink.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { name as nameClass, piece, quiet, words } from '../registry.css.ts'

type RegistryPieceProps = {
  /** Null if the product is no longer sold. */
  readonly product: RegistryPiece_product$key | null
  readonly name: string
  /** Shown below name and price. */
  readonly children: ReactNode
  /** Shown beside them if there is room. */
  readonly aside?: ReactNode
}

/** One product of a registry. The backend does not report the wished variant. */
export function RegistryPiece({ product: key, name, children, aside }: RegistryPieceProps) {
  const product = useFragment(
    graphql`
      fragment RegistryPiece_product on ProductInterface {
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
  const picture = product?.small_image?.url
  return (
    <div className={piece}>
      <div>{picture && <Picture src={picture} alt="" sizes="112px" widths={[96, 160, 240, 320]} />}</div>
      <div className={words}>
        <Heading level={3} size="sm">
          {product?.url_key ? (
            <ProductLink urlKey={product.url_key} urlSuffix={product.url_suffix} className={nameClass}>
              {name}
            </ProductLink>
          ) : (
            name
          )}
        </Heading>
        {product ? (
          <CardPrice product={product} />
        ) : (
          <p className={quiet}>
            <Trans>Questo articolo non è più in vendita.</Trans>
          </p>
        )}
        {children}
      </div>
      {aside}
    </div>
  )
}
