import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { createDisplayStore } from '#src/platform/document/displayPreferences.ts'
import type { DisplayPreferences } from '#src/platform/document/displayPreferences.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Radio } from '#src/ui/fields/Radio.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { Display } from './DisplayContext.ts'

const TEXT_SIZES = [undefined, 'large', 'larger', 'largest'] as const

/** Every choice takes effect at once, on the page and in the dialog. */
export function DisplaySettings({ display, onClose }: { display: Display; onClose: () => void }) {
  const { t } = useLingui()
  const [store] = useState(() => createDisplayStore(display.cookies, display.root))
  const chosen = useSyncExternalStore(store.subscribe, store.get, store.get)
  const choose = <Name extends keyof DisplayPreferences>(name: Name, value: DisplayPreferences[Name] | undefined) => {
    const { [name]: _before, ...others } = chosen
    store.set(value === undefined ? others : { ...others, [name]: value })
  }
  const sizeNames = { normal: t`Normale`, large: t`Grande`, larger: t`Più grande`, largest: t`Il più grande` }
  return (
    <Dialog
      title={t`Come vedi il sito`}
      closeLabel={t`Chiudi`}
      onClose={onClose}
      footer={
        <Button variant="secondary" block onClick={() => store.set({})}>
          <Trans>Torna alle impostazioni iniziali</Trans>
        </Button>
      }
    >
      <Stack gap="s4">
        <RadioGroup legend={t`Grandezza del testo`}>
          {TEXT_SIZES.map((size) => (
            <Radio
              key={size ?? 'normal'}
              name="text-size"
              label={sizeNames[size ?? 'normal']}
              checked={chosen['text-size'] === size}
              onChange={() => choose('text-size', size)}
            />
          ))}
        </RadioGroup>
        <div>
          <Checkbox
            label={t`Più contrasto`}
            checked={chosen.contrast === 'more'}
            onChange={({ target }) => choose('contrast', target.checked ? 'more' : undefined)}
          />
          <Checkbox
            label={t`Meno movimento`}
            checked={chosen.motion === 'less'}
            onChange={({ target }) => choose('motion', target.checked ? 'less' : undefined)}
          />
          <Checkbox
            label={t`Link sottolineati`}
            checked={chosen.links === 'underlined'}
            onChange={({ target }) => choose('links', target.checked ? 'underlined' : undefined)}
          />
        </div>
      </Stack>
    </Dialog>
  )
}
