import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { ProductSizesPageQuery } from '#src/__generated__/ProductSizesPageQuery.graphql.ts'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { SheetText } from '#src/ui/overlay/SheetText.tsx'

export { default as operation } from '#src/__generated__/ProductSizesPageQuery.graphql.ts'
export { ProductSizesPage as component }

export type ProductSizesPageProps = {
  readonly query: RouteQuery<ProductSizesPageQuery>
  /** The product's page, in the chosen variant. */
  readonly productHref: string
}

/** The merchant's size guide for a kind of products: a CMS block. */
function ProductSizesPage({ query, productHref }: ProductSizesPageProps) {
  const { t } = useLingui()
  const { cmsBlocks } = useRouteQuery<ProductSizesPageQuery>(
    graphql`
      query ProductSizesPageQuery($identifiers: [String]) {
        cmsBlocks(identifiers: $identifiers) {
          items {
            identifier
            title
            content
          }
        }
      }
    `,
    query,
  )
  const block = cmsBlocks?.items?.[0]
  return (
    <>
      <PageHead title={block?.title ?? t`Guida alle misure`} robots="noindex" />
      {block?.content ? (
        <SheetText label={block.title ?? t`Guida alle misure`}>
          <Stack gap="s3">
            <Heading level={3}>{block.title}</Heading>
            <CmsHtml html={block.content} />
          </Stack>
        </SheetText>
      ) : (
        <Text>
          <Trans>Per questo pezzo non c’è più una guida. Le sue misure sono fra le caratteristiche.</Trans>
        </Text>
      )}
      <noscript>
        <a href={productHref}>
          <Trans>Torna al prodotto</Trans>
        </a>
      </noscript>
    </>
  )
}
