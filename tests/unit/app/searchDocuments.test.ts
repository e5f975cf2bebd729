import { afterAll, beforeAll, expect, test } from 'vitest'
import { stageDocuments } from './documentStage.ts'

let documents: Awaited<ReturnType<typeof stageDocuments>>
beforeAll(async () => {
  documents = await stageDocuments()
})
afterAll(() => documents.close())

/** The cards of a document, the first one first. */
const cardsIn = (html: string) =>
  [...html.matchAll(/<article[^>]*>(.*?)<\/article>/gs)].map(([, card = '']) => ({
    href: /<a[^>]* href="([^"]*)"/.exec(card)?.[1]?.replaceAll('&amp;', '&') ?? '',
    picture: /<img[^>]* src="([^"]*)"/.exec(card)?.[1] ?? '',
    cents: Number(
      /(\d+),(\d\d)/
        .exec(card.replaceAll(/<[^>]+>/g, ' '))
        ?.slice(1)
        .join('') ?? Number.NaN,
    ),
  }))

test('a colour of the search is a filter that can be removed, and its cards show that colour', async () => {
  const { html, heading, reported } = await documents.open('/search?q=tazza+blu')
  const cards = cardsIn(html)
  expect(heading).toBe('Risultati per «tazza blu»')
  expect(cards.length).toBeGreaterThan(0)
  // Sets that contain a blue piece come after it.
  expect(cards[0]?.href).toBe('/tazzina-espresso.html?smalto=cobalto')
  expect(cards[0]?.picture).toContain('tazzina-cobalto')
  expect(html).toContain('aria-label="Togli il filtro Smalto: Cobalto"')
  expect(html).toMatch(
    /<a[^>]* href="\/search\?q=tazza"[^>]*aria-label="Togli il filtro|aria-label="Togli il filtro[^>]* href="\/search\?q=tazza"/,
  )
  expect(reported).toEqual([])
})

test('a price of the search is a filter', async () => {
  const { html } = await documents.open('/search?q=regalo+sotto+40+euro')
  const cards = cardsIn(html)
  expect(cards.length).toBeGreaterThan(0)
  for (const { cents } of cards) expect(cents).toBeLessThanOrEqual(4000)
  expect(html).toContain('Togli il filtro Prezzo: fino a 40,00')
})

test('an amount without a limit is the highest price, and a piece with it in its name is found by its name', async () => {
  const paths = (html: string) => cardsIn(html).map(({ href }) => href)
  const { html } = await documents.open('/search?q=vaso+50+euro')
  expect(paths(html)).toContain('/vaso-bottiglia.html')
  expect(html).toContain('Togli il filtro Prezzo: fino a 50,00')
  expect(paths((await documents.open('/search?q=buono+regalo+50+euro')).html)[0]).toBe('/buono-regalo-50-euro.html')
})

test('a price in another currency is left out and named', async () => {
  const { html } = await documents.open('/search?q=vaso+rosso+sotto+50+dollari')
  expect(html).toContain('aria-label="Togli il filtro Smalto: Cremisi"')
  expect(html).toContain('Questi sono i pezzi senza «sotto 50 dollari».')
})

test('words that no product has are named', async () => {
  const { html } = await documents.open('/search?q=tazza+astronave')
  expect(html).toContain('Questi sono i pezzi senza «astronave».')
  expect((await documents.open('/search?q=tazza')).html).not.toContain('parole')
})

test('a colour that no piece has is left out and named', async () => {
  const { html } = await documents.open('/search?q=candela+blu')
  expect(cardsIn(html)[0]?.href).toBe('/candela-sera.html')
  expect(html).toContain('Questi sono i pezzi senza «blu».')
  expect(html).not.toContain('Togli il filtro')
})

test('a synonym of the shop finds the same pieces', async () => {
  const paths = async (q: string) => cardsIn((await documents.open(`/search?q=${q}`)).html).map(({ href }) => href)
  expect((await paths('mug')).toSorted()).toEqual((await paths('tazza')).toSorted())
})

test('a filtered list shows the variants of its filter', async () => {
  const { html } = await documents.open('/tavola.html?smalto=cobalto-7')
  const bowl = cardsIn(html).find(({ href }) => href.startsWith('/ciotola-colazione.html'))
  expect(bowl?.href).toBe('/ciotola-colazione.html?smalto=cobalto')
  expect(bowl?.picture).toContain('ciotola-cobalto')
})

test.each([
  ['/search?q=ricettario+digitale', 'ricettario-della-tavola-digitale', 390],
  ['/search?q=trio+di+vasi', 'trio-di-vasi', 4900],
])('%s: the price of a product with parts is the least that can be bought', async (path, key, cents) => {
  const { html } = await documents.open(path)
  const card = /<article[^>]*>.*?<\/article>/gs
  const own = [...html.matchAll(card)].map(([text]) => text).find((text) => text.includes(key)) ?? ''
  expect(own.replaceAll(/<[^>]+>/g, ' ')).toMatch(/\bda\s/)
  expect(cardsIn(own)[0]?.cents).toBe(cents)
})
