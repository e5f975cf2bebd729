import '#src/ui/theme/global.css.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { PageBuilder } from '#src/features/cms/PageBuilder.tsx'
import { ROUTED_LINK_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { markerFaults } from '#tests/harness/markerFaults.ts'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'
import { stageCart } from '../cart/cartStage.tsx'
import { axeFaults } from '../ui/axe.ts'

/** The width of a text on a phone of 320 px. */
const PHONE = 288

/** A text in a column of that width. */
async function showText(html: string, Text = CmsHtml) {
  const { show } = await stageCart(
    <div data-testid="phone" style={{ width: PHONE }}>
      <Text html={html} />
    </div>,
    { cartId: null },
  )
  show()
  return screen.getByTestId('phone')
}

describe('a bad address is a link as it is written', () => {
  test.each([
    '/sconto-50%.html',
    '/%C0%AF',
    '/tavola.html?a=%',
    '/tavola.html#%',
    'http://[',
    'https://',
    '//',
    '///',
    '/\\example.com',
    '/\\[',
    'https://exa mple.com/%',
    'mailto:%',
    '%',
    '?q=50%',
    '#50%',
    'pagina sconti 50%.html',
    'https://shop.test/50%',
    'http://shop.test:99999999/',
  ])('%s', async (href) => {
    const phone = await showText(`<p><a href="${href}">qui</a> e poi</p>`)
    const link = within(phone).getByText('qui')
    expect(link.tagName).toBe('A')
    expect(link.getAttribute('href')).toBe(href)
    expect(phone.textContent).toBe('qui e poi')
  })
})

const LISTS = [
  '<ul><li>uno<ul><li>dentro</li></ul></li></ul>',
  '<ol start="98"><li>uno</li><li>due</li><li>tre</li></ol>',
  '<ol start="1998"><li>uno</li></ol>',
  '<ol start="-1999"><li>uno</li></ol>',
  '<ol reversed start="1000"><li>uno</li><li>due</li></ol>',
  '<ol><li value="12345">uno</li><li>due</li></ol>',
  '<ol type="I" start="38"><li>uno</li></ol>',
  '<ol type="a" start="700"><li>uno</li></ol>',
  '<table><tbody><tr><td><ol start="10"><li>uno</li></ol></td></tr></tbody></table>',
  '<div dir="rtl"><ol start="100"><li>uno</li></ol></div>',
  '<li>senza elenco</li>',
  '<div><li>senza elenco</li></div>',
]

describe('bullets and numbers of lists stay inside of the text', () => {
  test.each(LISTS)('%s', async (html) => {
    const phone = await showText(html)
    phone.style.overflow = 'clip'
    expect(markerFaults(phone)).toEqual([])
  })

  test('and of a coloured column', async () => {
    const phone = await showText(
      `<div data-content-type="row" data-appearance="contained" data-element="main"><div data-content-type="column" data-element="main" style="background-color:#113355">${LISTS.join('')}</div></div>`,
      PageBuilder,
    )
    expect(phone.querySelectorAll('li')).toHaveLength(17)
    expect(markerFaults(phone)).toEqual([])
  })
})

test('an ordered list keeps its letters, its order and the values of its items', async () => {
  const phone = await showText(
    '<ol type="a" start="3"><li>uno</li><li value="7">due</li></ol><ol reversed><li>tre</li></ol>',
  )
  const [first, second] = phone.querySelectorAll('ol')
  expect(first?.start).toBe(3)
  expect(first && getComputedStyle(first).listStyleType).toBe('lower-alpha')
  expect(first?.querySelectorAll('li')[1]?.value).toBe(7)
  expect(second?.reversed).toBe(true)
})

test('a quotation is set off from the text around it', async () => {
  const box = await showText('<p>Prima.</p><blockquote><p>Versa senza gocciolare.</p></blockquote>')
  const start = (words: string) => within(box).getByText(words).getBoundingClientRect().left
  expect(start('Versa senza gocciolare.')).toBeGreaterThan(start('Prima.'))
  const { borderInlineStartWidth } = getComputedStyle(within(box).getByText('Versa senza gocciolare.').parentElement!)
  expect(Number.parseFloat(borderInlineStartWidth)).toBeGreaterThan(0)
})

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen'.repeat(2)
const CELLS = ['Altezza', 'Diametro', 'Capacità', 'Materiale', 'Lavastoviglie', 'Microonde']
const TABLE = `<table width="900" style="width:900px"><tbody><tr>${CELLS.map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`

describe('wide content does not widen the page', () => {
  test.each([
    ['a table of six columns', TABLE],
    ['a table in wrappers', `<div><section>${TABLE}</section></div>`],
    ['a table in a list', `<ul><li>${TABLE}</li></ul>`],
    ['a table in a table', `<table><tbody><tr><td>${TABLE}</td><td>${TABLE}</td></tr></tbody></table>`],
    ['a cell of one long word', `<table><tbody><tr><td>${WORD}</td></tr></tbody></table>`],
    ['fixed lines', `<pre>${'riga '.repeat(60)}</pre>`],
    ['code', `<p><code>${WORD}</code></p>`],
    ['a long word', `<p>${WORD}</p>`],
    ['a long word in a list', `<ul><li>${WORD}</li></ul><ol><li><b>${WORD}</b></li></ol>`],
    ['a long word in a heading', `<h2>${WORD}</h2>`],
    ['a long word in a quotation', `<blockquote><p>${WORD}</p></blockquote><dl><dt>${WORD}</dt><dd>${WORD}</dd></dl>`],
    ['a long address', `<p><a href="/x">https://shop.test/${WORD}</a></p>`],
    ['a wide picture', '<img src="/media/a.jpg" width="1600" height="900" alt="a">'],
  ])('%s', async (_name, html) => {
    expect((await showText(html)).scrollWidth).toBeLessThanOrEqual(PHONE)
  })

  test('the same holds on a page of its own', async () => {
    const phone = await showText(`${TABLE}<p>${WORD}</p><pre>${'riga '.repeat(60)}</pre>`, PageBuilder)
    expect(phone.scrollWidth).toBeLessThanOrEqual(PHONE)
  })

  test('it scrolls in its own box, by keyboard too', async () => {
    const phone = await showText(`${TABLE}<pre>${'riga '.repeat(60)}</pre>`)
    for (const name of ['Tabella', 'Testo su righe fisse']) {
      const box = within(phone).getByRole('group', { name })
      expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
      box.focus()
      expect(document.activeElement).toBe(box)
    }
    expect(await axeFaults(phone)).toEqual([])
  })
})

test('the row of a layout keeps its anchor', async () => {
  const row = '<div data-content-type="row" data-appearance="contained" data-element="main" id="Spedizione">'
  const phone = await showText(`${row}<div data-element="inner"><p>a</p></div></div>`, PageBuilder)
  expect(phone.querySelector('#Spedizione')?.textContent).toBe('a')
})

test('entities are the signs that they stand for', async () => {
  const phone = await showText('<p>5 &lt; 6 &amp;amp; &euro;&nbsp;7 &#x2014; &notit; &copy 8</p>')
  expect(phone.textContent).toBe('5 < 6 &amp; €\u00A07 — ¬it; © 8')
})

test.each([
  'https://magento.test/vasi.html',
  'HTTP://Magento.test/vasi.html',
  '//magento.test/vasi.html',
  ' https://magento\n.test/vasi.html ',
  "{{store url='vasi.html'}}",
  '{{store direct_url=&quot;vasi.html&quot;}}',
])('the link %j leads to a page of this shop', async (href) => {
  await renderWithShop(<CmsHtml html={`<p><a href="${href}">vasi</a></p>`} />, {
    config: { secure_base_link_url: 'https://magento.test/' },
  })
  const link = screen.getByRole('link', { name: 'vasi' })
  expect(link.getAttribute('href')).toBe('/vasi.html')
  expect(link.hasAttribute(ROUTED_LINK_ATTRIBUTE)).toBe(true)
})
