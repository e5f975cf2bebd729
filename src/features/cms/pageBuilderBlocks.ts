import type { Element } from 'hast'
import { attributeOf, cmsNodes, findElement, textOf } from './parseCmsHtml.ts'
import type { CmsNode } from './parseCmsHtml.ts'
import { safeDeclarations } from './safeStyle.ts'

/** A picture with its crops for wide and narrow screens, as addresses. */
export type BlockPicture = { readonly wide: string; readonly narrow: string; readonly alt: string }

export type ProductsBlock = {
  readonly kind: 'products'
  /** In the merchant's order. */
  readonly skus: readonly string[]
  /** The heading above it, which names it. */
  readonly label: string | null
  /** The products as plain links, for when they themselves cannot be shown. */
  readonly links: readonly { readonly href: string; readonly name: string }[]
}

export type BannerBlock = {
  readonly kind: 'banner'
  /** `poster` and the four places of a collage; another one when a merchant's own. */
  readonly appearance: string
  readonly picture: BlockPicture | null
  readonly content: readonly CmsNode[]
  readonly href: string | null
  /** The call to action; null where the whole banner is the link. */
  readonly button: string | null
}

export type ImageBlock = {
  readonly kind: 'image'
  readonly appearance: string
  readonly picture: BlockPicture
  /** Width / height, null where the HTML does not tell. */
  readonly ratio: number | null
  readonly href: string | null
  readonly caption: readonly CmsNode[]
}

export type Column = {
  /** Its share of the line, percent; null where it takes an equal part. */
  readonly share: number | null
  readonly background: string | null
  readonly blocks: readonly Block[]
}

/** Page Builder's content types as far as the shop draws them; everything else is the HTML that it is. */
export type Block =
  | {
      readonly kind: 'row'
      readonly appearance: 'contained' | 'full-width' | 'full-bleed'
      readonly background: string | null
      readonly blocks: readonly Block[]
    }
  | { readonly kind: 'columns'; readonly columns: readonly Column[] }
  | BannerBlock
  | ImageBlock
  | ProductsBlock
  | {
      readonly kind: 'buttons'
      readonly buttons: readonly { readonly href: string; readonly label: string; readonly loud: boolean }[]
    }
  | { readonly kind: 'html'; readonly nodes: readonly CmsNode[] }

const typeOf = (element: Element) => attributeOf(element, 'dataContentType')
const isPart = (part: string) => (element: Element) => attributeOf(element, 'dataElement') === part
const styleOf = (element: Element) => safeDeclarations(attributeOf(element, 'style') ?? '')
const isHeading = (node: CmsNode): node is Element => node.type === 'element' && /^h[1-6]$/.test(node.tagName)
const isBlank = (node: CmsNode) => node.type === 'text' && node.value.trim() === ''

/** What stands in sanitised HTML, top-down. Neighbouring words become one block, so that they share one rhythm. */
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

/** Wrappers of words say nothing, unless they align them. Hidden elements are not there. */
function unwrapped(node: CmsNode): readonly CmsNode[] {
  if (node.type === 'text') return [node]
  const style = styleOf(node)
  if (style.has('display')) return []
  const wraps = ['text', 'html', 'divider'].includes(typeOf(node) ?? '') && node.tagName === 'div'
  return wraps && style.size === 0 ? cmsNodes(node.children).flatMap(unwrapped) : [node]
}

/** The blocks that an element is; null where it is but HTML. */
function contentBlocks(element: Element, heading: string | null): readonly Block[] | null {
  switch (typeOf(element)) {
    case 'row':
      return [rowOf(element)]
    case 'column-group':
      return columnLines(element)
    case 'banner':
    case 'slide':
      return [bannerOf(element)]
    case 'image':
      return imageBlocks(element)
    case 'products':
      return [productsOf(element, heading)]
    case 'buttons':
      return [buttonsOf(element)]
    default:
      // A content type the shop does not know, or a merchant's own wrapper: what it holds may still be known.
      return findElement(element, (child) => KNOWN.has(typeOf(child) ?? ''))
        ? blocksOf(cmsNodes(element.children))
        : null
  }
}

const KNOWN = new Set(['row', 'column-group', 'banner', 'slide', 'image', 'products', 'buttons'])

function rowOf(element: Element): Block {
  const appearance = attributeOf(element, 'dataAppearance')
  const inner = element.children.find((child) => child.type === 'element' && isPart('inner')(child))
  const content = inner?.type === 'element' ? inner : element
  return {
    kind: 'row',
    appearance: appearance === 'full-width' || appearance === 'full-bleed' ? appearance : 'contained',
    background: styleOf(element).get('background-color') ?? styleOf(content).get('background-color') ?? null,
    blocks: blocksOf(cmsNodes(content.children)),
  }
}

/** Columns stand in lines since 2.4.6, before that in the group itself. */
function columnLines(group: Element): readonly Block[] {
  const children = group.children.filter((child) => child.type === 'element')
  const lines = children.filter((child) => typeOf(child) === 'column-line')
  return (lines.length > 0 ? lines : [group]).map((line) => ({
    kind: 'columns',
    columns: line.children
      .filter((child) => child.type === 'element')
      .filter((child) => typeOf(child) === 'column')
      .map((column) => ({
        share: styleOf(column).has('width') ? Number.parseFloat(styleOf(column).get('width') ?? '') : null,
        background: styleOf(column).get('background-color') ?? null,
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

/** Page Builder writes this attribute as JSON whose quotes are escaped with backslashes. */
function backgroundOf(element: Element, alt: string): BlockPicture | null {
  const text = attributeOf(element, 'dataBackgroundImages')
  if (text === null) return null
  const pictures = jsonRecord(text.replaceAll('\\"', '"'))
  const address = (name: string) =>
    typeof pictures[name] === 'string' && isPictureUrl(pictures[name]) ? pictures[name] : null
  const wide = address('desktop_image') ?? address('mobile_image')
  return wide === null ? null : { wide, narrow: address('mobile_image') ?? wide, alt }
}

/** Sanitising sees attributes, not the JSON inside one: here the same rule holds as for `src`. */
const isPictureUrl = (url: string) => /^(?:https?:\/\/|\/(?!\/)|media\/)/.test(url)

function jsonRecord(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    // A merchant's typo costs the picture, not the page.
    return {}
  }
}

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

function productsOf(element: Element, label: string | null): ProductsBlock {
  const links = new Map<string, string>()
  findElement(element, (child) => {
    const href = child.tagName === 'a' ? attributeOf(child, 'href') : null
    const name = textOf(child).trim()
    if (href !== null && name !== '' && !links.has(href)) links.set(href, name)
    return false
  })
  return {
    kind: 'products',
    skus: (attributeOf(element, 'dataSkus') ?? '')
      .split(',')
      .map((sku) => sku.trim())
      .filter((sku) => sku !== ''),
    label,
    links: [...links].map(([href, name]) => ({ href, name })),
  }
}

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
