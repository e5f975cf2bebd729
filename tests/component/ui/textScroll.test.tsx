import '#src/ui/theme/global.css.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Sheet } from '#src/ui/overlay/Sheet.tsx'
import { SheetText } from '#src/ui/overlay/SheetText.tsx'
import { axeFaults } from './axe.ts'

const box = { title: 'Condizioni', titleId: 'terms-title', closeLabel: 'Chiudi', onClose: () => undefined }
const text = <p style={{ height: 3000 }}>Testo</p>

test('the keyboard reaches a text that a sheet scrolls', async () => {
  const { container } = render(
    <Sheet {...box}>
      <SheetText label="Condizioni di vendita">{text}</SheetText>
    </Sheet>,
  )
  expect(screen.getByRole('group', { name: 'Condizioni di vendita' }).tabIndex).toBe(0)
  expect(await axeFaults(container)).toEqual([])
})

test('the keyboard reaches a text that a dialog scrolls, and stops at no other content', async () => {
  const dialog = (content: React.ReactNode) => (
    <Dialog title="Condizioni" closeLabel="Chiudi" onClose={() => undefined}>
      {content}
    </Dialog>
  )
  const { rerender } = render(dialog(text))
  const scroller = screen.getByText('Testo').parentElement
  await expect.poll(() => scroller?.getAttribute('tabindex')).toBe('0')
  rerender(
    dialog(
      <>
        {text}
        <button type="button">Stampa</button>
      </>,
    ),
  )
  await expect.poll(() => scroller?.hasAttribute('tabindex')).toBe(false)
})
