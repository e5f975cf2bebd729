import { Trans } from '@lingui/react/macro'
import { renewStyles } from '#src/platform/document/renewStyles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import type { Retry } from '#src/ui/latePart.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'

/** In place of a part of the page whose code does not come. */
export function PartMissing({ onRetry }: Retry) {
  const tryAgain = () => {
    renewStyles(document)
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
      <Trans>Questa parte non è arrivata: la rete non risponde.</Trans>
    </Notice>
  )
}
