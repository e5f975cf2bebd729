import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import type { Retry } from '#src/ui/latePart.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { prepareRetry } from './prepareRetry.ts'

type PartMissingProps = Retry & {
  /** The message, if the shopper waits for something else than a part of the page. */
  readonly children?: ReactNode
}

/** In place of a part of the page whose code does not come. */
export function PartMissing({ onRetry, children }: PartMissingProps) {
  const tryAgain = () => {
    prepareRetry()
    onRetry()
  }
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        <Button variant="secondary" onClick={tryAgain}>
          <Trans>Riprova</Trans>
        </Button>
      }
    >
      {children ?? <Trans>Questa parte non è arrivata: la rete non risponde.</Trans>}
    </Notice>
  )
}
