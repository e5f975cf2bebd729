import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/controls/Button.tsx'

/** Opens the browser's print dialog; styles hide screen-only parts. */
export function PrintButton() {
  return (
    <Button variant="link" onClick={() => window.print()}>
      <Trans>Stampa</Trans>
    </Button>
  )
}
