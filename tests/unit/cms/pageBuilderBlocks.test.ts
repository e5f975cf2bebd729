import { expect, test } from 'vitest'
import {
  banner,
  buttonLink,
  columns,
  heading,
  productsCarousel,
  row,
  text,
} from '#shop-folder/seed/pages/pageBuilder.ts'
import { blocksOf } from '#src/features/cms/pageBuilderBlocks.ts'
import type { Block } from '#src/features/cms/pageBuilderBlocks.ts'
import { parseCmsHtml, textOf } from '#src/features/cms/parseCmsHtml.ts'

const read = (html: string) => blocksOf(parseCmsHtml(html))

/** Kinds with their content, short enough to compare. */
function outline(blocks: readonly Block[]): readonly unknown[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'row':
        return { [`row ${block.appearance}`]: outline(block.blocks) }
      case 'columns':
        return { columns: block.columns.map(({ blocks: inner }) => outline(inner)) }
      case 'html':
        return block.nodes.map(textOf).join('|')
      default:
        return block.kind
    }
  })
}

const DRAFT = {
  appearance: 'poster',
  pictures: { desktop: '/media/wysiwyg/wide.jpg', mobile: '/media/wysiwyg/tall.jpg' },
  href: '/casa/vasi.html',
  linkType: 'category',
  content: '<h1>Terra & fuoco</h1>',
  button: 'Scopri',
  label: 'Un vaso "cremisi"',
} as const

test('a page is read as the merchant laid it out', () => {
  const page = [
    row('full-bleed', banner(DRAFT)),
    row('contained', columns(banner({ ...DRAFT, button: null }), banner({ ...DRAFT, button: null }))),
    row('contained', heading('h2', 'Novità'), productsCarousel([]), buttonLink('/novita.html', 'Tutte')),
    row('contained', columns(`${heading('h3', 'A')}${text('<p>a</p>')}`, `${heading('h3', 'B')}${text('<p>b</p>')}`)),
  ].join('\n')
  expect(outline(read(page))).toEqual([
    { 'row full-bleed': ['banner'] },
    { 'row contained': [{ columns: [['banner'], ['banner']] }] },
    { 'row contained': ['Novità', 'products', 'buttons'] },
    { 'row contained': [{ columns: [['A|a'], ['B|b']] }] },
  ])
})

test('a banner has two crops, the words on it, its picture’s text, and one call to action', () => {
  const [block] = read(banner(DRAFT))
  expect(block).toMatchObject({
    kind: 'banner',
    appearance: 'poster',
    picture: { wide: '/media/wysiwyg/wide.jpg', narrow: '/media/wysiwyg/tall.jpg', alt: 'Un vaso "cremisi"' },
    href: '/casa/vasi.html',
    button: 'Scopri',
  })
  expect(block?.kind === 'banner' && block.content.map(textOf)).toEqual(['Terra & fuoco'])
})

test('a banner without a button is a link itself', () => {
  expect(read(banner({ ...DRAFT, button: null }))).toMatchObject([{ button: null, href: '/casa/vasi.html' }])
})

test.each([
  ['a broken list of pictures', '{"desktop_image'],
  ['no picture', '{}'],
  ['a picture that is no address', '{\\&quot;desktop_image\\&quot;:\\&quot;javascript:alert(1)\\&quot;}'],
  ['a picture of data', '{\\&quot;desktop_image\\&quot;:\\&quot;data:image/png;base64,AA\\&quot;}'],
])('%s leaves the words', (_what, pictures) => {
  const html = `<div data-content-type="banner"><div data-element="wrapper" data-background-images="${pictures}"><div data-element="content"><p>a</p></div></div></div>`
  const [block] = read(html)
  expect(block).toMatchObject({ kind: 'banner', picture: null })
  expect(block?.kind === 'banner' && block.content.map(textOf)).toEqual(['a'])
})

test('a script address does not become the target of a banner', () => {
  expect(read(banner({ ...DRAFT, href: 'javascript:alert(1)' }))).toMatchObject([{ href: null }])
})

test('a carousel keeps the order of its SKUs, is named by the heading above, and has links to fall back on', () => {
  const pieces = [
    { sku: 'B', name: 'Brocca', href: '/brocca.html' },
    { sku: 'A', name: 'Anfora', href: '/anfora.html' },
  ]
  const [found] = read(row('contained', heading('h2', 'Appena uscite'), productsCarousel(pieces)))
  expect(found?.kind === 'row' && found.blocks[1]).toEqual({
    kind: 'products',
    skus: ['B', 'A'],
    label: 'Appena uscite',
    appearance: 'carousel',
    links: [
      { href: '/brocca.html', name: 'Brocca' },
      { href: '/anfora.html', name: 'Anfora' },
    ],
  })
})

