import { use } from 'react'
import { SHOP } from '#src/shop/selectedShop.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { BRAND_ADDRESSES } from '#src/shop/brandAddresses.ts'
import { addressIn } from '#src/shop/storeAddresses.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { TopmostContext } from './TopmostContext.ts'

type PageHeadProps = {
  /** Without prefix and suffix; null for the store's default title. */
  readonly title: string | null
  readonly description?: string | null | undefined
  /** Path below the locale's base, with a leading slash; none for pages without an address of their own. */
  readonly canonicalPath?: string
  readonly robots?: 'noindex,follow' | 'noindex'
  /** The absolute address of the picture that shared links show; by default the shop's own. */
  readonly sharePicture?: string | null
}

/**
 * Title, description and canonical address. React hoists the elements into the document's head, on server and browser.
 * A page below an overlay renders none, because a document has one title.
 */
export function PageHead({ title, description, canonicalPath, robots, sharePicture }: PageHeadProps) {
  const { origin, locale } = useShop()
  const { titlePrefix, titleSuffix, defaultTitle, defaultDescription } = useStoreSettings()
  if (!use(TopmostContext)) return null
  const about = description ?? defaultDescription
  return (
    <>
      <title>{title === null ? (defaultTitle ?? SHOP.brand.name) : `${titlePrefix}${title}${titleSuffix}`}</title>
      {about && <meta name="description" content={about} />}
      {robots && <meta name="robots" content={robots} />}
      {canonicalPath !== undefined && (
        <>
          <link rel="canonical" href={`${origin}${addressIn(locale, canonicalPath)}`} />
          <meta property="og:image" content={sharePicture ?? `${origin}${BRAND_ADDRESSES.sharePicture}`} />
        </>
      )}
    </>
  )
}
