import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/controls/Button.tsx'
import { useConsentDesk } from './ConsentContext.ts'

/** Opens the consent settings from every footer. */
export function ConsentButton() {
  const { settings } = useConsentDesk()
  return (
    <Button variant="link" aria-haspopup="dialog" onClick={() => settings.set(true)}>
      <Trans>Preferenze cookie</Trans>
    </Button>
  )
}
