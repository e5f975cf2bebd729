import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useShop } from '#src/relay/ShopContext.ts'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { useComparison } from './useSaved.ts'
import { NO_CODE, useSaveErrorText } from './useSaveErrorText.ts'

type CompareToggle = {
  readonly pressed: boolean
  readonly toggle: () => Promise<void>
}

/** Adds a product to the comparison or removes it. */
export function useToggleCompared(uid: string, name: string): CompareToggle {
  const { t } = useLingui()
  const { saved } = useShop()
  const navigate = useNavigate()
  const errorText = useSaveErrorText()
  const pressed = useComparison()?.products.includes(uid) ?? false

  const toggle = async () => {
    const known = await saved.load().catch(() => null)
    if (!known) return showToast('error', errorText(NO_CODE))
    const { comparison } = known
    const isIn = comparison.get().products.includes(uid)
    const result = await (isIn ? comparison.remove([uid]) : comparison.add(uid))
    const action = { label: t`Vai al confronto`, onClick: () => void navigate({ to: '/compare' }) }
    if (!result.ok) {
      return showToast('error', errorText(result.error), result.error.kind === 'full' ? { action } : {})
    }
    return isIn
      ? showToast('success', t`${name} non è più nel confronto`)
      : showToast('success', t`${name} è nel confronto`, { action })
  }
  return { pressed, toggle }
}
