import '#src/ui/theme/global.css.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ShopToaster } from '#src/shell/toasts/ShopToaster.tsx'
import { showToast } from '#src/ui/feedback/showToast.ts'

const i18n = setupI18n({ locale: 'it', messages: { it: {} } })
const show = () =>
  act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <ShopToaster />
      </I18nProvider>,
    ),
  )
const region = () => screen.queryByRole('region', { name: /Notifiche/ })

test('the region of the toasts is mounted at the first press, before any toast', async () => {
  await show()
  expect(region()).toBeNull()
  await userEvent.keyboard('{Shift}')
  expect(await screen.findByRole('region', { name: /Notifiche/ })).toBeDefined()
})

test('a toast without a press mounts its region', async () => {
  await show()
  expect(region()).toBeNull()
  await act(() => showToast('success', 'Detto senza un tocco'))
  expect(await screen.findByText('Detto senza un tocco')).toBeDefined()
})
