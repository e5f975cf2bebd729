import { useLingui } from '@lingui/react/macro'
import type { FocusEvent } from 'react'
import { EmailField } from '#src/features/forms/EmailField.tsx'
import { fieldAnchor } from '#src/features/forms/fieldAnchor.ts'
import { AccountOfferNotice } from './AccountOfferNotice.tsx'
import type { KnownEmail } from './useAccountOffer.ts'
import { useCheckoutField } from '../form/useCheckoutField.ts'

export type EmailQuestionProps = {
  readonly known: KnownEmail | null
  /** The shopper has left the field. */
  readonly onLeft: () => void
}

/** A guest's e-mail, with the offer to sign in below it: an address that is known already need not be typed. */
export function EmailQuestion({ known, onLeft }: EmailQuestionProps) {
  const { t } = useLingui()
  const { registered, error } = useCheckoutField('email')
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    onLeft()
    void registered.onBlur(event)
  }
  return (
    <>
      <div id={fieldAnchor('email')}>
        <EmailField
          register={() => ({ ...registered, onBlur })}
          problem={error}
          hint={t`Per la conferma e per scriverti se serve qualcosa.`}
        />
      </div>
      {known && <AccountOfferNotice key={known.email} {...known} />}
    </>
  )
}
