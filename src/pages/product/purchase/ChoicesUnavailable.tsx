import { Trans } from '@lingui/react/macro'
import { Notice } from '#src/ui/feedback/Notice.tsx'

/** Replaces the purchase button if the choices could not be loaded. */
export function ChoicesUnavailable() {
  return (
    <Notice tone="error">
      <Trans>Non riusciamo a mostrarti le scelte di questo pezzo. Ricarica la pagina fra un momento.</Trans>
    </Notice>
  )
}
