import '#src/ui/theme/global.css.ts'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Field } from '#src/ui/fields/Field.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { foot, footed, scrolled } from '#src/ui/overlay/Sheet.css.ts'
import { Sheet } from '#src/ui/overlay/Sheet.tsx'

const { innerWidth, innerHeight } = window

afterEach(() => page.viewport(innerWidth, innerHeight))

const Stage = ({ error }: { readonly error?: string }) => (
  <Sheet title="Carrello" titleId="title" closeLabel="Chiudi" isEntered onClose={() => undefined}>
    <div className={footed}>
      <div className={scrolled}>
        <div style={{ height: 700 }} />
        <Field label="Codice" error={error}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </Field>
        <div style={{ height: 700 }} />
      </div>
      <div className={foot}>
        <p>Totale</p>
      </div>
    </div>
  </Sheet>
)

test.each([320, 360])('at %i px the error of the focused field is above the footer of its sheet', async (width) => {
  await page.viewport(width, 640)
  const { rerender } = render(<Stage />)
  const field = screen.getByRole('textbox', { name: 'Codice' })
  field.focus()
  field.scrollIntoView({ block: 'end', behavior: 'instant' })
  rerender(<Stage error="Questo codice non vale: controlla di averlo scritto come nel messaggio." />)
  const message = screen.getByText(/^Questo codice/)
  await expect
    .poll(() => {
      const { left, top, bottom } = message.getBoundingClientRect()
      return [top + 1, bottom - 1].map((y) => message.contains(document.elementFromPoint(left + 1, y)))
    })
    .toEqual([true, true])
})
