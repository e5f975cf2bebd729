import { graphql, useFragment } from 'react-relay'
import type { CategoryChips_categories$key } from '#src/__generated__/CategoryChips_categories.graphql.ts'
import { CategoryLink } from '#src/features/navigation/CategoryLink.tsx'
import { chip, inLine, list, middle } from './CategoryChips.css.ts'

type CategoryChipsProps = {
  /** The accessible name of the navigation. */
  readonly label: string
  readonly categories: CategoryChips_categories$key
  readonly centred?: boolean
}

/** Small links to categories: subcategories, or alternatives after an empty search. */
export function CategoryChips({ label, categories: keys, centred = false }: CategoryChipsProps) {
  const categories = useFragment(
    graphql`
      fragment CategoryChips_categories on CategoryTree @relay(plural: true) {
        uid
        name
        url_path
        url_suffix
        include_in_menu
      }
    `,
    keys,
  ).filter(({ include_in_menu, url_path }) => include_in_menu === 1 && url_path)
  if (categories.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={`${list} ${centred ? middle : inLine}`}>
        {categories.map(({ uid, name, url_path, url_suffix }) => (
          <li key={uid}>
            <CategoryLink uid={uid} urlPath={url_path ?? ''} urlSuffix={url_suffix} className={chip}>
              {name}
            </CategoryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
