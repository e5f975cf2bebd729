import type { SeedReview } from '#server/commerce/seed/types.ts'
import { sceneImage } from '../products/build.ts'
import type { LocalText, StoreCode } from '../texts.ts'

/**
 * The markup that Page Builder renders, as far as the demo shop's pages use it. Rows contain content types;
 * `data-content-type` names the type and `data-appearance` its layout; its parts have `data-element`.
 */

type Pictures = { readonly desktop: string; readonly mobile: string }

type BannerDraft = {
  readonly appearance: 'poster' | 'collage-left' | 'collage-right' | 'collage-bottom'
  readonly pictures: Pictures
  readonly href: string
  /** Page Builder's name of the kind of target. */
  readonly linkType: 'category' | 'product' | 'page'
  /** HTML. */
  readonly content: string
  /** Text of the call to action, null where the whole banner is the link. */
  readonly button: string | null
  /** The alternative text of the picture. */
  readonly label: string
}

/** A path of the shop in the given store view's URL space. */
export const shopPath = (store: StoreCode, paths: LocalText): string =>
  store === 'it' ? `/${paths.it}` : `/en/${paths.en}`

const mediaUrl = (file: string) => `/media/${file}`

/** Both crops of a scene, for wide and narrow screens. */
export const scenePictures = (name: string): Pictures => ({
  desktop: mediaUrl(sceneImage(name, 'wide').file),
  mobile: mediaUrl(sceneImage(name, 'tall').file),
})

/** One product photo for every screen. */
export const productPictures = (file: string): Pictures => ({ desktop: mediaUrl(file), mobile: mediaUrl(file) })

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Page Builder writes this attribute as JSON whose quotes are escaped with backslashes, then as HTML. */
const backgroundImages = ({ desktop, mobile }: Pictures) =>
  escaped(JSON.stringify({ desktop_image: desktop, mobile_image: mobile }).replaceAll('"', '\\"'))

export const row = (appearance: 'contained' | 'full-width' | 'full-bleed', ...children: readonly string[]): string =>
  appearance === 'contained'
    ? `<div data-content-type="row" data-appearance="contained" data-element="main"><div data-enable-parallax="0" data-element="inner">${children.join('')}</div></div>`
    : `<div data-content-type="row" data-appearance="${appearance}" data-enable-parallax="0" data-element="main">${children.join('')}</div>`

export const columns = (...children: readonly string[]): string => {
  const cells = children.map(
    (child) =>
      `<div class="pagebuilder-column" data-content-type="column" data-appearance="full-height" data-background-images="{}" data-element="main">${child}</div>`,
  )
  return `<div class="pagebuilder-column-group" data-content-type="column-group" data-grid-size="12" data-element="main"><div class="pagebuilder-column-line" data-content-type="column-line" data-element="main">${cells.join('')}</div></div>`
}

export const heading = (level: 'h2' | 'h3', words: string): string =>
  `<${level} data-content-type="heading" data-appearance="default" data-element="main">${words}</${level}>`

export const text = (html: string): string =>
  `<div data-content-type="text" data-appearance="default" data-element="main">${html}</div>`

export const banner = ({ appearance, pictures, href, linkType, content, button, label }: BannerDraft): string =>
  `<div data-content-type="banner" data-appearance="${appearance}" data-show-button="${button === null ? 'never' : 'always'}" data-show-overlay="never" data-element="main">` +
  `<a href="${escaped(href)}" data-link-type="${linkType}" data-element="link">` +
  `<div class="pagebuilder-banner-wrapper" data-background-images="${backgroundImages(pictures)}" data-background-type="image" data-element="wrapper">` +
  `<div class="pagebuilder-overlay${appearance === 'poster' ? ' pagebuilder-poster-overlay' : ''}" data-overlay-color="" aria-label="${escaped(label)}" data-element="overlay">` +
  `<div class="pagebuilder-${appearance === 'poster' ? 'poster' : 'collage'}-content"><div data-element="content">${content}</div>` +
  (button === null
    ? ''
    : `<button type="button" class="pagebuilder-banner-button pagebuilder-button-primary" data-element="button">${button}</button>`) +
  '</div></div></div></a></div>'

/** A carousel of products by SKU. It contains plain links, for clients that do not know the content type. */
export const productsCarousel = (
  products: readonly { readonly sku: string; readonly name: string; readonly href: string }[],
): string => {
  const items = products.map(
    ({ name, href }) =>
      `<li class="product-item"><a class="product-item-link" href="${escaped(href)}">${name}</a></li>`,
  )
  return `<div data-content-type="products" data-appearance="carousel" data-autoplay="false" data-infinite-loop="false" data-show-arrows="true" data-show-dots="false" data-carousel-mode="default" data-skus="${products.map(({ sku }) => sku).join(',')}" data-element="main"><div class="block widget block-products-list"><ol class="product-items widget-product-carousel">${items.join('')}</ol></div></div>`
}

export const buttonLink = (href: string, words: string): string =>
  `<div data-content-type="buttons" data-appearance="inline" data-same-width="false" data-element="main"><div data-content-type="button-item" data-appearance="default" data-element="main"><a class="pagebuilder-button-secondary" href="${escaped(href)}" data-element="link"><span data-element="link_text">${words}</span></a></div></div>`

const MOST_STARS = 5

/** A review as a merchant quotes it: the same stars, words and name as on the page of the product. */
export const quotedReview = (
  { sku, nickname, summary, text: words, stars }: SeedReview,
  outOf: (stars: number, most: number) => string,
  product: { readonly name: string; readonly href: string },
): string => {
  const votes = Object.values(stars)
  const average = votes.reduce((sum, vote) => sum + vote, 0) / votes.length
  if (!Number.isInteger(average)) throw new Error(`The review of ${sku} by ${nickname} has no whole number of stars`)
  const signs = '★'.repeat(average) + '☆'.repeat(MOST_STARS - average)
  return (
    heading('h3', escaped(summary)) +
    text(
      `<p><span aria-hidden="true">${signs}</span> ${outOf(average, MOST_STARS)}</p>` +
        `<blockquote><p>${escaped(words)}</p></blockquote>` +
        `<p>${escaped(nickname)}, <a href="${escaped(product.href)}">${escaped(product.name)}</a></p>`,
    )
  )
}
