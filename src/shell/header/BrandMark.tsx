import { BRAND_ADDRESSES } from '#src/shop/addresses/brandAddresses.ts'
import type { ShopDefinition } from '#src/shop/defineShop.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { logo as logoClass } from './Header.css.ts'

type BrandMarkProps = {
  readonly name: string
  readonly logo?: ShopDefinition['brand']['logo'] | undefined
}

/** The shop's logo in the scheme of the page; without one, its name. */
export function BrandMark({ name, logo = SHOP.brand.logo }: BrandMarkProps) {
  if (!logo) return name
  return (
    <picture>
      {logo.hasDark && <source media="(prefers-color-scheme: dark)" srcSet={BRAND_ADDRESSES.darkLogo} />}
      <img src={BRAND_ADDRESSES.logo} alt={name} width={logo.width} height={logo.height} className={logoClass} />
    </picture>
  )
}
