import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { axeFaults } from '../ui/axe.ts'
import { stageCheckout } from './checkoutStage.tsx'

// Its code does not come: the network is away.
vi.mock('#src/pages/checkout/CheckoutClosed.tsx', () => ({
  get CheckoutClosed() {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))

test('a checkout that is closed says so also while its words cannot be loaded', async () => {
  const report = vi.spyOn(window, 'reportError').mockImplementation(() => undefined)
  const stage = await stageCheckout({ hasCart: false })
  await stage.show()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Qui non c’è niente da pagare.')
  expect(await axeFaults(alert)).toEqual([])
  expect(report).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeTruthy()
  report.mockRestore()
})
