import type { ColorToken } from '#src/shop/theme.ts'

/** A text or a control's border, the surface behind it, and an element that shows both. */
export type ColourPair = {
  readonly kind: 'text' | 'mark'
  readonly color: string
  readonly surface: string
  /** On the photos' paper, whose colours are those of the light scheme. */
  readonly isOnPaper: boolean
  readonly element: string
}

/**
 * The pairs of tokens that the page shows. Every token gets a colour of its own for the time of the search, so that the
 * computed colour of an element tells the token. The page must be in the dark scheme: elements with the light one are on
 * paper. Runs in the page, so it may not use anything from outside the function.
 */
export function findColourPairs({
  tokens,
  lightPage,
  darkPage,
}: {
  readonly tokens: readonly ColorToken[]
  readonly lightPage: string
  readonly darkPage: string
}): ColourPair[] {
  const nameOf = (token: string) => `--color-${token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  const PAPER = 60
  const DYE = 200
  const root = document.documentElement
  const dyed: (readonly [element: HTMLElement, before: string | null])[] = []
  const dye = (element: HTMLElement, red: number) => {
    dyed.push([element, element.getAttribute('style')])
    tokens.forEach((token, index) => element.style.setProperty(nameOf(token), `rgb(${red}, ${index}, ${DYE})`))
  }
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')]
  const pageColourOf = (element: Element) => getComputedStyle(element).getPropertyValue(nameOf('page')).trim()
  dye(root, 0)
  // The elements that have a scheme of their own, and those inside them.
  const own = elements.map((element) => [element, pageColourOf(element)] as const)
  for (const [element, color] of own) {
    if (color === lightPage) dye(element, PAPER)
    else if (color === darkPage) dye(element, 0)
  }
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)

  type Dyed = { readonly token: string; readonly isOnPaper: boolean }
  const parse = (text: string): { channels: readonly number[]; alpha: number } | null => {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number)
    if (text.startsWith('rgb')) return { channels: numbers.slice(0, 3), alpha: numbers[3] ?? 1 }
    if (text.startsWith('color(srgb'))
      return { channels: numbers.slice(0, 3).map((share) => Math.round(share * 255)), alpha: numbers[3] ?? 1 }
    return null
  }
  const tokenOf = (text: string): Dyed | null => {
    const [red = -1, index = -1, blue = -1] = parse(text)?.channels ?? []
    const token = tokens[index]
    return blue === DYE && token !== undefined && (red === 0 || red === PAPER)
      ? { token, isOnPaper: red === PAPER }
      : null
  }
  /** The nearest background behind an element; null if it is no token. */
  const surfaceOf = (element: Element | null): Dyed | null => {
    for (let each = element; each; each = each.parentElement) {
      const color = getComputedStyle(each).backgroundColor
      if ((parse(color)?.alpha ?? 1) > 0.5) return tokenOf(color)
    }
    return null
  }
  const pairs = new Map<string, ColourPair>()
  const note = (kind: ColourPair['kind'], element: Element, color: Dyed | null, surface: Dyed | null) => {
    const pair = {
      kind,
      color: color?.token ?? 'unknown',
      surface: surface?.token ?? 'unknown',
      isOnPaper: surface?.isOnPaper === true && color?.isOnPaper === true,
      element: element.outerHTML.slice(0, 160),
    }
    pairs.set([kind, pair.color, pair.surface, pair.isOnPaper].join(' '), pair)
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    // Controls that cannot be used need no contrast (WCAG 1.4.3); the field that traps robots is not seen.
    if (element.closest(':disabled, [aria-disabled="true"], svg, [inert], input[tabindex="-1"]')) continue
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    if (box.width < 2 || style.clipPath !== 'none') continue
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    if (hasText || (element.matches('input, select, textarea') && !element.matches('[type=checkbox], [type=radio]')))
      note('text', element, tokenOf(style.color), surfaceOf(element))
    if (element.matches('input, select, textarea') && style.borderTopWidth !== '0px')
      note('mark', element, tokenOf(style.borderTopColor), surfaceOf(element.parentElement))
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  for (const [element, before] of dyed) {
    if (before === null) element.removeAttribute('style')
    else element.setAttribute('style', before)
  }
  return [...pairs.values()]
}
