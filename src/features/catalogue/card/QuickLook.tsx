import { Trans, useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { QuickLook_product$key } from '#src/__generated__/QuickLook_product.graphql.ts'
import { OPEN, QUICK_PARAM } from '#src/lib/url/urlSearch.ts'
import { quick } from './CardActions.css.ts'
import type { ShownColour } from './CardSwatches.tsx'

/** Opens an overlay over the list; a new tab or a browser without JavaScript opens the product page. */
const QuickLink = createLink(({ href = '', disabled: _disabled, children, ...anchor }: AnchorProps) => (
  <a {...anchor} href={href.replace(/[?&]quick=1$/, '')}>
    {children}
  </a>
))

type AnchorProps = ComponentProps<'a'> & {
  /** The router passes it to all elements except `a`. */
  readonly disabled?: boolean
}

type QuickLookProps = {
  readonly product: QuickLook_product$key
  /** The colour that the card shows. */
  readonly colour: ShownColour | null
}

/** Opens the options of a product that needs a choice before it can be bought. */
export function QuickLook({ product: key, colour }: QuickLookProps) {
  const { t } = useLingui()
  const { name, url_key, url_suffix } = useFragment(
    graphql`
      fragment QuickLook_product on ProductInterface {
        name
        url_key
        url_suffix
      }
    `,
    key,
  )
  const urlKey = url_key ?? ''
  return (
    <QuickLink
      to="/$"
      params={{ _splat: `${urlKey}${url_suffix ?? ''}` }}
      search={{ ...colour?.search, [QUICK_PARAM]: OPEN }}
      state={{ urlTarget: { kind: 'product', urlKey } }}
      aria-label={t`Scegli le opzioni: ${name ?? ''}`}
      className={quick}
    >
      <Trans>Scegli</Trans>
    </QuickLink>
  )
}
