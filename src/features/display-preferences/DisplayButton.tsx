import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { useDisplay } from './DisplayContext.ts'

const DisplaySettings = createNeededPart(async () => (await import('./DisplaySettings.tsx')).DisplaySettings)

/** Opens the settings for text size, contrast, motion and links. */
export function DisplayButton() {
  const display = useDisplay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Come vedi il sito</Trans>
      </Button>
      {open && <DisplaySettings display={display} onClose={() => setOpen(false)} />}
    </>
  )
}
