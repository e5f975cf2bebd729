import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { axeFaults } from './axe.ts'

test('a part that is needed and does not come is missed aloud, and comes with another try', async () => {
  const report = vi.spyOn(window, 'reportError').mockImplementation(() => undefined)
  const Form = () => <input aria-label="CAP" />
  let isDown = true
  const Part = createNeededPart(() => (isDown ? Promise.reject(new TypeError('offline')) : Promise.resolve(Form)))
  const { container } = await act(async () =>
    render(
      <I18nProvider i18n={setupI18n({ locale: 'it', messages: { it: {} } })}>
        <main>
          <Part />
        </main>
      </I18nProvider>,
    ),
  )
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Questa parte non è arrivata/)
  expect(await axeFaults(container)).toEqual([])
  const tryAgain = () => act(async () => screen.getByRole('button', { name: 'Riprova' }).click())
  await tryAgain()
  expect(report).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('alert')).toBeTruthy()
  isDown = false
  await tryAgain()
  expect(await screen.findByRole('textbox', { name: 'CAP' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  report.mockRestore()
})
