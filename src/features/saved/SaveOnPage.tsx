import { Trans } from '@lingui/react/macro'
import CircleCheck from 'lucide-react/icons/circle-check'
import Heart from 'lucide-react/icons/heart'
import Scale from 'lucide-react/icons/scale'
import { Button } from '#src/ui/Button.tsx'
import { pressedMark } from './SaveButtons.css.ts'
import { useToggleCompared } from './useToggleCompared.ts'
import { useToggleWish } from './useToggleWish.ts'
import { wishFor } from './wishFor.ts'

type SaveOnPageProps = {
  readonly uid: string
  /** Of the product as listed. */
  readonly sku: string
  readonly name: string
  /** Uids of the chosen option values, with spaces between: a part that comes late wants props that stay the same. */
  readonly chosen: string
  /** The backend does not take it on a wish list. */
  readonly isSoldOut: boolean
}

/** The heart of a product's page, and what puts the product beside others. */
export function SaveOnPage({ uid, sku, name, chosen, isSoldOut }: SaveOnPageProps) {
  const wish = useToggleWish(wishFor(sku, { selectedOptions: chosen.split(' ').filter(Boolean) }), name)
  const compared = useToggleCompared(uid, name)
  return (
    <>
      {(!isSoldOut || wish.pressed) && (
        <Button
          variant="link"
          aria-pressed={wish.pressed}
          icon={<Heart size={16} strokeWidth={1.75} className={pressedMark} />}
          onClick={() => void wish.toggle()}
        >
          <Trans>Lista dei desideri</Trans>
        </Button>
      )}
      <Button
        variant="link"
        aria-pressed={compared.pressed}
        icon={compared.pressed ? <CircleCheck size={16} strokeWidth={1.75} /> : <Scale size={16} strokeWidth={1.75} />}
        onClick={() => void compared.toggle()}
      >
        <Trans>Confronta</Trans>
      </Button>
    </>
  )
}
