import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '#src/ui/controls/Button.tsx'

/** A form whose only field notes when it is left. */
function showForm() {
  const left = vi.fn<() => void>()
  const sent = vi.fn<() => void>()
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <input aria-label="Name" onBlur={left} />
      <Button type="submit">Send</Button>
    </form>,
  )
  const field = screen.getByRole('textbox')
  field.focus()
  return { left, sent, field, button: screen.getByRole('button') }
}

test('the press of a form’s button leaves no field, and the click does', async () => {
  const { left, sent, field, button } = showForm()
  const user = userEvent.setup()
  await user.pointer({ keys: '[MouseLeft>]', target: button })
  expect(document.activeElement).toBe(field)
  expect(left).not.toHaveBeenCalled()
  await user.pointer({ keys: '[/MouseLeft]', target: button })
  expect(document.activeElement).toBe(button)
  expect(left).toHaveBeenCalledTimes(1)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('Enter in a field sends the form and keeps the focus', async () => {
  const { left, sent, field } = showForm()
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveBeenCalledTimes(1)
  expect(left).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field)
})

test('any other button takes the focus with the press', () => {
  render(<Button>Open</Button>)
  expect(fireEvent.mouseDown(screen.getByRole('button'))).toBe(true)
})
