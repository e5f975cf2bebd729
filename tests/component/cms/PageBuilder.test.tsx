import '#src/ui/theme/global.css.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { PageBuilder } from '#src/features/cms/PageBuilder.tsx'
import type { ProductsBlock } from '#src/features/cms/pageBuilderBlocks.ts'
import { stageCart } from '../cart/cartStage.tsx'
import { axeFaults } from '../ui/axe.ts'

const BANNER =
  '<div data-content-type="row" data-appearance="full-bleed" data-element="main"><div data-content-type="banner" data-appearance="poster" data-show-button="always" data-element="main"><a href="/casa/vasi.html" data-element="link"><div data-background-images="{\\&quot;desktop_image\\&quot;:\\&quot;https://magento.test/media/wysiwyg/wide.jpg\\&quot;,\\&quot;mobile_image\\&quot;:\\&quot;https://magento.test/media/wysiwyg/tall.jpg\\&quot;}" data-element="wrapper"><div aria-label="Due vasi" data-element="overlay"><div data-element="content"><h1>Terra</h1></div><button type="button" data-element="button">Scopri i vasi</button></div></div></a></div></div>'
const CAROUSEL =
  '<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner"><h2 data-content-type="heading">Novità</h2><div data-content-type="products" data-appearance="carousel" data-skus="A,B"><ol><li><a href="/anfora.html">Anfora</a></li></ol></div></div></div>'

async function showHtml(html: string, renderProducts?: (widget: ProductsBlock) => React.ReactNode) {
  const { show } = await stageCart(<PageBuilder html={html} {...(renderProducts && { renderProducts })} />, {
    cartId: null,
  })
  return show()
}

