import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql } from 'react-relay'
import type { MenuPageQuery } from '#src/__generated__/MenuPageQuery.graphql.ts'
import { HeaderLinks } from '#src/features/cms/HeaderLinks.tsx'
import { CategoryLink } from '#src/features/navigation/CategoryLink.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { childLink, childList, menu, menuLink, section } from './MenuPage.css.ts'

export { default as operation } from '#src/__generated__/MenuPageQuery.graphql.ts'
export { MenuPage as component }

export type MenuPageProps = { readonly query: RouteQuery<MenuPageQuery> }

/**
 * Categories and account on narrow screens, as the content of an overlay. Its links replace the menu in the history:
 * Back from a category leads to the page before the menu.
 */
function MenuPage({ query }: MenuPageProps) {
  const { t } = useLingui()
  const { locale, locales } = useShop()
  const { categories, cmsBlocks } = useRouteQuery<MenuPageQuery>(
    graphql`
      query MenuPageQuery {
        categories {
          items {
            uid
            children {
              uid
              name
              url_path
              include_in_menu
              children {
                uid
                name
                url_path
                include_in_menu
              }
            }
          }
        }
        cmsBlocks(identifiers: ["header-links"]) {
          ...HeaderLinks_blocks
        }
      }
    `,
    query,
  )
  const { categoryUrlSuffix: urlSuffix, storeName } = useStoreSettings()
  const language = storeName ?? locale.label
  return (
    <div className={menu}>
      <PageHead title={t`Menu`} robots="noindex" />
      <nav aria-label={t`Menu delle categorie`}>
        {categories?.items?.[0]?.children?.map((category) => {
          if (!category?.url_path || !category.include_in_menu) return null
          const below = category.children?.filter((child) => child?.include_in_menu) ?? []
          return (
            <div key={category.uid} className={section}>
              <CategoryLink
                uid={category.uid}
                urlPath={category.url_path}
                urlSuffix={urlSuffix}
                replace
                className={menuLink}
              >
                {category.name}
              </CategoryLink>
              {below.length > 0 && (
                <ul className={childList}>
                  {below.map(
                    (child) =>
                      child?.url_path && (
                        <li key={child.uid}>
                          <CategoryLink
                            uid={child.uid}
                            urlPath={child.url_path}
                            urlSuffix={urlSuffix}
                            replace
                            className={childLink}
                          >
                            {child.name}
                          </CategoryLink>
                        </li>
                      ),
                  )}
                </ul>
              )}
            </div>
          )
        })}
        <div className={section}>
          <Link to="/account" replace className={menuLink}>
            <Trans>Il tuo account</Trans>
          </Link>
          {locales.length > 1 && (
            <Link to="/language" className={menuLink}>
              <Trans>Lingua: {language}</Trans>
            </Link>
          )}
        </div>
      </nav>
      <HeaderLinks blocks={cmsBlocks ?? null} place="menu" />
    </div>
  )
}
