import type { Element, ElementContent, Nodes, Root, Text } from 'hast'
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { defaultSchema, sanitize } from 'hast-util-sanitize'
import type { Schema } from 'hast-util-sanitize'
import { plainOrigin } from '#src/lib/url/plainOrigin.ts'
import { trustedHtml } from '#src/platform/document/trustedHtml.ts'
import { flattened } from '#src/lib/flattenedHtml.ts'
import { longestNumber } from '#src/lib/longestNumber.ts'
import { safeDeclarations, styleText } from './safeStyle.ts'
import type { Declarations } from './safeStyle.ts'
import { STORE_ROOT } from '#src/lib/url/storeRoot.ts'
import { videoSource } from '#src/lib/url/videoSource.ts'
import { visible } from '#src/lib/visible.ts'

/** A node of a merchant's HTML after sanitising. */
export type CmsNode = Element | Text

/**
 * The allowed HTML of merchants: text markup, links, pictures, and Page Builder's data attributes; no script, style
 * sheet, form, frame or handler. Links lead to web, mail and telephone addresses only.
 */
const schema: Schema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => name !== 'input'),
    'button',
    'caption',
    'figcaption',
    'figure',
    'mark',
    'small',
    'time',
    'u',
  ],
  strip: [
    'script',
    'style',
    'iframe',
    'noscript',
    'object',
    'embed',
    'svg',
    'math',
    'select',
    'textarea',
    'template',
    'title',
  ],
  required: {},
  attributes: {
    '*': [
      'ariaHidden',
      'ariaLabel',
      'colSpan',
      'dataActiveTab',
      'dataAppearance',
      'dataBackgroundImages',
      'dataContentType',
      'dataElement',
      'dataLocations',
      'dataRole',
      'dataShowButton',
      'dataSkus',
      'dataTabName',
      'dataVideo',
      'dir',
      // Anchors within a page, as the merchant or a word processor (`_Toc42`) wrote them, except names that scripts read
      // and ids of the shop.
      ['id', /^(?!(?:main|consent|dataLayer|gtag|google_tag_\w+)$)(?:[\p{L}\d][\p{L}\p{M}\d_.:-]*|_[a-z]+\d+)$/iu],
      'lang',
      'rowSpan',
      'scope',
      'start',
      'style',
      'title',
    ],
    // Page Builder's buttons are anchors whose class sets their prominence.
    a: ['href', ['className', 'pagebuilder-button-primary']],
    img: ['alt', 'height', 'src', 'width'],
    time: ['dateTime'],
    details: ['open'],
    // Legal texts refer to their letters and numbers.
    ol: ['reversed', ['type', '1', 'a', 'A', 'i', 'I']],
    li: ['value'],
  },
  clobber: [],
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
}

const COLOURED_CONTENT_TYPES = new Set(['row', 'column', 'column-line', 'column-group'])

/** Texts that the server has parsed: each is in many documents, and parsing is slow. */
const parsedTexts = new Map<string, readonly CmsNode[]>()
const MOST_PARSED_TEXTS = 200

/** Parses and sanitises HTML of the backend; server and browser produce the same tree. */
export function parseCmsHtml(html: string): readonly CmsNode[] {
  if (!import.meta.env.SSR) return parse(html)
  const known = parsedTexts.get(html)
  const nodes = known ?? parse(html)
  // The text that was used longest ago makes room.
  parsedTexts.delete(html)
  parsedTexts.set(html, nodes)
  const [oldest] = parsedTexts.keys()
  if (parsedTexts.size > MOST_PARSED_TEXTS && oldest !== undefined) parsedTexts.delete(oldest)
  return nodes
}

function parse(html: string): readonly CmsNode[] {
  const parsed = fromHtmlIsomorphic(trustedHtml(flattened(withoutDirectives(html))), { fragment: true })
  const rules = pageBuilderRules(parsed)
  visit(parsed, (element) => {
    keepSafeStyle(element, rules)
    leaveRoomForNumbers(element)
    writeAddresses(element)
    nameAnchor(element)
    keepVideo(element)
    nameWidget(element)
    nameProducts(element)
  })
  const { children } = sanitize(parsed, schema) as Root
  return cmsNodes(children)
}

export const cmsNodes = (nodes: readonly Nodes[]): readonly CmsNode[] =>
  nodes.filter((node) => node.type === 'element' || node.type === 'text')

