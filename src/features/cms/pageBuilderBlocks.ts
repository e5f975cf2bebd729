import type { Element } from 'hast'
import { plainOrigin } from '#src/lib/url/plainOrigin.ts'
import { mapPlacesOf } from './mapPlace.ts'
import type { MapPlace } from './mapPlace.ts'
import { attributeOf, cmsNodes, findElement, textOf } from './parseCmsHtml.ts'
import type { CmsNode } from './parseCmsHtml.ts'
import { safeDeclarations } from './safeStyle.ts'
import { videoSource } from '#src/lib/url/videoSource.ts'
import type { VideoSource } from '#src/lib/url/videoSource.ts'

/** A picture with the addresses of its crops for wide and narrow screens. */
export type BlockPicture = { readonly wide: string; readonly narrow: string; readonly alt: string }

export type ProductsBlock = {
  readonly kind: 'products'
  /** In the merchant's order. */
  readonly skus: readonly string[]
  /** The heading above it, used as its name. */
  readonly label: string | null
  readonly appearance: 'carousel' | 'grid'
  /** The products as plain links, for when their cards cannot be shown. */
  readonly links: readonly { readonly href: string; readonly name: string }[]
}

export type BannerBlock = {
  readonly kind: 'banner'
  /** `poster`, one of the four positions of a collage, or a merchant's own value. */
  readonly appearance: string
  readonly picture: BlockPicture | null
  readonly content: readonly CmsNode[]
  readonly href: string | null
  /** The call to action; null if the whole banner is the link. */
  readonly button: string | null
}

export type ImageBlock = {
  readonly kind: 'image'
  readonly appearance: string
  readonly picture: BlockPicture
  /** Width / height; null if the HTML has no size. */
  readonly ratio: number | null
  readonly href: string | null
  readonly caption: readonly CmsNode[]
}

/** A part of a text that opens on demand. */
export type NamedPart = { readonly name: string; readonly blocks: readonly Block[] }

export type Column = {
  /** Its percentage of the line; null for an equal share. */
  readonly share: number | null
  readonly background: string | null
  readonly picture: BlockPicture | null
  readonly blocks: readonly Block[]
}

/** The Page Builder content types that the shop renders; everything else stays HTML. */
export type Block =
  | {
      readonly kind: 'row'
      readonly appearance: 'contained' | 'full-width' | 'full-bleed'
      readonly background: string | null
      /** Magento shows it behind the row's content; here it is above, so that all text is readable. */
      readonly picture: BlockPicture | null
      readonly blocks: readonly Block[]
      /** The name that links within the page lead to. */
      readonly anchor?: string
    }
  | { readonly kind: 'columns'; readonly columns: readonly Column[] }
  | BannerBlock
  | ImageBlock
  | ProductsBlock
  | {
      readonly kind: 'buttons'
      readonly buttons: readonly { readonly href: string; readonly label: string; readonly loud: boolean }[]
    }
  | { readonly kind: 'slider'; readonly slides: readonly BannerBlock[] }
  | { readonly kind: 'tabs'; readonly tabs: readonly NamedPart[]; readonly open: number }
  | { readonly kind: 'accordion'; readonly parts: readonly NamedPart[] }
  | { readonly kind: 'video'; readonly video: VideoSource; readonly name: string | null }
  | { readonly kind: 'map'; readonly places: readonly MapPlace[] }
  | { readonly kind: 'html'; readonly nodes: readonly CmsNode[] }

const typeOf = (element: Element) => attributeOf(element, 'dataContentType')
const isOfType = (type: string) => (element: Element) => typeOf(element) === type
const elementsOf = ({ children }: Element) => children.filter((child) => child.type === 'element')
const isPart = (part: string) => (element: Element) => attributeOf(element, 'dataElement') === part
const styleOf = (element: Element) => safeDeclarations(attributeOf(element, 'style') ?? '')
const isHeading = (node: CmsNode): node is Element => node.type === 'element' && /^h[1-6]$/.test(node.tagName)
const isBlank = (node: CmsNode) =>
  textOf(node).trim() === '' && (node.type === 'text' || !(isShown(node) || findElement(node, isShown)))
/** Elements that are visible without text. */
const isShown = ({ tagName }: Element) => tagName === 'img' || tagName === 'hr' || tagName === 'table'

/** The blocks of sanitised HTML in order. Neighbouring text becomes one block, so that it shares one spacing. */
export function blocksOf(nodes: readonly CmsNode[]): readonly Block[] {
  const blocks: Block[] = []
  let words: CmsNode[] = []
  let heading: string | null = null
  const endWords = () => {
    if (words.some((node) => !isBlank(node))) blocks.push({ kind: 'html', nodes: words })
    words = []
  }
  for (const node of nodes.flatMap(unwrapped)) {
    if (isHeading(node)) heading = textOf(node).trim()
    const found = node.type === 'element' ? contentBlocks(node, heading) : null
    if (found === null) words.push(node)
    else {
      endWords()
      blocks.push(...found)
    }
  }
  endWords()
  return blocks
}

