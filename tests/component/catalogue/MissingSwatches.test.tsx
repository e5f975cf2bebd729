import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Facets } from '#src/features/catalogue/filters/useFacets.ts'
import { MissingSwatches } from '#src/pages/list-filters/MissingSwatches.tsx'
import { useFurtherColours } from '#src/pages/list-filters/useFurtherColours.ts'
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
  const [colours, note] = useFurtherColours()
  return (
    <>
      <MissingSwatches facets={FACETS} onColours={note} />
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

test('a colour that the found products do not have is requested alone, until a large answer brings nothing new', async () => {
  const { sent, show } = await stageCart(<Stage />, { cartId: null })
  const { container } = await act(async () => show())
  const answer = (index: number, colours: Readonly<Record<string, string>>) =>
    act(async () =>
      sent[index]?.answer({ data: { products: productsOf([{ key: `vaso-${index}`, name: 'Vaso', colours }]) } }),
    )
  await answer(0, { Ocra: '#c90' })
  expect(sent.slice(1).map(({ variables }) => variables)).toEqual([{ filter: { smalto: { in: ['2'] } }, pageSize: 24 }])
  await answer(1, {})
  expect(container.querySelector('output')?.textContent).toBe('smalto Ocra = #c90')
  expect(sent).toHaveLength(2)
})
