/**
 * The parts of a page below fixed and sticky elements, in the page's own code: a browser test passes these functions to
 * `page.evaluate`, so they refer to nothing outside of themselves.
 */

/**
 * Controls, prices and messages that no scrolling brings into sight whole: a fixed or sticky element covers a part of
 * them even in the middle of the window, or an edge of a high one even where that edge is scrolled to. Of an open dialog only its own parts are looked at.
 */
export function coveredParts(): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary'
  const MESSAGES = '[role="alert"], [role="status"]'
  const root =
    [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"], dialog[open]')].at(-1) ??
    document.querySelector<HTMLElement>('main') ??
    document.body
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).clipPath.startsWith('inset')) return false
    }
    return true
  }
  /** The fixed or sticky element around another one. */
  const layerOf = (element: Element) => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(around).position)) return around
    }
    return null
  }
  const parts: Element[] = [...root.querySelectorAll(`${CONTROLS}, ${MESSAGES}`)]
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (/\d.*\p{Sc}|\p{Sc}.*\d/u.test(node.textContent ?? '') && node.parentElement) parts.push(node.parentElement)
  }
  // The link to the content is shown while it has the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement)
  const padding = (Number.parseFloat(scrollPaddingBlockStart) || 0) + (Number.parseFloat(scrollPaddingBlockEnd) || 0)
  const faults = new Set<string>()
  /** Looks at the points of the part in these of its thirds, scrolled to this place of the window. */
  const look = (part: Element, block: ScrollLogicalPosition, thirds: readonly (0 | 1 | 2)[]) => {
    part.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
    const { left, top, right, bottom, width, height } = part.getBoundingClientRect()
    if (width < 2 || height < 2) return
    const heights = [top + 1, (top + bottom) / 2, bottom - 1]
    for (const x of [left + 1, (left + right) / 2, right - 1]) {
      for (const y of heights.filter((_, third) => thirds.some((wanted) => wanted === third))) {
        const there = document.elementFromPoint(x, y)
        if (!there || part.contains(there) || there.contains(part)) continue
        const layer = layerOf(there)
        if (layer && !layer.contains(part)) {
          faults.add(`${part.outerHTML.slice(0, 120)} is below ${layer.outerHTML.slice(0, 80)}`)
        }
      }
    }
  }
  for (const part of parts) {
    if (!isSeen(part)) continue
    const { height } = part.getBoundingClientRect()
    if (height <= Math.min(window.innerHeight / 2, window.innerHeight - padding)) look(part, 'center', [0, 1, 2])
    else {
      // It is higher than the free part of the window, so its edges come into sight one after the other.
      look(part, 'start', [0])
      look(part, 'center', [1])
      look(part, 'end', [2])
    }
  }
  return [...faults]
}

/** The controls of a fixed element that are not in sight whole, however far the element itself is scrolled. */
export function partsOutOfReach(selector: string): string[] {
  const faults: string[] = []
  const controls = document.querySelectorAll<HTMLElement>(`${selector} :is(a[href], button)`)
  if (controls.length === 0) faults.push(`${selector} has no controls`)
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    for (const { left, top, right, bottom } of control.getClientRects()) {
      const [middle, centre] = [(left + right) / 2, (top + bottom) / 2]
      // The middles of the edges, because corners may be round.
      for (const [x, y] of [
        [left + 1, centre],
        [middle, top + 1],
        [right - 1, centre],
        [middle, bottom - 1],
      ] as const) {
        if (control.contains(document.elementFromPoint(x, y))) continue
        faults.push(
          `“${control.textContent || control.ariaLabel}” is out of reach at ${Math.round(x)}, ${Math.round(y)}`,
        )
      }
    }
  }
  return [...new Set(faults)]
}

declare global {
  interface Window {
    /** Whether Tab has come to all of the content, and the elements that had the focus out of sight: see {@link watchFocus}. */
    focusWalk?: { isOver: boolean; readonly hidden: () => Promise<readonly string[]> }
  }
}

