import { use } from 'react'
import { SHOP } from '#src/shop/selectedShop.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { absoluteIn } from '#src/shop/addresses/storeAddresses.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { ServerHeadContext, TopmostContext } from './TopmostContext.ts'

type PageHeadProps = {
  /** Without prefix and suffix; null for the store's default title. */
  readonly title: string | null
  readonly description?: string | null | undefined
  /** Path below the locale's base, with a leading slash; none for pages that search engines do not show, but people share. */
  readonly canonicalPath?: string
  readonly robots?: 'noindex,follow' | 'noindex' | false
  /** The absolute address of the picture that shared links show, in the size of `SHARE_SIZE`; by default the shop's own. */
  readonly sharePicture?: string | null
  readonly isProduct?: boolean
}

/** The longest title that a result of a search engine shows whole. */
const MOST_TITLE = 60

/** A long title goes without prefix and suffix, which repeat the name that search engines show beside it. */
function framed(title: string, prefix: string, suffix: string): string {
  const whole = `${prefix}${title}${suffix}`
  return whole.length > MOST_TITLE ? title : whole
}

/**
 * Title, description and canonical address. React hoists the elements into the document's head, on server and browser.
 * The rest is for other sites, which read documents only: a browser does without its code.
 * A page below an overlay renders none, because a document has one title.
 */
export function PageHead(props: PageHeadProps) {
  const { title, description, canonicalPath, robots } = props
  const { origin, locale } = useShop()
  const { titlePrefix, titleSuffix, defaultTitle } = useStoreSettings()
  if (!use(TopmostContext)) return null
  const server = import.meta.env.SSR ? use(ServerHeadContext) : null
  const canonical = canonicalPath && absoluteIn(locale, canonicalPath, origin)
  return (
    <>
      <title>{title === null ? (defaultTitle ?? SHOP.brand.name) : framed(title, titlePrefix, titleSuffix)}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {server && !canonical && <link rel="canonical" href={server.address} />}
      {server && (
        <server.SharedLink
          title={title ?? defaultTitle ?? SHOP.brand.name}
          description={description ?? null}
          url={canonical ?? server.address}
          picture={props.sharePicture ?? null}
          isProduct={props.isProduct === true}
        />
      )}
    </>
  )
}
