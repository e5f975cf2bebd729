import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Heart from 'lucide-react/icons/heart'
import { useWishes } from '#src/features/saved/useSaved.ts'
import { iconButtonClass } from '#src/ui/controls/IconButton.css.ts'
import { figures } from '#src/ui/theme/global.css.ts'
import { count, place } from './SavedLinks.css.ts'

/** The highest number that fits into the round badge. */
const MOST_SHOWN = 99

/** The header's link to the wish list, with the number of its items. */
export function WishlistLink() {
  const { t } = useLingui()
  const wishes = useWishes()?.wishes.length ?? 0
  return (
    <Link
      to="/wishlist"
      className={`${iconButtonClass.plain} ${place}`}
      aria-label={t`Lista dei desideri, ${plural(wishes, { one: '# pezzo', other: '# pezzi' })}`}
    >
      <Heart size={22} aria-hidden="true" />
      {wishes > 0 && (
        <span aria-hidden="true" className={`${count} ${figures}`}>
          {wishes > MOST_SHOWN ? `${MOST_SHOWN}+` : wishes}
        </span>
      )}
    </Link>
  )
}
