import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { createElement, useState } from 'react'
import type { ReactNode } from 'react'
import { useAnalytics } from '#src/features/analytics/AnalyticsContext.ts'
import type { ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import { showToast } from '#src/ui/feedback/showToast.ts'
import type { Wish } from '#src/platform/saved/keptWishes.ts'
import type { Wishes } from '#src/relay/savedProducts.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { NO_CODE, useSaveErrorText } from './useSaveErrorText.ts'
import { useWishes } from './useSaved.ts'

type WishToggle = {
  readonly pressed: boolean
  readonly toggle: () => Promise<void>
  /** The dialog to choose another list, if open. */
  readonly dialog: ReactNode
}

type ToggledWish = {
  /** SKU of the listed product. */
  readonly sku: string
  /** The product with its currently chosen options. */
  readonly wish: () => Wish
  readonly name: string
  /** The data of `add_to_wishlist`. */
  readonly event: () => ItemValue
}

/**
 * The wish-list button of a product: adds it with its current options, or removes every wish for it. Both can be
 * undone.
 */
export function useToggleWish({ sku, wish, name, event }: ToggledWish): WishToggle {
  const { t } = useLingui()
  const { saved } = useShop()
  const navigate = useNavigate()
  const errorText = useSaveErrorText()
  const { publish } = useAnalytics()
  const pressed = useWishes()?.wishes.some((known) => known.sku === sku) ?? false

  const [dialog, setDialog] = useState<ReactNode>(null)

  const chooseList = async (wishes: Wishes) => {
    const code = await import('./MoveWish.tsx').catch(() => null)
    if (!code) return showToast('error', errorText(NO_CODE))
    setDialog(createElement(code.MoveWish, { wishes, sku, name, onClose: () => setDialog(null) }))
  }
  const toggle = async () => {
    const known = await saved.load().catch(() => null)
    if (!known) return showToast('error', errorText(NO_CODE))
    const { wishes } = known
    if (!wishes.get().wishes.some((known) => known.sku === sku)) {
      const added = await wishes.add([{ ...wish(), name }])
      if (!added.ok) return showToast('error', errorText(added.error))
      publish('add_to_wishlist', event())
      const hasOthers = (wishes.get().lists?.all.length ?? 0) > 1
      return showToast('success', t`${name} è nella lista dei desideri`, {
        action: hasOthers
          ? { label: t`Sposta in un’altra lista`, onClick: () => void chooseList(wishes) }
          : { label: t`Vedi la lista`, onClick: () => void navigate({ to: '/wishlist' }) },
      })
    }
    const removed = await wishes.remove((known) => known.sku === sku)
    if (!removed.ok) return showToast('error', errorText(removed.error))
    return showToast('success', t`${name} non è più nella lista dei desideri`, {
      action: { label: t`Annulla`, onClick: () => void wishes.add(removed.value) },
    })
  }
  return { pressed, toggle, dialog }
}
