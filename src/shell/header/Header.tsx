import { Link } from '@tanstack/react-router'
import { graphql, useFragment } from 'react-relay'
import type { Header_rootCategory$key } from '#src/__generated__/Header_rootCategory.graphql.ts'
import type { Header_storeConfig$key } from '#src/__generated__/Header_storeConfig.graphql.ts'

type HeaderProps = {
  readonly storeConfig: Header_storeConfig$key | null
  readonly rootCategory: Header_rootCategory$key | null
  readonly chrome: 'full' | 'reduced'
}

export function Header({ storeConfig, rootCategory, chrome }: HeaderProps) {
  const config = useFragment(
    graphql`
      fragment Header_storeConfig on StoreConfig {
        store_code
        store_name
        category_url_suffix
      }
    `,
    storeConfig,
  )
  const root = useFragment(
    graphql`
      fragment Header_rootCategory on CategoryTree {
        uid
        children {
          uid
          name
          url_path
          include_in_menu
        }
      }
    `,
    rootCategory,
  )
  return (
    <header>
      <Link to="/">{config?.store_name ?? 'Vetrina'}</Link>
      {chrome === 'full' && (
        <nav>
          {root?.children?.map(
            (child) =>
              child && (
                <Link
                  key={child.uid}
                  to="/$"
                  params={{ _splat: `${child.url_path}${config?.category_url_suffix ?? ''}` }}
                  state={{ urlTarget: { kind: 'category', uid: child.uid } }}
                >
                  {child.name}
                </Link>
              ),
          )}
        </nav>
      )}
    </header>
  )
}