test('buttons tell which one is loud', () => {
  const html = buttonLink('/a', 'Piano') + buttonLink('/b', 'Forte').replace('secondary', 'primary')
  expect(read(html)).toEqual([
    { kind: 'buttons', buttons: [{ href: '/a', label: 'Piano', loud: false }] },
    { kind: 'buttons', buttons: [{ href: '/b', label: 'Forte', loud: true }] },
  ])
})

test('columns carry the merchant’s shares and colours', () => {
  const html = columns('a', 'b').replace(
    'data-content-type="column" ',
    '$&style="width: 33.3%; background-color: #123456" ',
  )
  expect(read(html)).toMatchObject([
    {
      kind: 'columns',
      columns: [
        { share: 33.3, background: '#123456' },
        { share: null, background: null },
      ],
    },
  ])
})

test('an image knows its shape when the HTML tells it', () => {
  const image = (size: string) =>
    `<figure data-content-type="image" data-appearance="full-width"><img src="/media/a.jpg" alt="Vasi"${size} data-element="desktop_image"><img src="/media/b.jpg" alt="Vasi" data-element="mobile_image"><figcaption>Fuori</figcaption></figure>`
  expect(read(image(' width="1600" height="800"'))).toMatchObject([
    { kind: 'image', ratio: 2, picture: { wide: '/media/a.jpg', narrow: '/media/b.jpg', alt: 'Vasi' } },
  ])
  expect(read(image(''))).toMatchObject([{ ratio: null }])
})

test('hidden content is removed', () => {
  expect(read('<p>a</p><div data-content-type="text" style="display: none"><p>b</p></div>')).toHaveLength(1)
  expect(outline(read('<p>a</p><div data-content-type="text" style="display: none"><p>b</p></div>'))).toEqual(['a'])
})

test('an unknown content type is rendered as its HTML; known content inside it is laid out', () => {
  expect(outline(read('<div data-content-type="quiz"><p>a</p></div>'))).toEqual(['a'])
  expect(outline(read(`<div data-content-type="tabs"><p>a</p>${banner(DRAFT)}</div>`))).toEqual(['a', 'banner'])
})

test('plain HTML is one run of words', () => {
  expect(outline(read('<p>a</p>\n<h2>b</h2>\n<ul><li>c</li></ul>'))).toHaveLength(1)
})

test('a slider is its slides, each a banner', () => {
  const slide = banner(DRAFT).replace('data-content-type="banner"', 'data-content-type="slide"')
  const html = `<div class="pagebuilder-slider" data-content-type="slider" data-appearance="default" data-autoplay="true" data-element="main">${slide}${slide}</div>`
  expect(read(html)).toMatchObject([{ kind: 'slider', slides: [{ kind: 'banner', button: 'Scopri' }, {}] }])
})

const TABS =
  '<div class="tab-align-left" data-content-type="tabs" data-appearance="default" data-active-tab="1" data-element="main"><ul role="tablist" class="tabs-navigation" data-element="navigation"><li role="tab" class="tab-header" data-element="headers"><a href="#HIAW8QO" class="tab-title"><span class="tab-title">Cura</span></a></li><li role="tab" class="tab-header" data-element="headers"><a href="#YCOG3K9" class="tab-title"><span class="tab-title">Misure</span></a></li></ul><div class="tabs-content" data-element="content"><div data-content-type="tab-item" data-appearance="default" data-tab-name="Cura" data-element="main" id="HIAW8QO"><p>A mano.</p></div><div data-content-type="tab-item" data-appearance="default" data-tab-name="Misure" data-element="main" id="YCOG3K9"><div data-content-type="text">12 cm</div></div></div></div>'

test('tabs have names, contents, and one that is open', () => {
  const [tabs] = read(TABS)
  expect(tabs?.kind === 'tabs' && tabs.tabs.map(({ name, blocks }) => [name, outline(blocks)])).toEqual([
    ['Cura', ['A mano.']],
    ['Misure', ['12 cm']],
  ])
  expect(tabs).toMatchObject({ open: 1 })
})

test.each([
  [
    'beside its title',
    '<div data-mage-init="{&quot;accordion&quot;:{}}"><div data-role="collapsible"><div data-role="trigger"><span>Cura</span></div></div><div data-role="content"><p>A mano.</p></div><div data-role="collapsible"><span>Misure</span></div><div data-role="content">12 cm</div></div>',
  ],
  [
    'inside its title',
    '<div><div data-role="collapsible"><div data-role="trigger">Cura</div><div data-role="content"><p>A mano.</p></div></div><div data-role="collapsible"><div data-role="trigger">Misure</div><div data-role="content">12 cm</div></div></div>',
  ],
])('an accordion whose content stands %s', (_where, html) => {
  const [accordion] = read(html)
  expect(accordion?.kind === 'accordion' && accordion.parts.map(({ name, blocks }) => [name, outline(blocks)])).toEqual(
    [
      ['Cura', ['A mano.']],
      ['Misure', ['12 cm']],
    ],
  )
})

