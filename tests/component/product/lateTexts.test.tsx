import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LateCmsText } from '#src/features/cms/CmsHtml.tsx'
import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { stageProduct } from './productStage.tsx'

test('a product never shows before the code of its texts has settled', async () => {
  const code = Promise.withResolvers<true>()
  // Every component test has loaded the code of texts already.
  Object.defineProperty(LateCmsText, 'settled', { value: createLazyValue(() => code.promise) })
  await stageProduct()
  expect(screen.queryByText('Codice CIOTOLA')).toBeNull()
  expect(screen.getByRole('status', { name: 'Caricamento' })).toBeTruthy()
  await act(async () => code.resolve(true))
  expect(screen.getByText('Codice CIOTOLA')).toBeTruthy()
  expect(screen.getByText('Si tiene fra le mani.')).toBeTruthy()
  expect(screen.getByText('Fatta al tornio.')).toBeTruthy()
})
