import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { translatePage } from '#tests/harness/components/translatePage.ts'
import { stageProduct } from './productStage.tsx'

const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }))

test.each([
  [['Verde salvia', 'Media'], '?smalto=verde-salvia&misura=media'],
  [['Verde salvia', 'Media', 'Petrolio'], '?smalto=petrolio&misura=media'],
  [['Media', 'Petrolio', /^Grande/], '?smalto=petrolio&misura=grande'],
])('on a translated page every text follows the choice of %s', async (choices, search) => {
  const own = await stageProduct({ search })
  const expected = own.container.innerText
  own.unmount()
  const { container } = await stageProduct()
  const stop = translatePage(container)
  for (const choice of choices) await choose(choice)
  await userEvent.click(screen.getByRole('button', { name: 'Aumenta la quantità' }))
  await userEvent.click(screen.getByRole('button', { name: 'Diminuisci la quantità' }))
  await expect.poll(() => container.innerText).toBe(expected)
  stop()
})
