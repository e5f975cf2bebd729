import { useLingui } from '@lingui/react/macro'
import type { Result } from '#src/lib/result.ts'
import type { KnownWish, ListError, WishList, Wishes } from '#src/relay/savedProducts.ts'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { useListTexts } from './useListTexts.ts'

type Transfer = (
  wish: KnownWish,
  product: string,
  to: WishList,
  how: 'move' | 'copy',
) => Promise<Result<unknown, ListError>>

/** Moves or copies a wish to another list, reports it, and offers to undo it. */
export function useTransfer(wishes: Wishes): Transfer {
  const { t } = useLingui()
  const { nameOf, errorText } = useListTexts()
  return async (wish, product, to, how) => {
    const done = await wishes.transfer([wish], to.id, how)
    if (!done.ok) return done
    const [there] = done.value
    const list = nameOf(to)
    const { listId: from, quantity } = wish
    const takeBack = async () => {
      if (!there || from === null) return
      const back =
        how === 'move'
          ? await wishes.transfer([{ ...there, quantity: Math.min(there.quantity, quantity) }], from, 'move')
          : await wishes.remove(({ id }) => id === there.id)
      if (!back.ok) await showToast('error', errorText(back.error))
    }
    // A copy that was merged with existing pieces cannot be separated again.
    const canTakeBack = how === 'move' || there?.quantity === quantity
    await showToast(
      'success',
      how === 'move' ? t`${product} è ora nella lista «${list}»` : t`${product} è anche nella lista «${list}»`,
      canTakeBack ? { action: { label: t`Annulla`, onClick: () => void takeBack() } } : {},
    )
    return done
  }
}
