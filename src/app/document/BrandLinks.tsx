import { BRAND_ADDRESSES, manifestAddress } from '#src/shop/addresses/brandAddresses.ts'
import { THEME } from '#src/shop/selectedTheme.ts'

type BrandLinksProps = {
  readonly storeCode: string
}

/** The shop's icon, manifest and colours for the browser's own surfaces. Rendered on the server only, like the assets. */
export function BrandLinks({ storeCode }: BrandLinksProps) {
  return (
    <>
      <link rel="icon" href={BRAND_ADDRESSES.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={BRAND_ADDRESSES.touchIcon} />
      <link rel="manifest" href={manifestAddress({ magentoStoreCode: storeCode })} />
      <meta name="theme-color" content={THEME.light.page} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={THEME.dark.page} media="(prefers-color-scheme: dark)" />
    </>
  )
}
