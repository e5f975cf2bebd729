import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { textLink } from '#src/ui/theme/global.css.ts'

/** Links to the privacy policy in the language of the store view. */
export function PrivacyLink() {
  const { t } = useLingui()
  const urlKey = t({ message: 'privacy', comment: 'URL key of the CMS page with the privacy policy' })
  return (
    <Link to="/$" params={{ _splat: urlKey }} className={textLink}>
      <Trans>Informativa sulla privacy</Trans>
    </Link>
  )
}
