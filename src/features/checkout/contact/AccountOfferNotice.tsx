import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'

/** "You have an account": sign-in opens over this step, and typed text is kept. */
export function AccountOfferNotice({ email }: { email: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  // After "continue" the pressed button is far below it.
  useEffect(() => {
    link.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Notice
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
