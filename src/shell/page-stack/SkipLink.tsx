import { Trans } from '@lingui/react/macro'
import { skipLink } from '#src/ui/theme/global.css.ts'

/** The first stop of the Tab key. */
export function SkipLink() {
  return (
    <a href="#main" className={skipLink}>
      <Trans>Vai al contenuto</Trans>
    </a>
  )
}
