import '#src/ui/theme/global.css.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { foot, footed, scrolled } from '#src/ui/overlay/Sheet.css.ts'
import { Sheet } from '#src/ui/overlay/Sheet.tsx'
import { axeFaults } from './axe.ts'

test('check 61: the sheet is named by its heading, closes by its button, and keeps its footer in view', async () => {
  const close = vi.fn<() => void>()
  const { container } = render(
    <Sheet aria-labelledby="cart-title" title="Carrello" titleId="cart-title" closeLabel="Chiudi" onClose={close}>
      <div className={footed}>
        <div className={scrolled}>
          <div style={{ height: 3000 }}>Righe</div>
          <button type="button">Riga</button>
        </div>
        <div className={foot}>
          <p>Totale</p>
        </div>
      </div>
    </Sheet>,
  )
  const sheet = screen.getByRole('region', { name: 'Carrello' })
  await Promise.all(sheet.getAnimations().map(({ finished }) => finished))
  const total = screen.getByText('Totale')
  expect(total.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  const line = screen.getByRole('button', { name: 'Riga' })
  line.focus()
  expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(total.getBoundingClientRect().top)
  expect(sheet.getBoundingClientRect().right).toBe(document.documentElement.clientWidth)
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }))
  expect(close).toHaveBeenCalledOnce()
  expect(await axeFaults(container)).toEqual([])
})
