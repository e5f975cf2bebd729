import { Trans } from '@lingui/react/macro'
import { CONSENT_BANNER_ID } from '#src/ui/theme/documentAttributes.ts'
import { skipButton } from './ConsentSkipButton.css.ts'

/** Gives the keyboard direct access to the banner, which is the last element of the page. */
export function ConsentSkipButton() {
  return (
    <button type="button" className={skipButton} onClick={() => document.getElementById(CONSENT_BANNER_ID)?.focus()}>
      <Trans>Vai alla scelta dei cookie</Trans>
    </button>
  )
}
