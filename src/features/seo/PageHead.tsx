import { use } from 'react'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { addressIn } from '#src/platform/locales.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { TopmostContext } from './TopmostContext.ts'

type PageHeadProps = {
  /** Without prefix and suffix; null for the store's default title. */
  readonly title: string | null
  readonly description?: string | null | undefined
  /** Path below the locale's base, with a leading slash; none for pages without an address of their own. */
  readonly canonicalPath?: string
  readonly robots?: 'noindex,follow' | 'noindex'
}

/**
 * Title, description and canonical address. React hoists the elements into the document's head, on server and browser.
 * A page below an overlay renders none, because a document has one title.
 */
export function PageHead({ title, description, canonicalPath, robots }: PageHeadProps) {
  const { origin, locale } = useShop()
  const { titlePrefix, titleSuffix, defaultTitle, defaultDescription } = useStoreSettings()
  if (!use(TopmostContext)) return null
  const about = description ?? defaultDescription
  return (
    <>
      <title>{title === null ? (defaultTitle ?? '') : `${titlePrefix}${title}${titleSuffix}`}</title>
      {about && <meta name="description" content={about} />}
      {robots && <meta name="robots" content={robots} />}
      {canonicalPath !== undefined && <link rel="canonical" href={`${origin}${addressIn(locale, canonicalPath)}`} />}
    </>
  )
}
