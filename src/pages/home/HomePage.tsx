import { graphql } from 'react-relay'
import type { CmsProductsQuery } from '#src/__generated__/CmsProductsQuery.graphql.ts'
import type { HomeDoorsQuery } from '#src/__generated__/HomeDoorsQuery.graphql.ts'
import type { HomePageQuery } from '#src/__generated__/HomePageQuery.graphql.ts'
import { Slot } from '#src/features/extensions/Slot.tsx'
import { NewsletterInvitation } from '#src/features/newsletter/NewsletterInvitation.tsx'
import { SHOP } from '#src/shop/selectedShop.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { visuallyHidden } from '#src/ui/theme/global.css.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { CmsContent } from '#src/pages/cms/CmsContent.tsx'
import { isNoSuchEntity } from '#src/lib/errorCategories.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { HomeDoors, ShopData } from './homeParts.ts'

export { default as operation } from '#src/__generated__/HomePageQuery.graphql.ts'
export { HomePage as component }

export type HomePageProps = {
  readonly query: RouteQuery<HomePageQuery>
  /** The products of the carousels in the page's text; null if it has none. */
  readonly products: RouteQuery<CmsProductsQuery> | null
  /** The replacement for missing content of the merchant; null if there is content, or if the query failed. */
  readonly doors: RouteQuery<HomeDoorsQuery> | null
}

/** The shop's home page, which the merchant writes in the CMS. */
function HomePage({ query, products, doors }: HomePageProps) {
  const {
    cmsPage: answer,
    cmsBlocks,
    storeConfig,
  } = useRouteQuery<HomePageQuery>(
    graphql`
      query HomePageQuery($identifier: String!) {
        cmsPage(identifier: $identifier) @catch {
          identifier
          content
          meta_title
          meta_description
        }
        cmsBlocks(identifiers: ["newsletter-invitation"]) {
          items {
            identifier
            ...NewsletterInvitation_block
          }
        }
        storeConfig {
          store_code
          newsletter_enabled
        }
      }
    `,
    query,
  )
  const { websiteName, storeName, defaultDescription } = useStoreSettings()
  // Without an answer there is no page; the boundary around it offers a retry.
  if (!answer.ok && !isNoSuchEntity(answer.errors)) throw new Error('[vetrina:home] no answer')
  const cmsPage = answer.ok ? answer.value : null
  const content = cmsPage?.content ?? ''
  const isUntitled = !doors && !/<h1[\s>]/i.test(content)
  return (
    <>
      {/* On other pages search engines would find the store's description as a duplicate. */}
      <PageHead
        title={cmsPage?.meta_title || null}
        description={cmsPage?.meta_description ?? defaultDescription}
        canonicalPath="/"
      />
      <ShopData />
      {/* Merchants write no main heading for a page that begins with a banner. */}
      {isUntitled && (
        <h1 className={visuallyHidden}>{cmsPage?.meta_title || (websiteName ?? storeName ?? SHOP.brand.name)}</h1>
      )}
      {doors ? <HomeDoors query={doors} /> : <CmsContent html={content} products={products} />}
      {storeConfig?.newsletter_enabled && <NewsletterInvitation block={cmsBlocks?.items?.[0] ?? null} />}
      <Slot name="home.end" context={{}} />
    </>
  )
}
