import { Link } from '@tanstack/react-router'
import { PRODUCT_OVERLAY_PARAMS } from '#src/lib/url/urlSearch.ts'
import type { AnchorProps } from './anchorProps.ts'

type ProductLinkProps = AnchorProps & {
  readonly urlKey: string
  /** Magento's `url_suffix` of products; null where the store has none. */
  readonly urlSuffix: string | null | undefined
  /** The options to show it with; as listed when absent. */
  readonly search?: Readonly<Record<string, string>> | undefined
  /** Takes the present history entry's place, as the links of a menu do. */
  readonly replace?: boolean
  /** The page is not fetched ahead: the link seldom leads there. */
  readonly preload?: false
}

/** A link to a product's page. For `renderLink` of `ui/`: `({ href: _href, ...anchor }) => <ProductLink … {...anchor} />`. */
export function ProductLink({ urlKey, urlSuffix, search = {}, ...anchor }: ProductLinkProps) {
  return (
    <Link
      to="/$"
      params={{ _splat: `${urlKey}${urlSuffix ?? ''}` }}
      search={search}
      state={{ urlTarget: { kind: 'product', urlKey } }}
      // Search engines show the page itself, without the overlays over it.
      rel={PRODUCT_OVERLAY_PARAMS.some((param) => param in search) ? 'nofollow' : undefined}
      {...anchor}
    />
  )
}
