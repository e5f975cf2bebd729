import type { SeedCmsPage, SeedProduct } from '#server/commerce/seed/types.ts'
import { reviews } from './checkout.ts'
import { products } from './products.ts'
import { type LocalText, type StoreCode, text } from './texts.ts'

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A path of the shop in the given store view's URL space. */
const shopPath = (store: StoreCode, path: string) => `${store === 'en' ? '/en' : ''}/${path}`

type BannerDraft = {
  readonly appearance: 'collage-left' | 'collage-bottom'
  /** Files below `/media/`, for wide and narrow screens. */
  readonly pictures: readonly [wide: string, narrow: string]
  readonly href: string
  readonly linkType: 'category' | 'product'
  /** HTML. */
  readonly content: string
  /** Null where the whole banner is the link. */
  readonly button: string | null
  readonly label: string
}

const banner = ({ appearance, pictures: [wide, narrow], href, linkType, content, button, label }: BannerDraft) =>
  `<div data-content-type="banner" data-appearance="${appearance}" data-show-button="${button === null ? 'never' : 'always'}" data-show-overlay="never" data-element="main"><a href="${href}" data-link-type="${linkType}" data-element="link"><div class="pagebuilder-banner-wrapper" data-background-images="{\\&quot;desktop_image\\&quot;:\\&quot;/media/${wide}\\&quot;,\\&quot;mobile_image\\&quot;:\\&quot;/media/${narrow}\\&quot;}" data-background-type="image" data-element="wrapper"><div class="pagebuilder-overlay" data-overlay-color="" aria-label="${escaped(label)}" data-element="overlay"><div class="pagebuilder-collage-content"><div data-element="content">${content}</div>${button === null ? '' : `<button type="button" class="pagebuilder-banner-button pagebuilder-button-primary" data-element="button">${button}</button>`}</div></div></div></a></div>`

const row = (...children: readonly string[]) =>
  `<div data-content-type="row" data-appearance="contained" data-element="main"><div data-enable-parallax="0" data-element="inner">${children.join('')}</div></div>`

const wideRow = (child: string) =>
  `<div data-content-type="row" data-appearance="full-bleed" data-enable-parallax="0" data-element="main">${child}</div>`

const columns = (...children: readonly string[]) =>
  `<div class="pagebuilder-column-group" data-content-type="column-group" data-grid-size="12" data-element="main"><div class="pagebuilder-column-line" data-content-type="column-line" data-element="main">${children.map((child) => `<div class="pagebuilder-column" data-content-type="column" data-appearance="full-height" data-background-images="{}" data-element="main">${child}</div>`).join('')}</div></div>`

const heading = (level: 'h2' | 'h3', words: string) =>
  `<${level} data-content-type="heading" data-appearance="default" data-element="main">${escaped(words)}</${level}>`

const textBlock = (html: string) =>
  `<div data-content-type="text" data-appearance="default" data-element="main">${html}</div>`

/** A product's name and path in one store view. */
type Link = { readonly sku: string; readonly name: string; readonly href: string }

const linkTo = (store: StoreCode, sku: string): Link => {
  const product: SeedProduct | undefined = products.find((each) => each.sku === sku)
  const name = product?.name[store]
  const urlKey = product?.urlKey[store]
  if (name === undefined || urlKey === undefined)
    throw new Error(`The home page shows ${sku}, which the catalogue lacks`)
  return { sku, name, href: shopPath(store, `${urlKey}.html`) }
}

const carousel = (items: readonly Link[]) =>
  `<div data-content-type="products" data-appearance="carousel" data-autoplay="false" data-infinite-loop="false" data-show-arrows="true" data-show-dots="false" data-carousel-mode="default" data-skus="${items.map(({ sku }) => sku).join(',')}" data-element="main"><div class="block widget block-products-list"><ol class="product-items widget-product-carousel">${items.map(({ name, href }) => `<li class="product-item"><a class="product-item-link" href="${href}">${escaped(name)}</a></li>`).join('')}</ol></div></div>`

const CAROUSEL: Readonly<Record<StoreCode, readonly string[]>> = {
  de: ['NL-FJORD', 'NL-TROMSOE', 'NL-STURM', 'NL-SKAGEN'],
  en: ['NL-FJORD', 'NL-TROMSOE', 'NL-STURM', 'NL-SKAGEN'],
  us: ['NL-FJORD', 'NL-SKAGEN'],
}

const OUT_OF = text('von', 'out of')
const MOST_STARS = 5

/** A review as a merchant quotes it: the same stars, words and name as on the page of the product. */
const quotedReview = (store: StoreCode, sku: string, nickname: string): string => {
  const review = reviews.find((each) => each.store === store && each.sku === sku && each.nickname === nickname)
  const stars = review?.stars['quality']
  if (review === undefined || stars === undefined)
    throw new Error(`The home page quotes ${nickname} on ${sku}, who wrote no review`)
  const signs = '★'.repeat(stars) + '☆'.repeat(MOST_STARS - stars)
  const { name, href } = linkTo(store, sku)
  return (
    heading('h3', review.summary) +
    textBlock(
      `<p><span aria-hidden="true">${signs}</span> ${stars} ${OUT_OF[store]} ${MOST_STARS}</p><blockquote><p>${escaped(review.text)}</p></blockquote><p>${escaped(nickname)}, <a href="${href}">${escaped(name)}</a></p>`,
    )
  )
}

