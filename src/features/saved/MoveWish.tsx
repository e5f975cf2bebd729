import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { KnownWish, WishList, Wishes } from '#src/relay/savedProducts.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { useListTexts } from './useListTexts.ts'
import { useTransfer } from './useTransfer.ts'

export type MoveWishProps = {
  readonly wishes: Wishes
  /** SKU of the listed product. */
  readonly sku: string
  readonly name: string
  readonly onClose: () => void
}

/** Asks to which other list a just added product should move. */
export function MoveWish({ wishes, sku, name, onClose }: MoveWishProps) {
  const { t } = useLingui()
  const { nameOf, errorText } = useListTexts()
  const transfer = useTransfer(wishes)
  const { wishes: known, lists } = wishes.get()
  const wish = known.findLast((each) => each.sku === sku && each.id !== null)
  const others = lists?.all.filter(({ id }) => id !== wish?.listId) ?? []
  const move = async (chosen: KnownWish, list: WishList) => {
    // The renewal of an expired session opens its own overlay.
    onClose()
    const moved = await transfer(chosen, name, list, 'move')
    if (!moved.ok) await showToast('error', errorText(moved.error))
  }
  return (
    <Dialog title={t`In quale lista?`} closeLabel={t`Chiudi`} onClose={onClose}>
      <Stack gap="s4">
        {wish ? (
          <>
            <Text tone="muted">{name}</Text>
            {others.map((list) => {
              const wishCount = known.filter(({ listId }) => listId === list.id).length
              return (
                <Button key={list.id} variant="secondary" block onClick={() => void move(wish, list)}>
                  <span>
                    {nameOf(list)}, <Plural value={wishCount} one="# pezzo" other="# pezzi" />
                  </span>
                </Button>
              )
            })}
          </>
        ) : (
          <Text tone="muted">
            <Trans>Il pezzo non è più nelle tue liste.</Trans>
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
