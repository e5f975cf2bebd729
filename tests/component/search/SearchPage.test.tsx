import '#src/ui/theme/global.css.ts'
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import searchPageNode from '#src/__generated__/SearchPageQuery.graphql.ts'
import { ListEnd } from '#src/features/catalogue/ListEnd.tsx'
import { ListTop } from '#src/features/catalogue/ListTop.tsx'
import { NoPieces } from '#src/features/catalogue/NoPieces.tsx'
import { SearchPage } from '#src/pages/search/SearchPage.tsx'
import { stageCart } from '../cart/cartStage.tsx'
import { category, productsOf, STORE_CONFIG } from '../catalogue/productAnswers.ts'
import { axeFaults } from '../ui/axe.ts'

const ROOT = { __typename: 'CategoryTree', uid: 'uid-root', children: [category('casa', 'Casa')] }

const POPULAR = {
  __typename: 'CmsBlock',
  identifier: 'popular-searches',
  content:
    '<ul><li><a href="/search?q=tazza+blu">tazza blu</a></li><li><a href="/search?q=vaso">vaso</a></li><li><a href="/resi">Resi</a></li></ul>',
}

// A navigation waits for the code of late parts, too.
beforeAll(() => Promise.all([ListTop.load(), ListEnd.load(), NoPieces.load()]))

async function showSearch(q: string, products: object) {
  const variables = { search: q, filter: {}, pageSize: 2, currentPage: 1, sort: null }
  const stage = await stageCart(
    <SearchPage query={{ operation: 'SearchPageQuery', variables }} earlier={[]} facets={null} search={{ q }} />,
    {
      cartId: null,
    },
  )
  stage.seed(searchPageNode, variables, {
    storeConfig: STORE_CONFIG,
    categories: { items: [ROOT] },
    cmsBlocks: { items: [POPULAR] },
    products,
  })
  return stage.show()
}

test('results stand under their words, which stay to be changed', async () => {
  const { container } = await showSearch(
    'vaso',
    productsOf([
      { key: 'vaso', name: 'Vaso' },
      { key: 'brocca', name: 'Brocca' },
    ]),
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Risultati per “vaso”' })).toBeTruthy()
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cosa cerchi?' })
  expect(field.value).toBe('vaso')
  expect(field.name).toBe('q')
  expect(field.form?.getAttribute('action')).toBe('/search')
  expect(within(field.form!).getByRole('button', { name: 'Cerca' }).getAttribute('type')).toBe('submit')
  expect(screen.getByRole('status').textContent).toBe('2 pezzi')
  // Without script the order must not lose the words.
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ordina per' }).form!
  expect(new FormData(order).get('q')).toBe('vaso')
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex,follow')
  expect(await axeFaults(container)).toEqual([])
})

test('14: nothing found: what was meant, and other shelves', async () => {
  const { container } = await showSearch('vazo', {
    ...productsOf([]),
    suggestions: [{ search: 'vaso' }, { search: 'vaso' }, { search: 'vassoio' }],
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Nessun pezzo per “vazo”' })).toBeTruthy()
  const meant = screen.getByRole('heading', { name: 'Forse cercavi' }).parentElement!
  expect(
    within(meant)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/search?q=vaso', '/search?q=vassoio'])
  expect(screen.getByRole('link', { name: 'Casa' }).getAttribute('href')).toBe('/casa.html')
  const popular = within(screen.getByRole('navigation', { name: 'Cercati spesso' })).getAllByRole('link')
  expect(popular.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['tazza blu', '/search?q=tazza+blu'],
  ])
  expect(await axeFaults(container)).toEqual([])
})

test('a blank search asks for words and nothing of the backend', async () => {
  const { sent, show } = await stageCart(<SearchPage query={null} earlier={[]} facets={null} search={{ q: '' }} />, {
    cartId: null,
  })
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'Cerca nel negozio' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cosa cerchi?' }).value).toBe('')
  expect(sent).toEqual([])
})
