import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Menu from 'lucide-react/icons/menu'
import { useRef } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MobileMenu_rootCategory$key } from '#src/__generated__/MobileMenu_rootCategory.graphql.ts'
import { CategoryLink } from '#src/features/navigation/CategoryLink.tsx'
import { SearchField } from '#src/features/search/SearchField.tsx'
import { childLink, childList, menuLink, panel, section, summary, wrapper } from './MobileMenu.css.ts'

type MobileMenuProps = {
  readonly rootCategory: MobileMenu_rootCategory$key
  readonly urlSuffix: string | null | undefined
}

/** Search and categories on narrow screens: a native disclosure, so that it opens without script. */
export function MobileMenu({ rootCategory, urlSuffix }: MobileMenuProps) {
  const { t } = useLingui()
  const details = useRef<HTMLDetailsElement>(null)
  const { children } = useFragment(
    graphql`
      fragment MobileMenu_rootCategory on CategoryTree {
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
  const close = () => details.current?.removeAttribute('open')
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    details.current?.querySelector('summary')?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only put the menu away; what acts is the summary and the links in it
    <details ref={details} className={wrapper} onClick={closeOnLink} onKeyDown={closeOnEscape}>
      <summary className={summary} aria-label={t`Menu`}>
        <Menu size={24} aria-hidden="true" />
      </summary>
      <div className={panel}>
        <SearchField onSubmitted={close} />
        <nav aria-label={t`Menu delle categorie`}>
          {children?.map((category) => {
            if (!category?.url_path || !category.include_in_menu) return null
            const below = category.children?.filter((child) => child?.include_in_menu) ?? []
            return (
              <div key={category.uid} className={section}>
                <CategoryLink uid={category.uid} urlPath={category.url_path} urlSuffix={urlSuffix} className={menuLink}>
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
            <Link to="/account" className={menuLink}>
              <Trans>Il tuo account</Trans>
            </Link>
          </div>
        </nav>
      </div>
    </details>
  )
}
