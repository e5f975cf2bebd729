import '#src/ui/theme/global.css.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import reviewPageNode from '#src/__generated__/ReviewListPageQuery.graphql.ts'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { axeFaults } from '../ui/axe.ts'
import { BOWL, stageProduct } from './productStage.tsx'
import { IN_FOUR_MINUTES, tooManyTries } from '#tests/harness/components/tooManyTries.ts'

beforeEach(() => {
  document.head.querySelectorAll('title, meta, link[rel=canonical]').forEach((element) => element.remove())
})

const values = (from: number) =>
  [5, 1, 2, 3, 4].map((value) => ({ value_id: `v${from + value}`, value: String(value) }))
const productReviewRatingsMetadata = {
  items: [
    { id: 'quality', name: 'Qualità', values: values(0) },
    { id: 'value', name: 'Prezzo', values: values(10) },
  ],
}
const review = (summary: string, rating: number) => ({
  nickname: 'Ada',
  summary,
  text: `<b>${summary}</b>`,
  created_at: '2026-03-22 23:30:00',
  average_rating: rating,
  ratings_breakdown: [{ name: 'Qualità', value: '4' }],
})
const REVIEWED = {
  ...BOWL,
  rating_summary: 70,
  review_count: 6,
  newest: { items: [100, 100, 80, 60, 60, 20].map((average_rating) => ({ average_rating })) },
  reviews: { items: ['Una', 'Due', 'Tre', 'Quattro', 'Cinque'].map((summary) => review(summary, 80)) },
}

const stageReviews = (product: object = REVIEWED, [enabled, guests]: [enabled: string, guests: string] = ['1', '1']) =>
  stageProduct({
    product,
    reviews: {},
    config: { product_reviews_enabled: enabled, allow_guests_to_write_product_reviews: guests },
  })

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

test('the mean, the spread and the newest reviews, their words as plain text', async () => {
  const { container } = await stageReviews()
  expect(screen.getAllByText('3,5 su 5, recensioni: 6')).toHaveLength(1)
  expect(screen.getByText('5 stelle').closest('li')?.textContent).toBe('5 stelle2')
  expect(screen.getByText('1 stella').closest('li')?.textContent).toBe('1 stella1')
  expect(titles()).toEqual(['Una', 'Due', 'Tre', 'Quattro', 'Cinque'])
  expect(screen.getByText('<b>Una</b>')).toBeTruthy()
  // Half past midnight in the shop.
  expect(screen.getAllByText('23 marzo 2026')).toHaveLength(5)
  expect(screen.getByText(/non verifichiamo che chi scrive abbia comprato/)).toBeTruthy()
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":3.5',
  )
  expect(await axeFaults(container)).toEqual([])
})

test('a shop without a statement about its reviews says nothing about their origin', async () => {
  const { container } = await stageProduct({
    product: REVIEWED,
    reviews: {},
    config: { product_reviews_enabled: '1' },
    legal: statedFacts(undefined),
  })
  expect(container.textContent).not.toMatch(/verifichiamo|Le leggiamo/)
})

test.each([
  ['buyers', true, /solo chi ha comprato qui il pezzo.*Le leggiamo tutte prima/, /non verifichiamo/],
  ['buyers', false, /solo chi ha comprato qui il pezzo/, /non verifichiamo|Le leggiamo/],
  ['anyone', false, /non verifichiamo che chi scrive abbia comprato/, /solo chi ha comprato|Le leggiamo/],
] as const)('of reviews by %s, read before: %s, the shop says so', async (authors, areModerated, said, unsaid) => {
  const { container } = await stageProduct({
    product: REVIEWED,
    reviews: {},
    config: { product_reviews_enabled: '1' },
    legal: { ...statedFacts(undefined), reviews: { authors, areModerated } },
  })
  expect(container.textContent).toMatch(said)
  expect(container.textContent).not.toMatch(unsaid)
})

test('texts of strangers without a blank break, in whichever field they are', async () => {
  const long = 'Meravigliosissimamentebellissimotazzonedaregalareatuttiquanti'
  const wide = { ...review(long, 80), nickname: long.toUpperCase() }
  await page.viewport(390, 844)
  await stageReviews({ ...REVIEWED, reviews: { items: [wide] } })
  expect(screen.getByRole('heading', { level: 3, name: long })).toBeTruthy()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  cleanup()
  await page.viewport(1024, 768)
})

test('the next page takes the place of this one, and the focus goes to it', async () => {
  const { sent } = await stageReviews()
  await userEvent.click(screen.getByRole('button', { name: 'Recensioni precedenti' }))
  expect(sent.at(-1)).toMatchObject({ name: 'ReviewListPageQuery', variables: { urlKey: 'ciotola', reviewPage: 2 } })
  expect(titles()).toHaveLength(5)
  const product = { ...REVIEWED, reviews: { items: [review('Sei', 20)] } }
  const data = completeAnswer(reviewPageNode.operation, { products: { items: [product] } })
  await act(async () => sent.at(-1)?.answer({ data }))
  expect(titles()).toEqual(['Sei'])
  expect(screen.getByText('Pagina 2 di 2')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByText('<b>Sei</b>').closest('ul'))
  await userEvent.click(screen.getByRole('button', { name: 'Recensioni più recenti' }))
  expect(titles()).toHaveLength(5)
})