/** Wrappers of text are removed unless they align it. Hidden elements are omitted. */
function unwrapped(node: CmsNode): readonly CmsNode[] {
  if (node.type === 'text') return [node]
  const style = styleOf(node)
  if (style.has('display')) return []
  const wraps = ['text', 'html', 'divider'].includes(typeOf(node) ?? '') && node.tagName === 'div'
  return wraps && style.size === 0 && attributeOf(node, 'id') === null
    ? cmsNodes(node.children).flatMap(unwrapped)
    : [node]
}

/** The blocks of an element; null for plain HTML. */
function contentBlocks(element: Element, heading: string | null): readonly Block[] | null {
  const blocks = (isKnown(element) && READERS[typeOf(element) ?? '']?.(element, heading)) || []
  if (blocks.length > 0) return blocks
  // An unknown content type or a merchant's wrapper may contain known ones.
  return findElement(element, isKnown) ? blocksOf(cmsNodes(element.children)) : null
}

/** One reader per content type; it returns nothing if required parts are missing. */
const READERS: Readonly<Record<string, (element: Element, heading: string | null) => readonly Block[]>> = {
  row: (element) => [rowOf(element)],
  'column-group': columnLines,
  banner: (element) => [bannerOf(element)],
  slide: (element) => [bannerOf(element)],
  image: imageBlocks,
  products: productsOf,
  buttons: (element) => [buttonsOf(element)],
  slider: sliderOf,
  tabs: tabsOf,
  accordion: accordionOf,
  video: videoOf,
  map: mapOf,
}
const isKnown = (element: Element) => Object.hasOwn(READERS, typeOf(element) ?? '')

function rowOf(element: Element): Block {
  const appearance = attributeOf(element, 'dataAppearance')
  const inner = element.children.find((child) => child.type === 'element' && isPart('inner')(child))
  const content = inner?.type === 'element' ? inner : element
  const anchor = attributeOf(element, 'id') ?? attributeOf(content, 'id')
  return {
    kind: 'row',
    appearance: appearance === 'full-width' || appearance === 'full-bleed' ? appearance : 'contained',
    background: styleOf(element).get('background-color') ?? styleOf(content).get('background-color') ?? null,
    picture: backgroundOf(content, '') ?? backgroundOf(element, ''),
    blocks: blocksOf(cmsNodes(content.children)),
    ...(anchor !== null && { anchor }),
  }
}

/** Columns are in lines since 2.4.6, before that in the group itself. */
function columnLines(group: Element): readonly Block[] {
  const lines = elementsOf(group).filter(isOfType('column-line'))
  return (lines.length > 0 ? lines : [group]).map((line) => ({
    kind: 'columns',
    columns: elementsOf(line)
      .filter(isOfType('column'))
      .map((column) => ({
        share: styleOf(column).has('width') ? Number.parseFloat(styleOf(column).get('width') ?? '') : null,
        background: styleOf(column).get('background-color') ?? null,
        picture: backgroundOf(column, ''),
        blocks: blocksOf(cmsNodes(column.children)),
      })),
  }))
}

function bannerOf(element: Element): BannerBlock {
  const wrapper = findElement(element, isPart('wrapper'))
  const overlay = findElement(element, isPart('overlay'))
  const content = findElement(element, isPart('content'))
  const link = findElement(element, isPart('link'))
  const button = findElement(element, isPart('button'))
  const label = button && attributeOf(element, 'dataShowButton') !== 'never' ? textOf(button).trim() : ''
  return {
    kind: 'banner',
    appearance: attributeOf(element, 'dataAppearance') ?? 'poster',
    picture: backgroundOf(wrapper ?? element, (overlay && attributeOf(overlay, 'ariaLabel')) ?? ''),
    content: content ? cmsNodes(content.children) : [],
    href: link && attributeOf(link, 'href'),
    button: label === '' ? null : label,
  }
}

function backgroundOf(element: Element, alt: string): BlockPicture | null {
  const pictures = jsonOf(attributeOf(element, 'dataBackgroundImages'))
  if (typeof pictures !== 'object' || pictures === null) return null
  const addresses = new Map<string, unknown>(Object.entries(pictures))
  const address = (name: string) => {
    const found = addresses.get(name)
    return typeof found === 'string' && isPictureUrl(found) ? plainOrigin(found) : null
  }
  const wide = address('desktop_image') ?? address('mobile_image')
  return wide === null ? null : { wide, narrow: address('mobile_image') ?? wide, alt }
}

/** The sanitiser does not see URLs inside JSON attributes, so the rule for `src` is repeated here. */
const isPictureUrl = (url: string) => /^(?:https?:\/\/|\/(?!\/)|media\/)/i.test(url)

/** The JSON value of an attribute; Page Builder escapes some quotes with backslashes. Null for invalid JSON. */
function jsonOf(text: string | null): unknown {
  for (const json of text === null ? [] : [text, text.replaceAll('\\"', '"')]) {
    try {
      return JSON.parse(json)
    } catch {
      // A merchant's typo must hide the picture only, not break the page.
    }
  }
  return null
}

