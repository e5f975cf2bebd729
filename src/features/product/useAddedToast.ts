import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { showToast } from '#src/ui/showToast.ts'

/** Says what is in the cart now, and leads there. */
export function useAddedToast(): (text: string) => Promise<void> {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (text) =>
    showToast('success', text, { action: { label: t`Vedi carrello`, onClick: () => void navigate({ to: '/cart' }) } })
}