test('a product that nobody reviewed says so, without stars', async () => {
  await stageReviews({ ...BOWL, rating_summary: 0, review_count: 0, newest: { items: [] }, reviews: { items: [] } })
  expect(screen.getByText(/Nessuno ne ha ancora scritto/)).toBeTruthy()
  expect(screen.queryByText(/su 5/)).toBeNull()
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).not.toContain('aggregateRating')
})

test('guests are sent to the sign-in if only customers may write; nothing is shown if reviews are off', async () => {
  const { unmount } = await stageReviews(REVIEWED, ['1', '0'])
  expect(screen.getByRole('link', { name: 'Accedi per scrivere una recensione' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Scrivi una recensione' })).toBeNull()
  unmount()
  await stageReviews(REVIEWED, ['0', '0'])
  expect(screen.queryByRole('heading', { name: 'Recensioni' })).toBeNull()
  expect(screen.queryByText(/su 5/)).toBeNull()
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).not.toContain('aggregateRating')
})

async function openForm() {
  const stage = await stageReviews()
  await userEvent.click(screen.getByRole('button', { name: 'Scrivi una recensione' }))
  await expect.poll(() => stage.sent.at(-1)?.name).toBe('loadReviewFormQuery')
  await act(async () => stage.sent.at(-1)?.answer({ data: { productReviewRatingsMetadata } }))
  await screen.findByRole('button', { name: 'Invia la recensione' })
  const created = () => stage.sent.filter(({ name }) => name === 'useCreateProductReviewMutation')
  return {
    container: stage.container,
    inputs: () => created().map(({ variables }) => variables),
    answer: (response: object) => act(async () => created().at(-1)?.answer(response)),
    fail: (error: Error) => act(async () => created().at(-1)?.fail(error)),
  }
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Invia la recensione' }))
const stars = (name: string, count: string) =>
  screen.getByRole('group', { name }).querySelector(`label:nth-child(${count})`)

async function fill() {
  for (const [group, count] of [
    ['Qualità', '4'],
    ['Prezzo', '1'],
  ] as const) {
    const star = stars(group, count)
    if (star) await userEvent.click(star)
  }
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome da mostrare' }), 'Ada ')
  await userEvent.type(screen.getByRole('textbox', { name: 'Titolo' }), 'Comoda')
  await userEvent.type(screen.getByRole('textbox', { name: 'La tua opinione' }), 'Si tiene bene.')
}

test('a form whose questions do not come says so, and asks again', async () => {
  const stage = await stageReviews()
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Scrivi una recensione' }))
  const asked = () => stage.sent.filter(({ name }) => name === 'loadReviewFormQuery')
  await open()
  await expect.poll(() => asked().length).toBe(1)
  await act(async () =>
    asked()[0]?.fail(new NetworkUnreachableError('productReviewRatingsMetadata', new TypeError('offline'))),
  )
  expect(await screen.findByText(/Controlla la rete/)).toBeTruthy()
  await open()
  await expect.poll(() => asked().length).toBe(2)
  await act(async () => asked()[1]?.answer({ data: { productReviewRatingsMetadata } }))
  expect(await screen.findByRole('button', { name: 'Invia la recensione' })).toBeTruthy()
})

test('missing values are named, and nothing is sent', async () => {
  const { container, inputs } = await openForm()
  await send()
  await waitFor(() => expect(screen.queryAllByText('Scegli da una a cinque stelle.')).toHaveLength(2))
  for (const text of ['Scrivi il nome con cui firmare.', 'Scrivi che cosa ne pensi.']) screen.getByText(text)
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio', { name: '1 stella' })[0]))
  expect(inputs()).toEqual([])
  expect(await axeFaults(container)).toEqual([])
})

test('stars and words are handed in; the shopper reads that the review waits', async () => {
  const { container, inputs, answer } = await openForm()
  await fill()
  await send()
  await expect.poll(inputs).toEqual([
    {
      input: {
        sku: 'CIOTOLA',
        nickname: 'Ada',
        summary: 'Comoda',
        text: 'Si tiene bene.',
        ratings: [
          { id: 'quality', value_id: 'v4' },
          { id: 'value', value_id: 'v11' },
        ],
      },
    },
  ])
  await answer({ data: { createProductReview: { review: { created_at: '2026-01-01 10:00:00' } } } })
  const outcome = (await screen.findByText(/^Grazie/)).closest<HTMLElement>('[role=status]')
  expect(outcome?.textContent).toMatch(/in attesa/)
  expect(document.activeElement).toBe(outcome)
  expect(screen.queryByRole('textbox', { name: 'Titolo' })).toBeNull()
  expect(await axeFaults(container)).toEqual([])
})

test('a failure keeps the input: the backend’s own message, or ours if it cannot be reached', async () => {
  const { answer, fail } = await openForm()
  await fill()
  await send()
  await answer({
    data: null,
    errors: [
      {
        message: 'Guest customers aren’t allowed to add product reviews.',
        path: ['createProductReview'],
        extensions: { category: 'graphql-input' },
      },
    ],
  })
  expect(await screen.findByText('Guest customers aren’t allowed to add product reviews.')).toBeTruthy()
  await send()
  await answer(tooManyTries(200))
  expect(await screen.findByText(IN_FOUR_MINUTES)).toBeTruthy()
  await send()
  await fail(new NetworkUnreachableError('createProductReview', new TypeError('offline')))
  expect(await screen.findByText(/Controlla la rete/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Titolo' }).value).toBe('Comoda')
})
