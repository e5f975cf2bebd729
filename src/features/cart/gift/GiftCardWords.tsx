import { useLingui } from '@lingui/react/macro'
import { ChosenWords } from '../lines/ChosenWords.tsx'
import { options } from '../lines/CartLine.css.ts'
import type { GiftCardLine } from '../lines/giftCardLine.ts'

/** The sender, recipient and message of a gift card. */
export function GiftCardWords({ card }: { readonly card: GiftCardLine }) {
  const { t } = useLingui()
  return (
    <ChosenWords
      className={options}
      words={[
        { label: t`Per`, value: card.recipient },
        { label: t`Da`, value: card.sender },
        ...(card.message === null ? [] : [{ label: t`Messaggio`, value: card.message }]),
      ]}
    />
  )
}
