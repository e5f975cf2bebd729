import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { StoreLinks } from '#src/features/store/StoreLinks.tsx'
import { ShopContext, useShop } from '#src/relay/ShopContext.ts'
import { link, list } from './StoreChoice.css.ts'

/** The languages in which the checkout can go on. Its cart is in the cookies of its host, so those of other hosts are left out. */
export function StoreChoice() {
  const { t } = useLingui()
  const shop = useShop()
  const here = useMemo(
    () => ({ ...shop, locales: shop.locales.filter(({ domain }) => domain === shop.locale.domain) }),
    [shop],
  )
  return (
    here.locales.length > 1 && (
      <nav aria-label={t`Lingua`}>
        <ShopContext value={here}>
          <StoreLinks listClass={list} linkClass={link} />
        </ShopContext>
      </nav>
    )
  )
}
