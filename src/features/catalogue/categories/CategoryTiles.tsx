import { graphql, useFragment } from 'react-relay'
import type { CategoryTiles_categories$key } from '#src/__generated__/CategoryTiles_categories.graphql.ts'
import { CategoryLink } from '#src/features/navigation/CategoryLink.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { tile, tiles } from './CategoryTiles.css.ts'

type CategoryTilesProps = {
  /** The accessible name of the navigation. */
  readonly label: string
  readonly categories: CategoryTiles_categories$key
}

/** Large links to categories for pages with little other content. */
export function CategoryTiles({ label, categories: keys }: CategoryTilesProps) {
  const categories = useFragment(
    graphql`
      fragment CategoryTiles_categories on CategoryTree @relay(plural: true) {
        uid
        name
        image
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
      <ul className={tiles}>
        {categories.map(({ uid, name, image, url_path, url_suffix }) => (
          <li key={uid}>
            <CategoryLink uid={uid} urlPath={url_path ?? ''} urlSuffix={url_suffix} className={tile}>
              {image && <Picture src={image} alt="" sizes="14rem" ratio={3 / 2} widths={[240, 320, 480, 640]} />}
              {name}
            </CategoryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
