/**
 * The model of the page stack (spec §2), free of React and the router. Visited pages are kept by position in the
 * history; an overlay shows on top of what was there; the stack is cut at the current position.
 */

/** Overlays of one group replace each other in place; those of different groups pile up. */
export type OverlayGroup = string

export type Direction = 'none' | 'forward' | 'backward'

/** A resolved navigation, as the router tells it. */
export type Visit<TView> = {
  /** The router's key of the history entry; a replacement draws a new one. */
  readonly key: string
  /** Index in the session history. */
  readonly position: number
  readonly href: string
  readonly overlay: OverlayGroup | null
  /** Visits of one kind at one position are one layer with a new view: a filter change does not remount the page. */
  readonly kind: string
  /** Neighbouring entries of this kind share one mounted page: the pages of one list keep their place and state. */
  readonly shared: boolean
  readonly view: TView
}

export type Entry<TView> = Visit<TView> & {
  /** Identity of the layer; outlives replacements. */
  readonly id: string
}

export type Stack<TView> = {
  readonly entries: readonly Entry<TView>[]
  readonly position: number
  readonly direction: Direction
}

export type Layer<TView> = Entry<TView> & {
  /** 0 for the page at the bottom. */
  readonly depth: number
  readonly active: boolean
  readonly direction: Direction
  /** History steps that close all overlays at once; 0 where history holds no page below. */
  readonly closeSteps: number
  /** History steps to the layer below; 0 where history holds none. */
  readonly backSteps: number
}

export const emptyStack = <TView>(): Stack<TView> => ({ entries: [], position: -1, direction: 'none' })

/** The stack after a resolved navigation. */
export function advance<TView>(stack: Stack<TView>, visit: Visit<TView>): Stack<TView> {
  const below = stack.entries.filter(({ position }) => position < visit.position)
  const previous = stack.entries.find(({ position }) => position === visit.position)
  const direction: Direction =
    stack.entries.length === 0 ? 'none' : visit.position >= stack.position ? 'forward' : 'backward'
  return { entries: [...below, entryFor(stack, visit, previous)], position: visit.position, direction }
}

function entryFor<TView>(stack: Stack<TView>, visit: Visit<TView>, previous: Entry<TView> | undefined): Entry<TView> {
  if (!previous) return { ...visit, id: visit.key }
  const sameLayer = previous.kind === visit.kind && previous.overlay === visit.overlay
  // Back to an entry whose page is still mounted (an overlay above it closed): it keeps the very view it shows.
  if (sameLayer && previous.key === visit.key && stack.position !== visit.position) return previous
  return { ...visit, id: sameLayer ? previous.id : visit.key }
}

/**
 * The layers to render, bottom first: the last plain page and every overlay above it. Where no plain page is left
 * (direct entry on an overlay), `fallback` is the background (spec §2: the page at `/`).
 */
export function layersOf<TView>(stack: Stack<TView>, fallback: Visit<TView> | null): readonly Layer<TView>[] {
  const lastPlain = stack.entries.findLastIndex(({ overlay }) => overlay === null)
  const plain = stack.entries[lastPlain]
  const background = plain ?? (fallback && { ...fallback, id: 'background' })
  const overlays = stack.entries.slice(lastPlain + 1)
  const visible = background ? [background, ...overlays] : overlays
  return visible.map((entry, depth) => {
    const underneath = visible[depth - 1]
    const inHistory = underneath !== undefined && (plain !== undefined || depth > 1)
    return {
      ...entry,
      depth,
      active: depth === visible.length - 1,
      direction: stack.direction,
      closeSteps: plain && entry.overlay !== null ? entry.position - plain.position : 0,
      backSteps: inHistory ? entry.position - underneath.position : 0,
    }
  })
}
