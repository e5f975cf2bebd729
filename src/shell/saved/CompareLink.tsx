import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Scale from 'lucide-react/icons/scale'
import { useRef } from 'react'
import { CLEARS_CONSENT_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { figures } from '#src/ui/theme/global.css.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { useFreePlace } from '../freePlace.ts'
import { comparison, words } from './SavedLinks.css.ts'

/** The content of {@link FloatingCompareLink}. */
export function CompareLink({ compared }: { readonly compared: number }) {
  const { t } = useLingui()
  const link = useRef<HTMLAnchorElement>(null)
  const isShown = useFreePlace(link, false)
  return (
    <nav aria-label={t`Scorciatoie`}>
      <Link
        ref={link}
        to="/compare"
        className={comparison}
        data-shown={isShown || undefined}
        {...{ [CLEARS_CONSENT_ATTRIBUTE]: '' }}
      >
        <Scale aria-hidden="true" size={20} strokeWidth={1.75} />
        <span className={words}>
          <Trans>Confronta</Trans>
        </span>{' '}
        <span className={figures}>{compared}</span>{' '}
        <VisuallyHidden key={compared}>
          <Plural value={compared} one="pezzo" other="pezzi" />
        </VisuallyHidden>
      </Link>
    </nav>
  )
}