const QUOTED: Readonly<Record<StoreCode, readonly (readonly [sku: string, nickname: string])[]>> = {
  de: [
    ['NL-FJORD', 'Hauke'],
    ['NL-TROMSOE', 'Wiebke'],
    ['NL-STURM', 'Jette'],
  ],
  en: [
    ['NL-FJORD', 'Alison'],
    ['NL-TROMSOE', 'Freya'],
    ['NL-STURM', 'Callum'],
  ],
  us: [
    ['NL-SKAGEN', 'Dana'],
    ['NL-FJORD', 'Theo'],
    ['NL-TROMSOE', 'Marcus'],
  ],
}

type Door = {
  readonly name: LocalText
  readonly line: LocalText
  readonly path: LocalText
  readonly linkType: 'category' | 'product'
  readonly picture: string
  readonly label: LocalText
}

/** The gifts of the season. */
const DOORS: readonly Door[] = [
  {
    name: text('Kerzen & Laternen', 'Candles & lanterns', 'Candles & Lanterns'),
    line: text('Für die dunklen Nachmittage', 'For dark afternoons'),
    path: text('kerzen.html', 'candles.html'),
    linkType: 'category',
    picture: 'catalog/product/kerzen-schnee.jpg',
    label: text('Drei brennende Stumpenkerzen', 'Three burning pillar candles'),
  },
  {
    name: text('Wolle & Leinen', 'Wool & linen', 'Wool & Linen'),
    line: text('Decken und Kissen', 'Blankets and cushions', 'Blankets and pillows'),
    path: text('wolle.html', 'wool.html'),
    linkType: 'category',
    picture: 'catalog/product/decke-moos.jpg',
    label: text('Eine gefaltete Wolldecke in Moosgrün', 'A folded wool blanket in moss green'),
  },
  {
    name: text('Tischleuchten', 'Table lamps', 'Table Lamps'),
    line: text('Licht zum Lesen', 'Light for reading'),
    path: text('leuchten/tischleuchten.html', 'lamps/table-lamps.html'),
    linkType: 'category',
    picture: 'catalog/product/tischleuchte-sand.jpg',
    label: text('Eine sandfarbene Tischleuchte', 'A sand-coloured table lamp', 'A sand-colored table lamp'),
  },
  {
    name: text('Abendset', 'Evening set', 'Evening Set'),
    line: text('Kerzen, Ständer und Windlicht', 'Candles, candlestick and glass'),
    path: text('abendset.html', 'evening-set.html'),
    linkType: 'product',
    picture: 'catalog/product/windlicht-eis.jpg',
    label: text('Ein leuchtendes Windlicht aus Glas', 'A glowing tealight glass'),
  },
]

const SEASON = text('Geschenke für den Winter', 'Gifts for winter', 'Gifts for Winter')
const TITLE = text('Licht für lange Abende', 'Light for long evenings', 'Light for Long Evenings')
const BUTTON = text('Leuchten ansehen', 'See the lamps', 'See the Lamps')
const LINE = text(
  'Leuchten, Kerzen und Wolle, entworfen in Kiel.',
  'Lamps, candles and wool, designed in Kiel.',
  'Lamps, candles and wool, designed in Kiel, Germany.',
)
const REVIEWS = text('Drei Bewertungen, Wort für Wort', 'Three reviews, word for word', 'Three Reviews, Word for Word')
const REVIEWS_NOTE = text(
  'Diese haben wir ausgewählt, alle anderen stehen auf der Seite des jeweiligen Artikels. Bewertungen können alle schreiben: Wir prüfen nicht, ob sie von Personen stammen, die den Artikel bei uns gekauft haben.',
  'We chose these, all others are on the pages of their products. Anybody can write a review: we do not verify that whoever writes bought the piece here.',
)

const homeContent = (store: StoreCode): string =>
  // The sky is dark to its edges: a poster would fade it into the light background of pictures.
  wideRow(
    banner({
      appearance: 'collage-left',
      pictures: ['wysiwyg/himmel.jpg', 'wysiwyg/himmel-tall.jpg'],
      href: shopPath(store, store === 'de' ? 'leuchten.html' : 'lamps.html'),
      linkType: 'category',
      content: `<h2>${TITLE[store]}</h2><p>${LINE[store]}</p>`,
      button: BUTTON[store],
      label: text('Nordlichter', 'Northern lights')[store],
    }),
  ) +
  row(
    heading('h2', SEASON[store]),
    columns(
      ...DOORS.map(({ name, line, path, linkType, picture, label }) =>
        banner({
          appearance: 'collage-bottom',
          pictures: [picture, picture],
          href: shopPath(store, path[store]),
          linkType,
          content: `<h3>${escaped(name[store])}</h3><p>${line[store]}</p>`,
          button: null,
          label: label[store],
        }),
      ),
    ),
  ) +
  row(carousel(CAROUSEL[store].map((sku) => linkTo(store, sku)))) +
  row(
    heading('h2', REVIEWS[store]),
    columns(...QUOTED[store].map(([sku, nickname]) => quotedReview(store, sku, nickname))),
    textBlock(`<p><small>${REVIEWS_NOTE[store]}</small></p>`),
  )

export const homePage: SeedCmsPage = {
  identifier: 'home',
  urlKey: text('home', 'home'),
  title: TITLE,
  contentHeading: text('', ''),
  content: text(homeContent('de'), homeContent('en'), homeContent('us')),
  meta: {
    title: TITLE,
    description: text('Leuchten, Kerzen und Wolle, entworfen in Kiel.', 'Lamps, candles and wool, designed in Kiel.'),
  },
  pageLayout: 'cms-full-width',
}
