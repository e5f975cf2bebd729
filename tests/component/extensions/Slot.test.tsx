import { act, screen } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { runBlock } from '#src/features/extensions/blocks.ts'
import { Blocks } from '#src/features/extensions/Slot.tsx'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { expectNoise } from '#tests/harness/consoleNoise.ts'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'
import weightNoteNode from '#tests/fixtures/shops/example/__generated__/WeightNoteQuery.graphql.ts'
import example from '#tests/fixtures/shops/example/extensions.ts'
import type { Block } from '#src/shop/defineExtensions.ts'
import { badBlocks, LATE, late, MISSING } from '../../unit/extensions/badBlocks.tsx'

const BLOCKS = [
  ...badBlocks(['throws', 'throws-inside', 'waits']),
  MISSING,
  LATE,
  ...(example.slots?.['product.belowPrice'] ?? []),
].map((block) => runBlock(block as Block))

const PRODUCT = { urlKey: 'ciotola', uid: 'bowl', sku: 'CIOTOLA' }

function Page() {
  const [sku, setSku] = useState('CIOTOLA')
  return (
    <>
      <h1>Page of {sku}</h1>
      <button type="button" onClick={() => startTransition(() => setSku('CIOTOLA-M'))}>
        Choose M
      </button>
      <Blocks blocks={BLOCKS} context={{ ...PRODUCT, sku }} />
    </>
  )
}

afterEach(() => vi.unstubAllGlobals())

test('a block of an extension shows its data, and blocks that fail or wait leave the page as it is', async () => {
  expectNoise(/The above error occurred in the <Throws> component/)
  const lost: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => lost.push(error))
  const loadable = BLOCKS.filter(({ name }) => name !== 'missing' && name !== 'late')
  await Promise.all(loadable.map(({ Part }) => Part.load()))
  const reported: string[] = []
  const reportError = (_error: unknown, where: string) => void reported.push(where)
  const { container, environment } = await renderWithShop(<Page />, { resolvers: null, shop: { reportError } })
  const asked = environment.mock.getMostRecentOperation()
  expect(asked.request).toMatchObject({
    node: { params: { name: weightNoteNode.params.name } },
    variables: { urlKey: 'ciotola' },
  })
  expect(screen.getByRole('heading').textContent).toBe('Page of CIOTOLA')
  expect(container.textContent).toBe('Page of CIOTOLAChoose M')

  await act(async () => {
    environment.mock.resolve(asked, {
      data: completeAnswer(weightNoteNode.operation, {
        products: { items: [{ __typename: 'SimpleProduct', uid: 'bowl', weight: 0.6 }] },
      }),
    })
  })
  await screen.findByText('The parcel weighs 0.6 kg')
  expect(container.querySelector('[data-sku]')?.getAttribute('data-sku')).toBe('CIOTOLA')

  await act(async () => late.resolve())
  await screen.findByText('Late block of CIOTOLA')
  // A transition of the page does not wait for the block that waits for ever.
  await act(async () => screen.getByRole('button').click())
  expect(screen.getByRole('heading').textContent).toBe('Page of CIOTOLA-M')
  await screen.findByText('Late block of CIOTOLA-M')
  expect(container.querySelector('[data-sku]')?.getAttribute('data-sku')).toBe('CIOTOLA-M')

  expect([...new Set(lost.map(String))]).toEqual(['ExtensionError: [vetrina:extensions] missing: no such file'])
  expect([...new Set(reported)].toSorted()).toEqual(['extension throws', 'extension throws-inside'])
})
