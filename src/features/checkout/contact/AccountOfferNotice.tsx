import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import type { KnownEmail } from './useAccountOffer.ts'

/** "You have an account": sign-in opens over this step, and typed text is kept. */
export function AccountOfferNotice({ email, isLeaving }: KnownEmail) {
  const notice = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => {
    // After "continue" the focus may be far below it.
    if (isLeaving) link.current?.scrollIntoView({ block: 'nearest' })
    // The field that the shopper has gone to stays where it is.
    else window.scrollBy({ top: pushedDown(notice.current), behavior: 'instant' })
  }, [isLeaving])
  return (
    <Notice
      ref={notice}
      role="status"
      action={
        <Link
          ref={link}
          to="/account/signin"
          state={{ signIn: { email } }}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Trans>Accedi</Trans>
        </Link>
      }
    >
      <p>
        <Trans>
          Con questa email hai già un account: se accedi, i tuoi indirizzi sono già scritti. Altrimenti continua pure
          senza accedere.
        </Trans>
      </p>
    </Notice>
  )
}

/** By how many pixels the new element has moved the focused field down. */
function pushedDown(added: Element | null): number {
  const focused = document.activeElement
  const next = added?.nextElementSibling
  if (!added || !next || !focused?.matches('input, select, textarea')) return 0
  const isBelow = (added.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return isBelow ? next.getBoundingClientRect().top - added.getBoundingClientRect().top : 0
}
