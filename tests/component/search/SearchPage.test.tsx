import '#src/ui/theme/global.css.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import popularSearchesNode from '#src/__generated__/PopularSearchesQuery.graphql.ts'
import searchPageNode from '#src/__generated__/SearchPageQuery.graphql.ts'
import { ListEnd } from '#src/features/catalogue/list/ListEnd.tsx'
import { ListTop } from '#src/features/catalogue/list/ListTop.tsx'
import { NoPieces } from '#src/features/catalogue/list/NoPieces.tsx'
import { component as SearchPage } from '#src/pages/search/SearchPage.tsx'
import type { SearchPageProps } from '#src/pages/search/SearchPage.tsx'
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

// A navigation waits for the code of late parts too.
beforeAll(() => Promise.all([ListTop.load(), ListEnd.load(), NoPieces.load()]))

const popularQuery = { operation: 'PopularSearchesQuery', variables: {} }

async function stageSearch(q: string, products: object, words: Partial<SearchPageProps> = {}) {
  const variables = { search: q, filter: {}, pageSize: 2, currentPage: 1, sort: null }
  const query = { operation: 'SearchPageQuery', variables }
  const stage = await stageCart(
    <SearchPage
      query={query}
      earlier={[]}
      facets={null}
      popular={popularQuery}
      words={q}
      without={[]}
      have="all"
      search={{ q }}
      {...words}
    />,
    { cartId: null },
  )
  stage.seed(searchPageNode, variables, {
    storeConfig: STORE_CONFIG,
    categories: { items: [ROOT] },
    products,
    attributesList: null,
  })
  return stage
}

async function showSearch(q: string, products: object, words: Partial<SearchPageProps> = {}) {
  const stage = await stageSearch(q, products, words)
  stage.seed(popularSearchesNode, {}, { cmsBlocks: { items: [POPULAR] } })
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
  expect(screen.getByRole('heading', { level: 1, name: 'Risultati per «vaso»' })).toBeTruthy()
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cosa cerchi?' })
  expect(field.value).toBe('vaso')
  expect(field.name).toBe('q')
  expect(field.form?.getAttribute('action')).toBe('/search')
  expect(within(field.form!).getByRole('button', { name: 'Cerca' }).getAttribute('type')).toBe('submit')
  expect(screen.getByRole('status').textContent).toBe('2 pezzi')
  // Without scripts a change of the order must keep the search term.
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ordina per' }).form!
  expect(new FormData(order).get('q')).toBe('vaso')
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex,follow')
  expect(await axeFaults(container)).toEqual([])
})

test.each<[string, Partial<SearchPageProps>, string | null]>([
  ['all words', {}, null],
  [
    'words that no product has',
    { without: ['forno', 'sotto 40 euro'], have: 'none' },
    'Nessun pezzo corrisponde a tutte le parole. Questi sono i pezzi senza «forno», «sotto 40 euro».',
  ],
  [
    'products with different words',
    { have: 'none' },
    'Nessun pezzo corrisponde a tutte le parole. Questi ne hanno una parte.',
  ],
  ['some products with all words', { have: 'some' }, 'Alcuni di questi pezzi hanno solo una parte delle parole.'],
])('a list says which words it does without: %s', async (_name, words, text) => {
  const { container } = await showSearch('vaso forno', productsOf([{ key: 'vaso', name: 'Vaso' }]), words)
  const notes = [...container.querySelectorAll('p')].map((each) => each.textContent)
  expect(notes.filter((each) => each.includes('parole'))).toEqual(text === null ? [] : [text])
})

test('the words as typed stay in the field, and the filters that they became in the addresses of the list', async () => {
  await showSearch('vaso blu', productsOf([{ key: 'vaso', name: 'Vaso' }]), {
    words: 'vaso',
    search: { q: 'vaso blu', filters: { smalto: ['blu-7'] } },
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Risultati per «vaso blu»' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cosa cerchi?' }).value).toBe('vaso blu')
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ordina per' }).form!
  expect([...new FormData(order)].filter(([name]) => name !== 'sort')).toEqual([
    ['q', 'vaso'],
    ['smalto', 'blu-7'],
  ])
})

test('check 14: nothing found: a correction, and other categories', async () => {
  const { container } = await showSearch('vazo', {
    ...productsOf([]),
    suggestions: [{ search: 'vaso' }, { search: 'vaso' }, { search: 'vassoio' }],
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Nessun pezzo per «vazo»' })).toBeTruthy()
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

test('check 14: a shop without popular searches is queried for them once, and offers the other links', async () => {
  const { sent, show } = await stageSearch('vazo', productsOf([]))
  show()
  expect(sent.map(({ name }) => name)).toEqual(['PopularSearchesQuery'])
  // Magento's answer for a missing block.
  await act(async () =>
    sent[0]?.answer({
      data: { cmsBlocks: { items: [null] } },
      errors: [
        {
          message: 'The CMS block with the "popular-searches" ID doesn\'t exist.',
          path: ['cmsBlocks', 'items', 0],
          extensions: { category: 'graphql-no-such-entity' },
        },
      ],
    }),
  )
  expect(screen.queryByRole('navigation', { name: 'Cercati spesso' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Casa' })).toBeTruthy()
  cleanup()
  show()
  expect(screen.getByRole('link', { name: 'Casa' })).toBeTruthy()
  expect(sent).toHaveLength(1)
})

test('a search with results does not query popular searches', async () => {
  const { sent, show } = await stageSearch('vaso', productsOf([{ key: 'vaso', name: 'Vaso' }]))
  show()
  expect(screen.getByRole('heading', { name: 'Vaso' })).toBeTruthy()
  expect(sent).toEqual([])
})

test('a blank search asks for words and nothing of the backend', async () => {
  const { sent, show } = await stageCart(
    <SearchPage
      query={null}
      earlier={[]}
      facets={null}
      popular={null}
      words=""
      without={[]}
      have="all"
      search={{ q: '' }}
    />,
    {
      cartId: null,
    },
  )
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'Cerca nel negozio' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cosa cerchi?' }).value).toBe('')
  expect(sent).toEqual([])
})
