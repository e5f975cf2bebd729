import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { ADDED_TOAST } from '#src/features/cart/requests/addedToast.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { showToast } from '#src/ui/feedback/showToast.ts'

/**
 * Shows a toast about the addition with a link to the cart; not over the cart itself, which the shopper may have opened
 * meanwhile.
 */
export function useAddedToast(): (text: string) => Promise<void> {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { uniqueId } = useShop()
  return async (text) => {
    if (location.pathname.endsWith('/cart')) return
    await showToast('success', text, {
      // A new id for each toast, so that each is announced.
      id: ADDED_TOAST + uniqueId(),
      action: { label: t`Vedi carrello`, onClick: () => void navigate({ to: '/cart' }) },
    })
  }
}
