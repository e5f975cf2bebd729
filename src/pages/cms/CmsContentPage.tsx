import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql } from 'react-relay'
import type { CmsContentPageQuery } from '#src/__generated__/CmsContentPageQuery.graphql.ts'
import type { CmsProductsQuery } from '#src/__generated__/CmsProductsQuery.graphql.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Breadcrumbs } from '#src/ui/layout/Breadcrumbs.tsx'
import { Container } from '#src/ui/layout/Container.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { CmsContent } from './CmsContent.tsx'
import { article, head } from './CmsContentPage.css.ts'

export { default as operation } from '#src/__generated__/CmsContentPageQuery.graphql.ts'
export { CmsContentPage as component }

export type CmsContentPageProps = {
  readonly query: RouteQuery<CmsContentPageQuery>
  /** Null if the page shows no products. */
  readonly products: RouteQuery<CmsProductsQuery> | null
}

function CmsContentPage({ query, products }: CmsContentPageProps) {
  const { t } = useLingui()
  const { cmsPage } = useRouteQuery<CmsContentPageQuery>(
    graphql`
      query CmsContentPageQuery($identifier: String!) {
        cmsPage(identifier: $identifier) {
          identifier
          url_key
          title
          content_heading
          content
          meta_title
          meta_description
        }
      }
    `,
    query,
  )
  // Without its text there is no page; the boundary around it offers a retry.
  if (!cmsPage) throw new Error('[vetrina:cms] no answer')
  const { content, title } = cmsPage
  const heading = cmsPage.content_heading || title
  return (
    <article className={article}>
      <PageHead
        title={cmsPage.meta_title || title || null}
        description={cmsPage.meta_description}
        canonicalPath={`/${cmsPage.url_key ?? cmsPage.identifier ?? ''}`}
      />
      <Container width="text">
        <div className={head}>
          <Breadcrumbs
            label={t`Percorso`}
            items={[{ label: t`Home`, href: '/' }, { label: title ?? '' }]}
            renderLink={({ href: _href, target: _target, ...anchor }) => <Link to="/" {...anchor} />}
          />
          {/* The merchant may have written the heading into the text. */}
          {heading && !/<h1[\s>]/i.test(content ?? '') && (
            <Heading level={1} size="display">
              {heading}
            </Heading>
          )}
        </div>
      </Container>
      <CmsContent html={content ?? ''} products={products} />
    </article>
  )
}