/** A data attribute, null where it is absent or empty. */
export function attributeOf(element: Element, name: string): string | null {
  const value = element.properties[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** The first matching descendant, depth first. */
export function findElement(element: Element, accepts: (candidate: Element) => boolean): Element | null {
  for (const child of element.children) {
    if (child.type !== 'element') continue
    const found = accepts(child) ? child : findElement(child, accepts)
    if (found) return found
  }
  return null
}

/** The text of a tree, without the markup. */
export const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : ''

function visit(node: Nodes, onElement: (element: Element) => void): void {
  if (node.type === 'element') onElement(node)
  if ('children' in node) for (const child of node.children) visit(child, onElement)
}

/** Since 2.4.3 Page Builder writes its styles into rules for `[data-pb-style=…]`, one id per element. */
function pageBuilderRules(tree: Root): ReadonlyMap<string, Declarations> {
  const rules = new Map<string, Declarations>()
  visit(tree, (element) => {
    if (element.tagName !== 'style') return
    const css = element.children
      .map(textOf)
      .join('')
      .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      for (const selector of selectors.split(',')) {
        const id = /^#html-body \[data-pb-style="?([\w-]+)"?\]$/.exec(selector.trim())?.[1]
        if (id !== undefined) rules.set(id, new Map([...(rules.get(id) ?? []), ...safeDeclarations(body)]))
      }
    }
  })
  return rules
}

/**
 * Reduces an element's style to the allowed declarations. Only rows and columns may have a colour, because they adapt
 * their text to it.
 */
function keepSafeStyle(element: Element, rules: ReadonlyMap<string, Declarations>): void {
  const own = element.properties['style']
  const style = new Map([
    ...(rules.get(attributeOf(element, 'dataPbStyle') ?? '') ?? []),
    ...(typeof own === 'string' ? safeDeclarations(own) : []),
  ])
  if (!COLOURED_CONTENT_TYPES.has(attributeOf(element, 'dataContentType') ?? '')) style.delete('background-color')
  element.properties['style'] = style.size > 0 ? styleText(style) : undefined
}

/** The usual indent has room for one digit. */
function leaveRoomForNumbers({ tagName, properties, children }: Element): void {
  if (tagName !== 'ol') return
  const length = longestNumber(properties, children)
  if (length < 2) return
  const room = `padding-inline-start:calc(${length}ch + 1em)`
  properties['style'] = typeof properties['style'] === 'string' ? `${properties['style']};${room}` : room
}

/** An address that Magento should have written; quotes may be escaped, and other parameters follow it. */
const DIRECTIVE =
  /\{\{\s*(store|media)\s+(?:direct_)?url\s*=\s*(?:"|'|&quot;|&#0?3[49];|\\")?\/?([^"'&\\{}\s]*)[^{}]*\}\}/gi

/** Magento leaves its directives in texts that it does not filter, and their quotes would end the attribute. */
const withoutDirectives = (html: string): string =>
  html.replaceAll(DIRECTIVE, (_, kind: string, path: string) =>
    kind.toLowerCase() === 'media' ? `/media/${path}` : `${STORE_ROOT}/${path}`,
  )

/** Writes addresses as browsers read them, because the allowed schemes are compared with the text. */
function writeAddresses({ properties }: Element): void {
  for (const name of ['href', 'src']) {
    const address = properties[name]
    if (typeof address !== 'string') continue
    const read = plainOrigin(visible(address.replaceAll(/[\t\n\r]/g, '')).trim())
    // The rest of an unknown directive leads nowhere.
    properties[name] = read.startsWith('{{') && !read.startsWith(`${STORE_ROOT}/`) ? undefined : read
  }
}

/** The anchors of older editors are links with a name and without an address. */
function nameAnchor({ tagName, properties }: Element): void {
  const { name } = properties
  if (tagName === 'a' && typeof name === 'string') properties['id'] ??= name
}

/** Frames and video elements are removed; the address is kept if the shop supports its host. */
function keepVideo(element: Element): void {
  // Only this function may set the attribute.
  delete element.properties['dataVideo']
  if (element.tagName !== 'iframe' && element.tagName !== 'video') return
  const sources = [element, ...element.children].flatMap((each) =>
    each.type === 'element' ? [each.properties['src']] : [],
  )
  const address = sources.find((src) => typeof src === 'string' && videoSource(src) !== null)
  if (typeof address !== 'string') return
  const { title } = element.properties
  element.tagName = 'div'
  element.properties = {
    dataContentType: 'video',
    dataVideo: address,
    ariaLabel: typeof title === 'string' ? title : '',
  }
  element.children = []
}

const hasClass = ({ properties: { className } }: Element, name: string) =>
  Array.isArray(className) && className.includes(name)

/** Widgets that Magento renders outside Page Builder are recognised by their class or by the role of their parts. */
function nameWidget(element: Element): void {
  if (element.properties['dataContentType'] !== undefined) return
  if (element.children.some((child) => child.type === 'element' && child.properties['dataRole'] === 'collapsible')) {
    element.properties['dataContentType'] = 'accordion'
  } else if (hasClass(element, 'block-products-list') || hasClass(element, 'block-new-products')) {
    element.properties['dataContentType'] = 'products'
    element.properties['dataAppearance'] = 'grid'
    const title = findElement(element, (child) => hasClass(child, 'block-title'))
    if (title) element.properties['ariaLabel'] = textOf(title).trim()
  }
}

/** Magento's product widgets name each product on its form, which is removed, so the widget takes over the SKUs. */
function nameProducts(element: Element): void {
  if (element.properties['dataContentType'] !== 'products' || element.properties['dataSkus']) return
  const skus: string[] = []
  visit(element, ({ properties }) => {
    if (typeof properties['dataProductSku'] === 'string') skus.push(properties['dataProductSku'])
  })
  element.properties['dataSkus'] = [...new Set(skus)].join(',')
}
