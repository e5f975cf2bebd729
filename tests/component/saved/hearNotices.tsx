import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterAll, beforeEach, expect, vi } from 'vitest'

/** Records the toasts of a file's tests without showing them, because toasts open and close with their own timing. */
export function hearNotices() {
  const said = vi.spyOn(toast, 'success').mockReturnValue('')
  const complained = vi.spyOn(toast, 'error').mockReturnValue('')
  beforeEach(() => {
    said.mockClear()
    complained.mockClear()
  })
  // The toasts are shared by all files of a browser.
  afterAll(() => {
    said.mockRestore()
    complained.mockRestore()
  })
  return {
    said: () => said.mock.calls.map(([words]) => words),
    complained: () => complained.mock.calls.map(([words]) => words),
    /** Presses the action of the latest toast, which has this name. */
    async take(name: string) {
      await waitFor(() => expect(said.mock.calls.at(-1)?.[1]?.action).toMatchObject({ label: name }))
      const action = said.mock.calls.at(-1)?.[1]?.action
      if (typeof action !== 'object' || action === null || !('onClick' in action))
        throw new Error('Nothing is offered.')
      const { unmount } = render(
        <button type="button" data-testid="offered" onClick={action.onClick}>
          {action.label}
        </button>,
      )
      await userEvent.click(screen.getByTestId('offered'))
      unmount()
    },
  }
}