test('a banner: its heading, one link, and the picture in two crops with its text', async () => {
  const { container } = await showHtml(BANNER)
  expect(screen.getByRole('heading', { level: 1, name: 'Terra' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Scopri i vasi' }).getAttribute('href')).toBe('/casa/vasi.html')
  expect(screen.queryByRole('button')).toBeNull()
  const picture = screen.getByRole('img', { name: 'Due vasi' })
  expect(picture.getAttribute('srcset')).toContain('/media/wysiwyg/wide.jpg?width=1280 1280w')
  expect(container.querySelector('source')?.getAttribute('srcset')).toContain('/media/wysiwyg/tall.jpg?width=640 640w')
  // The first block of the page contains its largest picture.
  expect(picture.getAttribute('fetchpriority')).toBe('high')
  expect(await axeFaults(container)).toEqual([])
})

test('the headings of banners that are links as a whole look the same on both levels', async () => {
  const tile = (level: string, name: string) =>
    BANNER.replace('data-show-button="always"', 'data-show-button="never"').replace(
      '<h1>Terra</h1>',
      `<${level}>${name}</${level}>`,
    )
  await showHtml(tile('h2', 'Tavola') + tile('h3', 'Casa'))
  const sizeOf = (level: number) => getComputedStyle(screen.getByRole('heading', { level })).fontSize
  expect(sizeOf(3)).toBe(sizeOf(2))
})

test('buttons with long labels and the same address stay within a phone', async () => {
  await page.viewport(320, 700)
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  const button = (label: string) =>
    `<div data-content-type="button-item"><a href="/casa.html" data-element="link"><span>${label}</span></a></div>`
  await showHtml(`<div data-content-type="buttons">${button(long)}${button(`${long} due`)}</div>`)
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([long, `${long} due`])
  for (const link of links) {
    expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
    expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(320)
  }
  await page.viewport(1024, 768)
})

test('a banner further down waits until it comes near', async () => {
  await showHtml(CAROUSEL + BANNER)
  expect(screen.getByRole('img', { name: 'Due vasi' }).getAttribute('loading')).toBe('lazy')
})

test('products are drawn by the page, under the name of the heading above them', async () => {
  await showHtml(CAROUSEL, ({ skus, label }) => <section aria-label={label ?? ''}>{skus.join(' ')}</section>)
  expect(screen.getByRole('region', { name: 'Novità' }).textContent).toBe('A B')
  expect(screen.queryByRole('link', { name: 'Anfora' })).toBeNull()
})

test('products that fail leave their links, and the rest of the page', async () => {
  function Failing(): never {
    throw new Error('[expected] the carousel is broken')
  }
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container } = await showHtml(CAROUSEL + BANNER, () => <Failing />)
  expect(told).toHaveBeenCalledOnce()
  told.mockRestore()
  expect(screen.getByRole('link', { name: 'Anfora' }).getAttribute('href')).toBe('/anfora.html')
  expect(screen.getByRole('heading', { level: 1, name: 'Terra' })).toBeTruthy()
  expect(await axeFaults(container)).toEqual([])
})

test('products still to come show their links', async () => {
  const never = new Promise<never>(() => undefined)
  function Waiting(): never {
    throw never
  }
  await showHtml(CAROUSEL, () => <Waiting />)
  expect(screen.getByRole('link', { name: 'Anfora' })).toBeTruthy()
})

test('on a merchant’s dark colour the text is light', async () => {
  await showHtml(
    '<div data-content-type="row" data-appearance="full-width" style="background-color:#102020"><p>Sconti</p></div>',
  )
  const words = screen.getByText('Sconti')
  expect(getComputedStyle(words).color).toBe('rgb(243, 236, 225)')
  expect(getComputedStyle(words.closest('section')!).backgroundColor).toBe('rgb(16, 32, 32)')
})

test('links into this shop are routed, all others are the browser’s', async () => {
  const { show } = await stageCart(
    <CmsHtml
      html={
        '<p><a href="/resi">qui</a> <a href="https://shop.test/tavola.html?page=2#top">pieno</a> <a href="/en/returns">english</a> ' +
        '<a href="https://example.com">fuori</a> <a href="//example.com">senza</a> <a href="#top">su</a> ' +
        '<a href="mailto:a@b.it">posta</a> <a href="/media/guida.pdf">guida</a> <a href="javascript:alert(1)">no</a></p>'
      }
    />,
    { cartId: null },
  )
  const { container } = show()
  const href = (name: string) => within(container).getByText(name).getAttribute('href')
  expect(href('qui')).toBe('/resi')
  expect(href('pieno')).toBe('/tavola.html?page=2#top')
  expect(href('english')).toBe('/en/returns')
  expect(href('fuori')).toBe('https://example.com')
  expect(within(container).getByText('senza').getAttribute('rel')).toBe('noopener')
  expect(href('su')).toBe('#top')
  expect(href('posta')).toBe('mailto:a@b.it')
  expect(href('guida')).toBe('/media/guida.pdf')
  expect(href('no')).toBeNull()
})

const slide = (words: string) =>
  BANNER.replaceAll('data-content-type="banner"', 'data-content-type="slide"')
    .replace(/^<div[^>]*>/, '')
    .replace(/<\/div>$/, '')
    .replace('Terra', words)

test('a slider is leafed through by hand; its first picture is the one to wait for', async () => {
  const { container } = await showHtml(
    `<div data-content-type="slider" data-autoplay="true" data-element="main">${slide('Uno')}${slide('Due').replaceAll('h1', 'h2')}</div>`,
  )
  const region = screen.getByRole('region', { name: 'In primo piano' })
  expect(within(region).getAllByRole('listitem')).toHaveLength(2)
  const [first, second] = within(region).getAllByRole('img')
  expect(first?.getAttribute('fetchpriority')).toBe('high')
  expect(second?.getAttribute('loading')).toBe('lazy')
  expect(within(region).getByRole('button', { name: 'Immagine successiva' })).toBeTruthy()
  expect(await axeFaults(container)).toEqual([])
})

test('tabs are walked with the arrows; all of their contents are in the document', async () => {
  const item = (name: string, words: string) =>
    `<div data-content-type="tab-item" data-tab-name="${name}" data-element="main"><p>${words}</p></div>`
  const { container } = await showHtml(
    `<div data-content-type="tabs" data-active-tab="0" data-element="main"><ul role="tablist" data-element="navigation"><li role="tab">x</li></ul><div data-element="content">${item('Cura', 'A mano.')}${item('Misure', '12 cm')}${item('Peso', '300 g')}</div></div>`,
  )
  const tab = (name: string) => screen.getByRole('tab', { name })
  expect(screen.getByRole('tabpanel', { name: 'Cura' }).textContent).toBe('A mano.')
  await userEvent.click(tab('Misure'))
  expect(screen.getByRole('tabpanel', { name: 'Misure' }).textContent).toBe('12 cm')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(tab('Cura'))
  await userEvent.keyboard('{End}')
  expect(tab('Peso').getAttribute('aria-selected')).toBe('true')
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
  expect(container.textContent).toContain('12 cm')
  expect(await axeFaults(container)).toEqual([])
})

test('a part of an accordion opens at its name', async () => {
  const { container } = await showHtml(
    '<div><div data-role="collapsible"><div data-role="trigger">Cura</div></div><div data-role="content"><p>A mano.</p></div></div>',
  )
  const words = screen.getByText('A mano.')
  expect(words.checkVisibility()).toBe(false)
  await userEvent.click(screen.getByText('Cura'))
  expect(words.checkVisibility()).toBe(true)
  expect(await axeFaults(container)).toEqual([])
})

test('a video asks its host for nothing before a click; then it has the focus', async () => {
  const { container } = await showHtml(
    '<h2>Al tornio</h2><div data-content-type="video"><iframe src="https://www.youtube.com/embed/N0bYol6ax8Y"></iframe></div>',
  )
  expect(container.querySelector('iframe')).toBeNull()
  expect(container.innerHTML).not.toMatch(/ytimg|nocookie/)
  expect(screen.getByRole('link', { name: 'Apri su YouTube' }).getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=N0bYol6ax8Y',
  )
  expect(await axeFaults(container)).toEqual([])
  // A third party's player: the test only checks that it would be requested.
  const asked = vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => undefined)
  const attribute = vi.spyOn(HTMLIFrameElement.prototype, 'setAttribute').mockImplementation(function (
    this: HTMLIFrameElement,
    name,
    value,
  ) {
    if (name !== 'src') Element.prototype.setAttribute.call(this, name, value)
  })
  await userEvent.click(screen.getByRole('button', { name: 'Guarda qui' }))
  const frame = screen.getByTitle('Al tornio')
  expect(attribute).toHaveBeenCalledWith('src', 'https://www.youtube-nocookie.com/embed/N0bYol6ax8Y?autoplay=1&rel=0')
  expect(document.activeElement).toBe(frame)
  attribute.mockRestore()
  asked.mockRestore()
})

test('a map is an address and a way to it; nothing comes from elsewhere', async () => {
  const json = JSON.stringify([
    { location_name: 'Bottega', position: { latitude: 43.7, longitude: 11 }, phone: '+39 0571', city: 'Montelupo' },
  ]).replaceAll('"', '&quot;')
  const { container } = await showHtml(`<div data-content-type="map" data-locations="${json}"></div>`)
  expect(screen.getByRole('link', { name: '+39 0571' }).getAttribute('href')).toBe('tel:+390571')
  expect(screen.getByRole('link', { name: 'Apri su Google Maps (Bottega)' }).getAttribute('href')).toMatch(
    /^https:\/\/www\.google\.com\/maps\/.*43\.7%2C11$/,
  )
  expect(container.querySelector('img, iframe')).toBeNull()
  expect(await axeFaults(container)).toEqual([])
})

test('a description that a merchant laid out is drawn in the place of a text', async () => {
  const { show } = await stageCart(
    <CmsHtml
      html={`<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner"><p>Parole.</p>${BANNER}<div data-content-type="video"><iframe src="https://player.vimeo.com/video/1084537"></iframe></div></div></div>`}
    />,
    { cartId: null },
  )
  const { container } = await act(async () => show())
  expect(await screen.findByRole('heading', { name: 'Terra' })).toBeTruthy()
  expect(screen.getByText('Parole.')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Due vasi' }).getAttribute('loading')).toBe('lazy')
  expect(screen.getByRole('link', { name: 'Apri su Vimeo' })).toBeTruthy()
  expect(await axeFaults(container)).toEqual([])
})
