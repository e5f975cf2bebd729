import { Link } from '@tanstack/react-router'
import type { AnchorProps } from './anchorProps.ts'

type CategoryLinkProps = AnchorProps & {
  readonly uid: string
  readonly urlPath: string
  /** Magento's `url_suffix` of categories; null where the store has none. */
  readonly urlSuffix: string | null | undefined
  /** The state of the list, as its address has it; the list as it comes when absent. */
  readonly search?: Readonly<Record<string, string>>
  /** Takes the present history entry's place, as the links of a menu do. */
  readonly replace?: boolean
}

/** A link to a category's list. */
export function CategoryLink({ uid, urlPath, urlSuffix, search, ...anchor }: CategoryLinkProps) {
  return (
    <Link
      to="/$"
      params={{ _splat: `${urlPath}${urlSuffix ?? ''}` }}
      search={search ?? {}}
      // A menu marks the category whatever its list shows; the links of the list mark one state of it.
      activeOptions={{ exact: search !== undefined }}
      state={{ urlTarget: { kind: 'category', uid } }}
      {...anchor}
    />
  )
}
