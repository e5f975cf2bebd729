import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { QuickLook_product$key } from '#src/__generated__/QuickLook_product.graphql.ts'
import { ProductLink } from '#src/features/navigation/ProductLink.tsx'
import { quick } from './CardActions.css.ts'

/** The way to the options of a product that cannot be bought before they are chosen. */
export function QuickLook({ product: key }: { readonly product: QuickLook_product$key }) {
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
  return (
    <ProductLink
      urlKey={url_key ?? ''}
      urlSuffix={url_suffix}
      aria-label={t`Scegli le opzioni: ${name ?? ''}`}
      className={quick}
    >
      <Trans>Scegli</Trans>
    </ProductLink>
  )
}
