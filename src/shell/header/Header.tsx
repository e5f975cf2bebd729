import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Menu from 'lucide-react/icons/menu'
import UserRound from 'lucide-react/icons/user-round'
import type { CSSProperties, ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Header_rootCategory$key } from '#src/__generated__/Header_rootCategory.graphql.ts'
import { Slot } from '#src/features/extensions/Slot.tsx'
import { SearchLink } from '#src/features/search/SearchLink.tsx'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { iconButtonClass } from '#src/ui/controls/IconButton.css.ts'
import { WishlistLink } from '../saved/WishlistLink.tsx'
import { BrandMark } from './BrandMark.tsx'
import { CategoryMenu } from './CategoryMenu.tsx'
import { account, bar, actions, brand, BRAND_LETTERS, header, menuButton } from './Header.css.ts'

type HeaderProps = {
  /** Null while the backend is down. */
  readonly rootCategory: Header_rootCategory$key | null
  /** `reduced`: the checkout shows the logo only. */
  readonly chrome: 'full' | 'reduced'
  /** The link to the cart. */
  readonly cart: ReactNode
}

/** The header of every page: the shop's name, its categories, search and account. */
export function Header({ rootCategory, chrome, cart }: HeaderProps) {
  const { t } = useLingui()
  const { websiteName, hasWishlist, categoryUrlSuffix: urlSuffix } = useStoreSettings()
  const root = useFragment(
    graphql`
      fragment Header_rootCategory on CategoryTree {
        uid
        ...CategoryMenu_rootCategory
      }
    `,
    rootCategory,
  )
  const name = websiteName ?? SHOP.brand.name
  const letters = { [BRAND_LETTERS]: name.length } as CSSProperties
  // Spec §3.
  const metadata = <meta name="application-name" content={name} />
  if (chrome === 'reduced') {
    return (
      <header className={header}>
        {metadata}
        <Container>
          <div className={bar}>
            <Link to="/" className={brand} style={letters}>
              <BrandMark name={name} />
            </Link>
          </div>
        </Container>
      </header>
    )
  }
  return (
    <header className={header}>
      {metadata}
      <Container>
        <div className={bar}>
          <div className={menuButton}>
            <Link to="/menu" className={iconButtonClass.plain} aria-label={t`Menu`}>
              <Menu size={24} aria-hidden="true" />
            </Link>
          </div>
          <Link to="/" className={brand} style={letters}>
            <BrandMark name={name} />
          </Link>
          {root && <CategoryMenu rootCategory={root} urlSuffix={urlSuffix} brand={name} />}
          <div className={actions}>
            <SearchLink />
            {hasWishlist && <WishlistLink />}
            <Link to="/account" className={`${iconButtonClass.plain} ${account}`} aria-label={t`Il tuo account`}>
              <UserRound size={22} aria-hidden="true" />
            </Link>
            <Slot name="header.end" context={{}} />
            {cart}
          </div>
        </div>
      </Container>
    </header>
  )
}
