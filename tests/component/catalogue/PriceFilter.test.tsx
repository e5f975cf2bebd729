import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use } from 'react'
import { expect, test, vi } from 'vitest'
import { PriceFilter } from '#src/features/catalogue/filters/PriceFilter.tsx'

const i18n = setupI18n({ locale: 'it', messages: { it: {} } })
const never = new Promise<never>(() => undefined)

function Waiting() {
  return use(never)
}

function Page({
  isWaiting,
  onChange,
}: {
  readonly isWaiting: boolean
  readonly onChange: (token: string | null) => void
}) {
  return (
    <I18nProvider i18n={i18n}>
      <Suspense fallback="…">
        <PriceFilter token="20-50" bounds={null} onChange={onChange} />
        {isWaiting && <Waiting />}
      </Suspense>
    </I18nProvider>
  )
}

test('a page that waits for its data keeps the range', async () => {
  const onChange = vi.fn<(token: string | null) => void>()
  const { rerender } = render(<Page isWaiting={false} onChange={onChange} />)
  const highest = screen.getByRole<HTMLInputElement>('textbox', { name: 'Massimo' })
  await userEvent.click(highest)
  await act(async () => rerender(<Page isWaiting onChange={onChange} />))
  await expect.poll(() => document.activeElement === highest).toBe(false)
  expect(onChange).not.toHaveBeenCalled()
})
