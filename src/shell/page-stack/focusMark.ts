/** An element of a screen, told so that it is found again when the screen was built anew. */
export type FocusMark = {
  /** Whether it lies in the layer or in the shell around it. */
  readonly scope: 'layer' | 'shell'
  /** Which child, step by step from the scope down. */
  readonly path: readonly number[]
  /** What it is: another element in its place is not meant. */
  readonly signature: string
}

const LAYER = '[data-layer]'
/** The name of a link may tell a count that changes meanwhile; where it leads does not. */
function signatureOf(element: Element): string {
  const told = (name: string) => element.getAttribute(name) ?? ''
  // What takes an element's place under another address says so.
  const identity =
    told('data-place') || (element.matches('a') ? told('href') : told('name') + told('value') || told('aria-label'))
  return `${element.tagName} ${identity}`
}

/** Null for an element that is itself a screen's start. */
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

/** The marked element, wherever it is now. */
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
