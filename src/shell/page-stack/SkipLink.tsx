import { Trans } from '@lingui/react/macro'
import { ConsentSkipButton } from '#src/features/consent/ConsentSkipButton.tsx'
import { skipLink } from '#src/ui/theme/global.css.ts'

/** The first stop of the Tab key; the second one while the consent banner is shown. */
export function SkipLink() {
  return (
    <>
      <a href="#main" className={skipLink}>
        <Trans>Vai al contenuto</Trans>
      </a>
      <ConsentSkipButton />
    </>
  )
}
