import '#src/ui/theme/global.css.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '#src/ui/controls/Button.tsx'
import { BUTTON_MIN_HEIGHT_PX } from '#src/ui/theme/figures.ts'
import { axeFaults } from './axe.ts'

test('a loading button keeps its width, its name and its focus, and does nothing', async () => {
  const click = vi.fn<() => void>()
  const submit = vi.fn<() => void>()
  const page = (loading: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" loading={loading} onClick={click}>
        Aggiungi al carrello
      </Button>
    </form>
  )
  const { container, rerender } = render(page(false))
  const button = screen.getByRole('button', { name: 'Aggiungi al carrello' })
  const { width, height } = button.getBoundingClientRect()
  button.focus()
  rerender(page(true))
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Aggiungi al carrello', busy: true })).toBe(document.activeElement)
  expect(button.getBoundingClientRect()).toMatchObject({ width, height })
  expect(click).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  expect(await axeFaults(container)).toEqual([])
})

test('a button is at least as high as the spec asks', () => {
  render(<Button>Ok</Button>)
  expect(screen.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(BUTTON_MIN_HEIGHT_PX)
})
