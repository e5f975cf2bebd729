import { Link } from '@tanstack/react-router'
import type { AnchorProps } from './anchorProps.ts'

type CmsLinkProps = AnchorProps & {
  readonly identifier: string
  /** The page's path where the store view translates it; the identifier when absent. */
  readonly urlKey?: string | null | undefined
}

/** A link to a CMS page. */
export function CmsLink({ identifier, urlKey, ...anchor }: CmsLinkProps) {
  return (
    <Link
      to="/$"
      params={{ _splat: urlKey ?? identifier }}
      state={{ urlTarget: { kind: 'cms', identifier } }}
      {...anchor}
    />
  )
}
