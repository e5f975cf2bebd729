import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CategoryMenu_rootCategory$key } from '#src/__generated__/CategoryMenu_rootCategory.graphql.ts'
import { CategoryLink } from '#src/features/navigation/CategoryLink.tsx'
import { menu, panel, panelLink, topItem, topLink } from './CategoryMenu.css.ts'
import { menuWidthOf } from './menuWidth.ts'

type CategoryMenuProps = {
  readonly rootCategory: CategoryMenu_rootCategory$key
  readonly urlSuffix: string | null | undefined
  /** The shop's name, which shares the header's line. */
  readonly brand: string
}

/**
 * The categories where they fit into the header. A category's children are shown below it while it is hovered or
 * focused; Escape hides them (WCAG 1.4.13). Everything is a link, so no script is needed.
 */
export function CategoryMenu({ rootCategory, urlSuffix, brand }: CategoryMenuProps) {
  const { t } = useLingui()
  const [dismissed, setDismissed] = useState<string | null>(null)
  const { children } = useFragment(
    graphql`
      fragment CategoryMenu_rootCategory on CategoryTree {
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
    `,
    rootCategory,
  )
  const categories = children?.filter((category) => category?.include_in_menu) ?? []
  return (
    <nav
      aria-label={t`Categorie`}
      data-menu-from={menuWidthOf(
        categories.map((category) => category?.name ?? ''),
        brand,
      )}
    >
      <ul className={menu}>
        {categories.map((category) => {
          if (!category?.url_path) return null
          const below = category.children?.filter((child) => child?.include_in_menu) ?? []
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only hide the panel
            <li
              key={category.uid}
              className={topItem}
              data-dismissed={dismissed === category.uid || undefined}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setDismissed(category.uid)
              }}
              onClick={() => setDismissed(category.uid)}
              onBlur={() => setDismissed(null)}
              onPointerLeave={() => setDismissed(null)}
            >
              <CategoryLink uid={category.uid} urlPath={category.url_path} urlSuffix={urlSuffix} className={topLink}>
                {category.name}
              </CategoryLink>
              {below.length > 0 && (
                <ul className={panel}>
                  {below.map(
                    (child) =>
                      child?.url_path && (
                        <li key={child.uid}>
                          <CategoryLink
                            uid={child.uid}
                            urlPath={child.url_path}
                            urlSuffix={urlSuffix}
                            className={panelLink}
                          >
                            {child.name}
                          </CategoryLink>
                        </li>
                      ),
                  )}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
