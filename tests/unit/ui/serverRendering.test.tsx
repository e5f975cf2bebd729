import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumbs } from '#src/ui/layout/Breadcrumbs.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Pagination } from '#src/ui/controls/Pagination.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { Price } from '#src/ui/feedback/Price.tsx'
import { SwatchGroup } from '#src/ui/controls/SwatchGroup.tsx'

const text = (html: string) => html.replaceAll(/<!-- -->|<[^>]+>/g, '')

test('a card is a link with its words even without JavaScript', () => {
  const html = renderToString(
    <Card href="/ciotola.html" name="Ciotola" picture={<Picture src="/media/ciotola.jpg" alt="" sizes="50vw" />}>
      <Price money={{ value: 24, currency: 'EUR' }} locale="it-IT" from="da" />
    </Card>,
  )
  expect(html).toContain('href="/ciotola.html"')
  expect(text(html)).toBe('Ciotolada 24,00\u00a0€')
})

test('the priority picture is announced before the markup', () => {
  const html = renderToString(<Picture src="/media/vaso.jpg" alt="Vaso" sizes="100vw" priority widths={[320]} />)
  expect(html).toMatch(
    /^<link rel="preload" as="image" fetchPriority="high" imageSrcSet="\/media\/vaso.jpg\?width=320 320w"/,
  )
  expect(html.match(/rel="preload"/g)).toHaveLength(1)
})

test('the chosen swatch is checked in the HTML', () => {
  const html = renderToString(
    <SwatchGroup
      legend="Misura"
      name="misura"
      swatches={[
        { value: 's', label: 'Piccola' },
        { value: 'm', label: 'Media' },
      ]}
      selected="m"
      onSelect={() => undefined}
    />,
  )
  expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="m"')])
})

test('pages and breadcrumbs are real links; the current one says so', () => {
  const pages = renderToString(
    <Pagination
      label="Pagine"
      previousLabel="Precedente"
      nextLabel="Successiva"
      pageLabel={(page) => `Pagina ${page}`}
      page={2}
      pageCount={3}
      hrefFor={(page) => `/tavola.html?page=${page}`}
    />,
  )
  expect(pages.match(/href="[^"]+"/g)).toHaveLength(5)
  expect(pages).toMatch(/<a [^>]*aria-label="Pagina 2" aria-current="page"/)
  const crumbs = renderToString(
    <Breadcrumbs label="Percorso" items={[{ label: 'Home', href: '/' }, { label: 'Tavola' }]} />,
  )
  expect(crumbs).toMatch(/<span aria-current="page"[^>]*>Tavola/)
})

test('the regular price and the saving show only when it is higher', () => {
  const euros = (value: number) => ({ value, currency: 'EUR' })
  const price = (regular: number, now = 18, locale = 'it-IT') =>
    renderToString(
      <Price
        money={euros(now)}
        locale={locale}
        reducedFrom={{ money: euros(regular), label: 'Prezzo precedente', nowLabel: 'Prezzo scontato' }}
      />,
    )
  expect(text(price(22.5))).toBe('Prezzo scontato 18,00\u00a0€Prezzo precedente 22,50\u00a0€−20%')
  expect(text(price(1.1, 0.99))).toContain('−10%')
  // Never more than the amounts say, and no saving below one per cent.
  expect(text(price(19, 16.2))).toContain('−14%')
  expect(text(price(18.1))).not.toContain('%')
  expect(text(price(22.5, 18, 'de-DE'))).toContain('−20\u00a0%')
  expect(text(price(18))).toBe('18,00\u00a0€')
})
