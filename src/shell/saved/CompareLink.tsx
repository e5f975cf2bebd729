import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Scale from 'lucide-react/icons/scale'
import { CLEARS_CONSENT_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { figures } from '#src/ui/theme/global.css.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { comparison, words } from './SavedLinks.css.ts'

/** The content of {@link FloatingCompareLink}. */
export function CompareLink({ compared }: { readonly compared: number }) {
  return (
    <Link to="/compare" className={comparison} {...{ [CLEARS_CONSENT_ATTRIBUTE]: '' }}>
      <Scale aria-hidden="true" size={20} strokeWidth={1.75} />
      <span className={words}>
        <Trans>Confronta</Trans>
      </span>{' '}
      <span className={figures}>{compared}</span>{' '}
      <VisuallyHidden>
        <Plural value={compared} one="pezzo" other="pezzi" />
      </VisuallyHidden>
    </Link>
  )
}