const video = (player: string) =>
  `<div data-content-type="video" data-appearance="default" data-element="main"><div class="pagebuilder-video-inner" data-element="inner"><div class="pagebuilder-video-wrapper" data-element="wrapper"><div class="pagebuilder-video-container">${player}</div></div></div></div>`

test('a video is its player, named by its title or by the heading above it', () => {
  const frame =
    '<iframe frameborder="0" allowfullscreen="" src="https://www.youtube.com/embed/N0bYol6ax8Y" data-element="video"></iframe>'
  expect(read(video(frame))).toMatchObject([{ kind: 'video', name: null, video: { player: { host: 'YouTube' } } }])
  expect(read(`<h2>Al tornio</h2>${video(frame)}`)).toMatchObject([{}, { kind: 'video', name: 'Al tornio' }])
  expect(read(`<p>${frame.replace('<iframe ', '<iframe title="Smalti" ')}</p>`)).toMatchObject([{ name: 'Smalti' }])
  expect(read(video('<video controls><source src="/media/forno.mp4"></video>'))).toMatchObject([
    { kind: 'video', video: { page: '/media/forno.mp4', player: null } },
  ])
  expect(read(video('<iframe src="https://evil.test/embed"></iframe>'))).toEqual([])
  expect(read('<div data-content-type="video" data-video="https://evil.test/embed"></div>')).toEqual([])
})

test('a map is its places', () => {
  const places = (json: string) =>
    read(`<div data-content-type="map" data-locations="${json}" data-element="main"></div>`)
  const json =
    '[{&quot;location_name&quot;:&quot;Bottega&quot;,&quot;position&quot;:{&quot;latitude&quot;:43.73,&quot;longitude&quot;:11.01},&quot;phone&quot;:&quot;0571&quot;,&quot;address&quot;:&quot;Via del Forno 12&quot;,&quot;city&quot;:&quot;Montelupo&quot;,&quot;state&quot;:&quot;&quot;,&quot;zipcode&quot;:&quot;50056&quot;,&quot;comment&quot;:&quot;&quot;,&quot;country&quot;:&quot;Italia&quot;}]'
  const bottega = {
    name: 'Bottega',
    lines: ['Via del Forno 12', '50056 Montelupo', 'Italia'],
    phone: '0571',
    comment: '',
    map: 'https://www.google.com/maps/search/?api=1&query=43.73%2C11.01',
  }
  expect(places(json)).toEqual([{ kind: 'map', places: [bottega] }])
  expect(places(json.replaceAll('&quot;', '\\&quot;'))).toEqual([{ kind: 'map', places: [bottega] }])
  expect(places('[{&quot;city&quot;:&quot;Empoli&quot;}, 7]')).toMatchObject([{ places: [{ name: 'Empoli' }] }])
  for (const nothing of ['[]', '[{', '{}']) expect(places(nothing)).toEqual([])
})

test('a picture behind a row or a column is not lost', () => {
  const pictures = '{\\&quot;desktop_image\\&quot;:\\&quot;/media/wysiwyg/wide.jpg\\&quot;}'
  expect(
    read(row('contained', text('<p>a</p>')).replace('data-element="inner"', `data-background-images="${pictures}" $&`)),
  ).toMatchObject([{ kind: 'row', picture: { wide: '/media/wysiwyg/wide.jpg' } }])
  expect(
    read(columns('a').replace('data-background-images="{}"', `data-background-images="${pictures}"`)),
  ).toMatchObject([{ columns: [{ picture: { wide: '/media/wysiwyg/wide.jpg' } }] }])
})

test('the product list of Magento’s own widget has its title above it', () => {
  const html =
    '<div class="block widget block-products-list grid"><div class="block-title title"><strong>Scelti per te</strong></div><div class="block-content"><ol class="product-items"><li><a class="product-item-link" href="/anfora.html">Anfora</a><form data-role="tocart-form" data-product-sku="A" action="/x"></form></li></ol></div></div>'
  const [title, products] = read(html)
  expect(outline(title ? [title] : [])).toEqual(['Scelti per te'])
  expect(products).toEqual({
    kind: 'products',
    skus: ['A'],
    label: 'Scelti per te',
    appearance: 'grid',
    links: [{ href: '/anfora.html', name: 'Anfora' }],
  })
})

test('the scheme and host of a background may be in capitals', () => {
  const pictures = '{&quot;desktop_image&quot;:&quot;HTTPS://Magento.TEST/media/wysiwyg/Wide.jpg&quot;}'
  const [block] = read(
    `<div data-content-type="banner" data-appearance="poster"><div data-background-images="${pictures}" data-element="wrapper"></div></div>`,
  )
  expect(block).toMatchObject({ picture: { wide: 'https://magento.test/media/wysiwyg/Wide.jpg' } })
})
