import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'

/** Opens the browser's own print dialog: what is off paper, the styles say. */
export function PrintButton() {
  return (
    <Button variant="quiet" onClick={() => window.print()}>
      <Trans>Stampa</Trans>
    </Button>
  )
}
