import { Trans } from '@lingui/react/macro'
import { fieldAnchor } from '#src/features/forms/fieldAnchor.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { useCheckoutField } from '../form/useCheckoutField.ts'

/**
 * The consent to the supply of digital content before the time for withdrawal ends, and the acknowledgement that this
 * ends the right of withdrawal (Directive 2011/83/EU, art. 16 m). Never ticked in advance.
 */
export function DigitalConsentField() {
  const { registered, error } = useCheckoutField('digitalConsent')
  return (
    <div id={fieldAnchor('digitalConsent')}>
      <Checkbox
        {...registered}
        required
        error={error}
        label={
          <Trans>
            Chiedo che i contenuti digitali siano forniti subito, e so che quando la fornitura inizia perdo il diritto
            di recesso su di essi.
          </Trans>
        }
      />
    </div>
  )
}
