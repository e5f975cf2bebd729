import { use } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PageHead_storeConfig$key } from '#src/__generated__/PageHead_storeConfig.graphql.ts'
import { addressIn } from '#src/platform/locales.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { TopmostContext } from './TopmostContext.ts'

type PageHeadProps = {
  readonly storeConfig: PageHead_storeConfig$key | null
  /** Without prefix and suffix; null for the store's default title. */
  readonly title: string | null
  readonly description?: string | null | undefined
  /** Path below the locale's base, with a leading slash; none for pages without an address of their own. */
  readonly canonicalPath?: string
  readonly robots?: 'noindex,follow' | 'noindex'
}

/**
 * Title, description and canonical address. React hoists the elements into the document's head, on the server and in
 * the browser. A page below an overlay renders none: two titles would fight.
 */
export function PageHead({ storeConfig, title, description, canonicalPath, robots }: PageHeadProps) {
  const { origin, locale } = useShop()
  const config = useFragment(
    graphql`
      fragment PageHead_storeConfig on StoreConfig {
        store_code
        title_prefix
        title_suffix
        default_title
        default_description
      }
    `,
    storeConfig,
  )
  if (!use(TopmostContext)) return null
  const about = description ?? config?.default_description
  return (
    <>
      <title>
        {title === null
          ? (config?.default_title ?? '')
          : `${config?.title_prefix ?? ''}${title}${config?.title_suffix ?? ''}`}
      </title>
      {about && <meta name="description" content={about} />}
      {robots && <meta name="robots" content={robots} />}
      {canonicalPath !== undefined && <link rel="canonical" href={`${origin}${addressIn(locale, canonicalPath)}`} />}
    </>
  )
}
