import { Trans } from '@lingui/react/macro'
import { CONSENT_BANNER_ID } from '#src/ui/theme/documentAttributes.ts'
import { skipButton } from './ConsentSkipButton.css.ts'

/** The banner is the last thing on the page, so that it pushes itself before nothing; the keyboard gets there at once. */
export function ConsentSkipButton() {
  return (
    <button type="button" className={skipButton} onClick={() => document.getElementById(CONSENT_BANNER_ID)?.focus()}>
      <Trans>Vai alla scelta dei cookie</Trans>
    </button>
  )
}
