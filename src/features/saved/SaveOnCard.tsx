import { useLingui } from '@lingui/react/macro'
import CircleCheck from 'lucide-react/icons/circle-check'
import Heart from 'lucide-react/icons/heart'
import Scale from 'lucide-react/icons/scale'
import { graphql, useFragment } from 'react-relay'
import type { SaveOnCard_product$key } from '#src/__generated__/SaveOnCard_product.graphql.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import type { ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import type { Wish } from '#src/platform/saved/keptWishes.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { comparing, corner, pressedMark } from './SaveButtons.css.ts'
import { useToggleCompared } from './useToggleCompared.ts'
import { useToggleWish } from './useToggleWish.ts'
import { wishFor } from './wishFor.ts'

type SaveOnCardProps = {
  readonly product: SaveOnCard_product$key
  /** The product as the value of an analytics event. */
  readonly eventOf: () => ItemValue
  /** The options chosen on the card. */
  readonly chosen: Partial<Wish> | null
}

/** The wish-list and compare buttons in the corner of a card. */
export function SaveOnCard({ product: key, eventOf, chosen }: SaveOnCardProps) {
  const { t } = useLingui()
  const { uid, sku, name } = useFragment(
    graphql`
      fragment SaveOnCard_product on ProductInterface {
        uid
        sku
        name
      }
    `,
    key,
  )
  const called = name ?? sku ?? ''
  const wish = useToggleWish({
    sku: sku ?? '',
    name: called,
    wish: () => wishFor(sku ?? '', chosen ?? {}),
    event: eventOf,
  })
  const { hasWishlist, hasCompare } = useStoreSettings()
  const compared = useToggleCompared(uid, called)
  return (
    <div className={corner}>
      {hasWishlist && (
        <IconButton
          variant="raised"
          label={t`${called} nella lista dei desideri`}
          aria-pressed={wish.pressed}
          icon={<Heart size={20} className={pressedMark} aria-hidden="true" />}
          onClick={() => void wish.toggle()}
        />
      )}
      {hasCompare && (
        <div className={comparing}>
          <IconButton
            variant="raised"
            label={t`${called} nel confronto`}
            aria-pressed={compared.pressed}
            icon={
              compared.pressed ? <CircleCheck size={20} aria-hidden="true" /> : <Scale size={20} aria-hidden="true" />
            }
            onClick={() => void compared.toggle()}
          />
        </div>
      )}
      {wish.dialog}
    </div>
  )
}
