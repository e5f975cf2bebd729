import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { graphql } from 'react-relay'
import type { ProductZoomPageQuery } from '#src/__generated__/ProductZoomPageQuery.graphql.ts'
import type { useProductPhotos_product$key } from '#src/__generated__/useProductPhotos_product.graphql.ts'
import { useCloseLayer } from '#src/features/navigation/closeLayer.ts'
import { PageSuspense } from '#src/features/navigation/PageSuspense.tsx'
import { GALLERY_SIZES } from '#src/features/product/gallery/gallerySizes.ts'
import { PhotoViewer } from '#src/features/product/gallery/PhotoViewer.tsx'
import { useProductPhotos } from '#src/features/product/gallery/useProductPhotos.ts'
import { useVariants } from '#src/features/product/variants/useVariants.ts'
import type { VariantParams } from '#src/features/product/variants/variantSelection.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { ZOOM_PARAM } from '#src/lib/url/urlSearch.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { PreviewedPicture } from '#src/ui/media/Picture.tsx'

export { default as operation } from '#src/__generated__/ProductZoomPageQuery.graphql.ts'
export { ProductZoomPage as component }

export type ProductZoomPageProps = {
  readonly query: RouteQuery<ProductZoomPageQuery>
  readonly variant: VariantParams
  /** From 1. */
  readonly photo: number
  /** The product's page, in this variant. */
  readonly productHref: string
}

/** The photos of a product in full screen. The address contains the current photo, without a history entry for each. */
function ProductZoomPage(props: ProductZoomPageProps) {
  return (
    <PageSuspense fallback={null}>
      <Photos {...props} />
    </PageSuspense>
  )
}

function Photos({ query, variant, photo, productHref }: ProductZoomPageProps) {
  const { t } = useLingui()
  const { products } = useRouteQuery<ProductZoomPageQuery>(
    graphql`
      query ProductZoomPageQuery($urlKey: String!) {
        products(filter: { url_key: { eq: $urlKey } }) {
          items {
            uid
            name
            ...useProductPhotos_product
            ...useVariants_product @alias(as: "configurable")
          }
        }
      }
    `,
    query,
  )
  const product = products?.items?.[0]
  const variants = useVariants(product?.configurable, variant)
  if (!product) return null
  return (
    <>
      <PageHead title={t`Foto di ${product.name ?? ''}`} robots="noindex" />
      <ShownPhotos
        name={product.name ?? ''}
        product={variants?.pictured ?? product}
        photo={photo}
        productHref={productHref}
      />
    </>
  )
}

function ShownPhotos({
  name,
  product,
  photo,
  productHref,
}: {
  readonly name: string
  readonly product: useProductPhotos_product$key
  readonly photo: number
  readonly productHref: string
}) {
  const photos = useProductPhotos(product, name)
  const navigate = useNavigate()
  const close = useCloseLayer()
  const shown = photos[photo - 1] ?? photos[0]
  if (!shown) return null
  return (
    <PhotoViewer
      key={photos.map(({ url }) => url).join(' ')}
      photos={photos}
      photo={photo}
      onChange={(next) =>
        void navigate({
          to: '.',
          search: (search: object) => ({ ...search, [ZOOM_PARAM]: String(next) }),
          state: true,
          replace: true,
        })
      }
      onClose={close}
    >
      <PreviewedPicture
        preview={{ src: shown.url, sizes: GALLERY_SIZES }}
        src={shown.url}
        alt={shown.alt}
        sizes="100vw"
        corners="square"
      />
      <a href={productHref}>
        <Trans>Torna al prodotto</Trans>
      </a>
    </PhotoViewer>
  )
}
