import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CheckoutClosedOffline } from '#src/pages/checkout/CheckoutClosedOffline.tsx'
import { axeFaults } from '../ui/axe.ts'

// The tests of late parts check that it replaces a part that cannot be loaded.
test.each([
  ['empty', 'Qui non c’è niente da pagare.'],
  ['ordered', 'non ordinare di nuovo'],
  ['ordered-elsewhere', 'non ordinare di nuovo'],
] as const)('a checkout that is closed says so also while its words cannot be loaded: %s', async (why, words) => {
  const onRetry = vi.fn<() => void>()
  render(
    <I18nProvider i18n={setupI18n({ locale: 'it', messages: { it: {} } })}>
      <CheckoutClosedOffline why={why} onRetry={onRetry} />
    </I18nProvider>,
  )
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain(words)
  expect(await axeFaults(alert)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
