import { Trans } from '@lingui/react/macro'
import { Notice } from '#src/ui/feedback/Notice.tsx'

/** In place of the way into the cart, where it cannot be said what there is to choose. */
export function ChoicesUnavailable() {
  return (
    <Notice tone="error">
      <Trans>Non riusciamo a mostrarti le scelte di questo pezzo. Ricarica la pagina fra un momento.</Trans>
    </Notice>
  )
}
