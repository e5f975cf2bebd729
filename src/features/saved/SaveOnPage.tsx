import { Trans } from '@lingui/react/macro'
import CircleCheck from 'lucide-react/icons/circle-check'
import Heart from 'lucide-react/icons/heart'
import Scale from 'lucide-react/icons/scale'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import type { ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import type { Wish } from '#src/platform/saved/keptWishes.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { pressedMark } from './SaveButtons.css.ts'
import { useToggleCompared } from './useToggleCompared.ts'
import { useToggleWish } from './useToggleWish.ts'
import { wishFor } from './wishFor.ts'

type SaveOnPageProps = {
  readonly uid: string
  /** SKU of the listed product. */
  readonly sku: string
  readonly name: string
  /** The currently chosen options. */
  readonly chosen: () => Partial<Wish>
  /** The analytics data for an addition to the wish list. */
  readonly event: () => ItemValue
}

/** The wish-list and compare buttons of a product page. */
export function SaveOnPage({ uid, sku, name, chosen, event }: SaveOnPageProps) {
  const wish = useToggleWish({
    sku,
    name,
    wish: () => wishFor(sku, chosen()),
    event,
  })
  const { hasWishlist, hasCompare } = useStoreSettings()
  const compared = useToggleCompared(uid, name)
  return (
    <>
      {hasWishlist && (
        <Button
          variant="link"
          aria-pressed={wish.pressed}
          icon={<Heart size={16} strokeWidth={1.75} className={pressedMark} />}
          onClick={() => void wish.toggle()}
        >
          <Trans>Lista dei desideri</Trans>
        </Button>
      )}
      {hasCompare && (
        <Button
          variant="link"
          aria-pressed={compared.pressed}
          icon={
            compared.pressed ? <CircleCheck size={16} strokeWidth={1.75} /> : <Scale size={16} strokeWidth={1.75} />
          }
          onClick={() => void compared.toggle()}
        >
          <Trans>Confronta</Trans>
        </Button>
      )}
      {wish.dialog}
    </>
  )
}