function sliderOf(element: Element): readonly Block[] {
  const slides = elementsOf(element).filter(isOfType('slide')).map(bannerOf)
  return slides.length > 0 ? [{ kind: 'slider', slides }] : []
}

function mapOf(element: Element): readonly Block[] {
  const places = mapPlacesOf(jsonOf(attributeOf(element, 'dataLocations')))
  return places.length > 0 ? [{ kind: 'map', places }] : []
}

function tabsOf(element: Element): readonly Block[] {
  const content = findElement(element, isPart('content')) ?? element
  const tabs = elementsOf(content)
    .filter(isOfType('tab-item'))
    .map((tab) => ({ name: attributeOf(tab, 'dataTabName') ?? '', blocks: blocksOf(cmsNodes(tab.children)) }))
  return tabs.length > 0 ? [{ kind: 'tabs', tabs, open: Number(attributeOf(element, 'dataActiveTab') ?? 0) || 0 }] : []
}

/** Magento's accordion: pairs of a title and its content. */
function accordionOf(element: Element): readonly Block[] {
  const parts: NamedPart[] = []
  let name: string | null = null
  for (const child of elementsOf(element)) {
    const role = attributeOf(child, 'dataRole')
    if (role === 'collapsible') {
      name = textOf(findElement(child, (part) => attributeOf(part, 'dataRole') === 'trigger') ?? child).trim()
      const inside = findElement(child, (part) => attributeOf(part, 'dataRole') === 'content')
      if (inside) parts.push({ name, blocks: blocksOf(cmsNodes(inside.children)) })
    } else if (role === 'content' && name !== null) parts.push({ name, blocks: blocksOf(cmsNodes(child.children)) })
  }
  return parts.length > 0 ? [{ kind: 'accordion', parts }] : []
}

function videoOf(element: Element, heading: string | null): readonly Block[] {
  const player = attributeOf(element, 'dataVideo') === null ? findElement(element, hasVideo) : element
  const video = videoSource((player && attributeOf(player, 'dataVideo')) ?? '')
  return player && video ? [{ kind: 'video', video, name: attributeOf(player, 'ariaLabel') ?? heading }] : []
}

const hasVideo = (element: Element) => attributeOf(element, 'dataVideo') !== null

function imageBlocks(element: Element): readonly Block[] {
  const wide = findElement(element, ({ tagName }) => tagName === 'img')
  const src = wide && attributeOf(wide, 'src')
  if (!wide || src === null) return []
  const narrow = findElement(element, isPart('mobile_image'))
  const link = findElement(element, ({ tagName }) => tagName === 'a')
  const caption = findElement(element, ({ tagName }) => tagName === 'figcaption')
  const [width, height] = ['width', 'height'].map((side) => Number(wide.properties[side] ?? 0))
  return [
    {
      kind: 'image',
      appearance: attributeOf(element, 'dataAppearance') ?? 'default',
      picture: {
        wide: src,
        narrow: (narrow && attributeOf(narrow, 'src')) ?? src,
        alt: attributeOf(wide, 'alt') ?? '',
      },
      ratio: width && height ? width / height : null,
      href: link && attributeOf(link, 'href'),
      caption: caption ? cmsNodes(caption.children) : [],
    },
  ]
}

/** A widget's own title becomes the heading above it. */
function productsOf(element: Element, heading: string | null): readonly Block[] {
  const title = attributeOf(element, 'ariaLabel')
  const links = new Map<string, string>()
  findElement(element, (child) => {
    const href = child.tagName === 'a' ? attributeOf(child, 'href') : null
    const name = textOf(child).trim()
    if (href !== null && name !== '' && !links.has(href)) links.set(href, name)
    return false
  })
  const products: ProductsBlock = {
    kind: 'products',
    skus: (attributeOf(element, 'dataSkus') ?? '')
      .split(',')
      .map((sku) => sku.trim())
      .filter((sku) => sku !== ''),
    label: title ?? heading,
    appearance: attributeOf(element, 'dataAppearance') === 'grid' ? 'grid' : 'carousel',
    links: [...links].map(([href, name]) => ({ href, name })),
  }
  return title === null ? [products] : [{ kind: 'html', nodes: [headingOf(title)] }, products]
}

const headingOf = (words: string): Element => ({
  type: 'element',
  tagName: 'h2',
  properties: {},
  children: [{ type: 'text', value: words }],
})

function buttonsOf(element: Element): Block {
  const buttons: { href: string; label: string; loud: boolean }[] = []
  findElement(element, (child) => {
    const href = child.tagName === 'a' ? attributeOf(child, 'href') : null
    const classes = child.properties['className']
    const label = textOf(child).trim()
    if (href !== null && label !== '')
      buttons.push({ href, label, loud: Array.isArray(classes) && classes.includes('pagebuilder-button-primary') })
    return false
  })
  return { kind: 'buttons', buttons }
}
