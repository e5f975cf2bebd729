import { act } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Facets } from '#src/features/catalogue/filters/useFacets.ts'
import { MissingSwatches } from '#src/pages/list-filters/MissingSwatches.tsx'
import { stageCart } from '../cart/cartStage.tsx'
import { productsOf } from './productAnswers.ts'

const option = (label: string, value: string) => ({ token: `${label}-${value}`, label, count: 1, countInList: 1 })

const FACETS: Facets = {
  facets: [
    { code: 'smalto', label: 'Smalto', options: [option('Blu', '7'), option('Ocra', '5'), option('Cremisi', '2')] },
    { code: 'misura', label: 'Misura', options: [option('S', '11')] },
  ],
  promoted: [],
  priceBounds: null,
  total: 3,
  known: {},
  colourOf: (code, label) => (code === 'smalto' && label === 'Blu' ? '#00f' : null),
}

function Stage() {
  const [colours, setColours] = useState<ReadonlyMap<string, string | null>>(new Map())
  return (
    <>
      <MissingSwatches facets={FACETS} onColours={setColours} />
      <output>{[...colours].map((entry) => entry.join(' = ')).join('; ')}</output>
    </>
  )
}

test('colours that the list does not have are requested once, for the attributes that have colours', async () => {
  const { sent, show } = await stageCart(<Stage />, { cartId: null })
  const { container } = await act(async () => show())
  expect(sent.map(({ name, variables }) => [name, variables])).toEqual([
    ['MissingSwatchesQuery', { filter: { smalto: { in: ['2', '5'] } }, pageSize: 8 }],
  ])
  const colours = { Ocra: '#c90', Cremisi: '#a02' }
  await act(async () => sent[0]?.answer({ data: { products: productsOf([{ key: 'vaso', name: 'Vaso', colours }]) } }))
  expect(container.querySelector('output')?.textContent).toBe('smalto Ocra = #c90; smalto Cremisi = #a02')
  expect(sent).toHaveLength(1)
})
