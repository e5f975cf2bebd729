import { SHOP } from '#src/shop/selectedShop.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { BRAND_ADDRESSES } from '#src/shop/addresses/brandAddresses.ts'
import { SHARE_SIZE } from '#src/shop/addresses/sharedPicture.ts'
import type { SharedLinkProps } from './TopmostContext.ts'
import { useShop } from '#src/relay/ShopContext.ts'

/** How other sites show a link to the page: Open Graph, and the card format of X. */
export function SharedLink({ title, description, url, picture, isProduct }: SharedLinkProps) {
  const { origin, locale } = useShop()
  const { websiteName, defaultDescription } = useStoreSettings()
  const about = description ?? defaultDescription
  const site = websiteName ?? SHOP.brand.name
  return (
    <>
      <meta property="og:type" content={isProduct ? 'product' : 'website'} />
      <meta property="og:site_name" content={site} />
      <meta property="og:locale" content={locale.intlLocale.replaceAll('-', '_')} />
      <meta property="og:title" content={title} />
      {about && <meta property="og:description" content={about} />}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture ?? `${origin}${BRAND_ADDRESSES.sharePicture}`} />
      <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
      <meta property="og:image:alt" content={picture === null ? site : title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
