import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { iconButtonClass } from '#src/ui/controls/IconButton.css.ts'
import { figures } from '#src/ui/theme/global.css.ts'
import { shownQuantity } from './shownQuantity.ts'
import { count, place } from './CartButton.css.ts'

/** The link to the cart with a number of pieces. */
export function CartLink({ quantity }: { readonly quantity: number }) {
  const { t } = useLingui()
  return (
    <Link
      to="/cart"
      className={`${iconButtonClass.plain} ${place}`}
      aria-label={t`Carrello, ${plural(quantity, { one: '# articolo', other: '# articoli' })}`}
    >
      <ShoppingBag aria-hidden="true" size={22} />
      {quantity > 0 && (
        <span key={quantity} aria-hidden="true" className={`${count} ${figures}`}>
          {shownQuantity(quantity)}
        </span>
      )}
    </Link>
  )
}