/**
 * Looks at the focused element before every Tab: a fixed or sticky element must leave a part of it in sight (WCAG
 * 2.4.11), and all of it if `isWhole`. The content ends at the footer, a dialog at its first control.
 */
export function watchFocus(isWhole = false): void {
  /** The elements above the focused one; empty if a part of it is in sight, or all of it. */
  const coversOf = (focused: HTMLElement): readonly string[] => {
    // The box of a hidden choice is that of its label.
    const seen = focused.matches('[type=radio], [type=checkbox]') ? (focused.closest('label') ?? focused) : focused
    const { left, top, right, bottom, width, height } = seen.getBoundingClientRect()
    if (width < 2 || height < 2) return []
    const covers = new Set<string>()
    for (const x of [left + 1, (left + right) / 2, right - 1]) {
      for (const y of [top + 1, (top + bottom) / 2, bottom - 1]) {
        const there = document.elementFromPoint(x, y)
        if (there && (seen.contains(there) || there.contains(seen))) {
          if (isWhole) continue
          return []
        }
        covers.add(there?.outerHTML.slice(0, 80) ?? 'the edge of the window')
      }
    }
    return [...covers]
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const suspects: HTMLElement[] = []
  const visited = new Set<Element>()
  const walk = {
    isOver: false,
    hidden: async () => {
      const hidden: string[] = []
      for (const suspect of suspects) {
        // Browsers scroll to a text field in the frame after the key, and the next key may have been faster.
        suspect.blur()
        suspect.focus()
        await frame()
        await frame()
        const covers = coversOf(suspect)
        if (covers.length > 0)
          hidden.push(`${suspect.outerHTML.slice(0, 120)} has the focus below ${covers.join(' and ')}`)
      }
      return hidden
    },
  }
  window.focusWalk = walk
  const listening = new AbortController()
  const onKey = ({ key }: KeyboardEvent) => {
    const focused = document.activeElement
    if (key !== 'Tab' || !(focused instanceof HTMLElement)) return
    walk.isOver = visited.has(focused) || focused.closest('main') === null
    visited.add(focused)
    if (walk.isOver) listening.abort()
    else if (coversOf(focused).length > 0) suspects.push(focused)
  }
  document.addEventListener('keydown', onKey, { capture: true, signal: listening.signal })
}

/**
 * Controls, prices and messages below a floating element – one that is fixed and not as wide as the window – wherever a
 * shopper stops who scrolls up the page.
 */
export async function floatingCovers(): Promise<string[]> {
  const PARTS = 'a[href], button, input, select, textarea, summary, [role="alert"], [role="status"]'
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const scrollTo = async (y: number) => {
    const before = window.scrollY
    const rest = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }))
    window.scrollTo({ top: y, behavior: 'instant' })
    if (window.scrollY !== before) await rest
    await frame()
    await frame()
  }
  const faults = new Set<string>()
  // The link to the content is shown while it has the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await scrollTo(document.documentElement.scrollHeight)
  for (;;) {
    await scrollTo(window.scrollY - window.innerHeight * 0.6)
    const floating = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (getComputedStyle(element).position !== 'fixed' || !isShown(element)) return false
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && width < window.innerWidth * 0.9 && !element.closest('[role="dialog"], dialog')
    })
    for (const float of floating) {
      const box = float.getBoundingClientRect()
      for (const part of document.querySelectorAll(PARTS)) {
        if (float.contains(part) || !isShown(part)) continue
        const isBelow = [...part.getClientRects()].some((it) => {
          const [left, right] = [Math.max(it.left, box.left), Math.min(it.right, box.right)]
          const [top, bottom] = [Math.max(it.top, box.top), Math.min(it.bottom, box.bottom)]
          // Elsewhere another layer, such as the header, covers both.
          const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return it.width > 1 && left < right && top < bottom && there !== null && float.contains(there)
        })
        if (isBelow) faults.add(`${part.outerHTML.slice(0, 120)} is below ${float.outerHTML.slice(0, 80)}`)
      }
    }
    if (window.scrollY === 0) return [...faults]
  }
}
