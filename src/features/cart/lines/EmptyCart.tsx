import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

/** The message for an empty cart. */
export function EmptyCart() {
  const { t } = useLingui()
  const { hasWishlist } = useStoreSettings()
  return (
    <EmptyState
      icon={<ShoppingBag size={36} strokeWidth={1.25} />}
      title={t`Il tuo carrello è ancora vuoto`}
      headingLevel={3}
      action={
        <>
          <Link to="/" className={buttonClass({ variant: 'secondary' })}>
            <Trans>Scopri la collezione</Trans>
          </Link>
          {hasWishlist && (
            <Link to="/wishlist" className={buttonClass({ variant: 'quiet' })}>
              <Trans>Lista dei desideri</Trans>
            </Link>
          )}
        </>
      }
    >
      <p>
        <Trans>Quando un pezzo ti conquista, lo ritrovi qui.</Trans>
      </p>
    </EmptyState>
  )
}
