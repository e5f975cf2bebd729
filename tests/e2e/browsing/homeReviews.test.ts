import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { askBackend } from '../orderedBefore.ts'
import { openPage } from '../walk.ts'

type Review = {
  readonly summary: string
  readonly text: string
  readonly nickname: string
  readonly average_rating: number
}
type Reviewed = { readonly name: string; readonly reviews: { readonly items: readonly Review[] } }

journey.for([
  { store: 'it', home: '/', title: 'Tre recensioni, parola per parola', outOf: 'su' },
  { store: 'en', home: '/en', title: 'Three reviews, word for word', outOf: 'out of' },
])(
  'the home page of $store quotes reviews that the pages of their products have',
  async (view, { shopper, shopUrl }) => {
    const { store, home, title, outOf } = view
    const { page } = shopper
    await openPage(page, home)
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 2, name: title }).waitFor()
    const quotes = main.getByRole('blockquote')
    expect(await quotes.count()).toBe(3)
    const quoted = await quotes.evaluateAll((elements) =>
      elements.map((quote) => ({
        text: quote.textContent?.trim() ?? '',
        stars: quote.previousElementSibling?.textContent?.trim() ?? '',
        source: quote.nextElementSibling?.textContent?.trim() ?? '',
        path: quote.nextElementSibling?.querySelector('a')?.getAttribute('href') ?? '',
      })),
    )
    const summaries = await main.getByRole('heading', { level: 3 }).allTextContents()
    for (const { text, stars, source, path } of quoted) {
      const urlKey = /([\w-]+)\.html$/.exec(path)?.[1] ?? ''
      const { products } = await askBackend(
        shopUrl,
        `query ($key: String!) { products(filter: { url_key: { eq: $key } }) {
        items { uid name reviews(pageSize: 50) { items { summary text nickname average_rating } } } } }`,
        { key: urlKey },
        null,
        store,
      )
      const [product] = (products as { readonly items: readonly Reviewed[] }).items
      const review = product?.reviews.items.find((each) => each.text === text)
      expect(source).toBe(`${review?.nickname}, ${product?.name}`)
      // The signs are for the eye, the words for screen readers.
      const given = (review?.average_rating ?? Number.NaN) / 20
      expect(stars).toBe(`${'★'.repeat(given)}${'☆'.repeat(5 - given)} ${given} ${outOf} 5`)
      expect(summaries.map((summary) => summary.trim())).toContain(review?.summary)
      await openPage(page, path)
      expect(await page.getByRole('heading', { level: 1 }).first().textContent()).toBe(product?.name)
    }
  },
)
