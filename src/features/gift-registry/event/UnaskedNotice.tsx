import { Trans } from '@lingui/react/macro'
import { ContactLink } from '#src/features/store/ContactLink.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { textLink } from '#src/ui/theme/global.css.ts'
import type { UnaskedAttribute } from '../registryType.ts'

type UnaskedNoticeProps = {
  readonly attributes: readonly UnaskedAttribute[]
  /** Whether the registry cannot be saved without them. */
  readonly isNeeded?: boolean
}

/**
 * Names the merchant's questions that this form cannot show, because the backend does not report their possible
 * answers.
 */
export function UnaskedNotice({ attributes, isNeeded = false }: UnaskedNoticeProps) {
  if (attributes.length === 0) return null
  const names = attributes.map(({ label }) => label).join(', ')
  return (
    <Notice {...(isNeeded && { role: 'status' })}>
      <p>
        {isNeeded ? (
          <Trans>
            Il negozio vuole sapere anche questo, che da qui non si può compilare: {names}.{' '}
            <ContactLink className={textLink}>Scrivici</ContactLink> e ci pensiamo insieme.
          </Trans>
        ) : (
          <Trans>
            Questo non si può compilare da qui: {names}. Se ti serve,{' '}
            <ContactLink className={textLink}>scrivici</ContactLink>.
          </Trans>
        )}
      </p>
    </Notice>
  )
}
