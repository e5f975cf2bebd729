/** Identifies an element of a screen, so that it can be found after the screen was rendered again. */
export type FocusMark = {
  /** Whether it is in the layer or in the shell around it. */
  readonly scope: 'layer' | 'shell'
  /** The child indexes from the scope down. */
  readonly path: readonly number[]
  /** Identifies the element itself: another element at the same path does not count. */
  readonly signature: string
}

const LAYER = '[data-layer]'
/** The name of a link may contain a count that changes meanwhile; its target does not change. */
function signatureOf(element: Element): string {
  const told = (name: string) => element.getAttribute(name) ?? ''
  // An element that replaces another one at a different address says so.
  const identity =
    told('data-place') || (element.matches('a') ? told('href') : told('name') + told('value') || told('aria-label'))
  return `${element.tagName} ${identity}`
}

/** Null for an element at which a screen starts. */
export function markOf(element: Element, shell: Element): FocusMark | null {
  if (element.matches(`${LAYER}, h1`) || element === shell || !shell.contains(element)) return null
  const layer = element.closest(LAYER)
  const scope = layer ?? shell
  const path: number[] = []
  for (let at: Element = element; at !== scope && at.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at))
  }
  return { scope: layer ? 'layer' : 'shell', path, signature: signatureOf(element) }
}

/** The marked element in the current document. */
export function findMarked({ scope, path, signature }: FocusMark, layer: Element, shell: Element): HTMLElement | null {
  const root = scope === 'layer' ? layer : shell
  const [tagName = '*'] = signature.split(' ')
  const inPlace = path.reduce<Element | undefined>((element, index) => element?.children[index], root)
  const candidates = inPlace ? [inPlace, ...root.querySelectorAll(tagName)] : [...root.querySelectorAll(tagName)]
  return (
    (candidates.find((element) => element instanceof HTMLElement && signatureOf(element) === signature) as
      | HTMLElement
      | undefined) ?? null
  )
}
