/**
 * The model of the page stack (spec §2), independent of React and the router. Visited pages are kept by position in the
 * history; an overlay is shown on top of the page before it; the stack ends at the current position.
 */

import type { MessageDescriptor } from '@lingui/core'

/** How a page is shown on top of another one (see docs/overlays.md). */
export type Overlay = {
  /** The heading, and so the accessible name of the dialog. */
  readonly title: MessageDescriptor
  /** Its position: a variant of ui/Sheet, or `bare` for a page with its own dialog. */
  readonly variant: 'end' | 'start' | 'middle' | 'top' | 'full' | 'bare'
}

export type Direction = 'none' | 'forward' | 'backward'

/** The page that an overlay was opened over, from its history entry: a reload restores it. */
export type Background = {
  readonly href: string
  /** The router's key of its history entry. */
  readonly key: string
  /** The number of history steps to it; null if it has no entry (direct entry). */
  readonly steps: number | null
  /** The entry directly below the overlay is another overlay. */
  readonly isUnderOverlay?: true
}

/** A resolved navigation, as the router reports it. */
export type Visit<TView> = {
  /** The router's key of the history entry; a replacement gets a new one. */
  readonly key: string
  /** Index in the session history. */
  readonly position: number
  readonly href: string
  readonly overlay: Overlay | null
  /** Visits of one kind at one position are one layer with a new view: a filter change does not remount the page. */
  readonly kind: string
  /** Neighbouring entries of this kind share one mounted page: the pages of one list keep their place and state. */
  readonly shared: boolean
  readonly view: TView
  /** For overlays only; absent after a direct entry. */
  readonly background?: Background
  /** For overlays only: the address of the page below after a direct entry, where it is not `/`. */
  readonly homeHref?: string
  /** For pages only: the checkout shows a reduced header and footer. */
  readonly chrome?: 'reduced'
  /** For pages only: it stays mounted, hidden, after the shopper leaves it. */
  readonly staysMounted?: true
}

/** The part of a visit that describes its page. */
export type VisitedPage<TView> = Pick<Visit<TView>, 'kind' | 'shared' | 'view' | 'chrome' | 'staysMounted'>

export type Entry<TView> = Visit<TView> & {
  /** The identity of the layer; outlives replacements. */
  readonly id: string
  /**
   * The number of its page among the mounted ones, in order of mounting. This is also the order in the document,
   * because moving a page takes longer than showing it. Neighbouring entries that share a page have the same number.
   */
  readonly mount: number
  /** Cart or customer changed since: the page stays mounted and gets a new view at the next visit. */
  readonly isOutdated?: true
}

export type Stack<TView> = {
  readonly entries: readonly Entry<TView>[]
  readonly position: number
  readonly direction: Direction
  /** The pages that were left and are still mounted, the last one first: targets of Back, Forward and links. */
  readonly left: readonly Entry<TView>[]
  /** The highest `mount` so far. A number is not used twice, because the page that had it may still be in the document. */
  readonly lastMount: number
}

export type Layer<TView> = Entry<TView> & {
  /** 0 for the page at the bottom. */
  readonly depth: number
  readonly active: boolean
  readonly direction: Direction
  /** History steps that close all overlays at once; 0 if history has no page below. */
  readonly closeSteps: number
  /** History steps to the layer below; 0 if history has none. */
  readonly backSteps: number
}

/** Below every history entry: the position of a background without an entry. */
export const OUTSIDE_HISTORY = -1

/** The address below a directly entered overlay: `/` by spec §2, or the page that the overlay belongs to. */
export const directBackground = ({ homeHref = '/' }: Pick<Visit<unknown>, 'homeHref'>): Background => ({
  href: homeHref,
  key: 'background',
  steps: null,
})

/** The list, the last product, and the page that led to the list. */
const MOST_LEFT_PAGES = 3

export const emptyStack = <TView>(): Stack<TView> => ({
  entries: [],
  position: OUTSIDE_HISTORY,
  direction: 'none',
  left: [],
  lastMount: 0,
})

/** The stack after a resolved navigation. */
export function advance<TView>(stack: Stack<TView>, visit: Visit<TView>): Stack<TView> {
  const below = stack.entries.filter(({ position }) => position < visit.position)
  const previous = stack.entries.find(({ position }) => position === visit.position)
  const direction: Direction =
    stack.entries.length === 0 ? 'none' : visit.position >= stack.position ? 'forward' : 'backward'
  const background = lastPlainOf(below)
  // A directly entered overlay was closed: its background becomes the entry and stays mounted.
  if (previous?.overlay != null && visit.overlay === null && background?.position === OUTSIDE_HISTORY) {
    const { id, mount } = background.kind === visit.kind ? background : { id: visit.key, mount: stack.lastMount + 1 }
    const entries = [{ ...visit, id, mount }]
    return { entries, position: visit.position, direction, left: stack.left, lastMount: lastMountOf(stack, entries) }
  }
  const entry = entryFor(stack, visit, previous)
  const entries = [...(visit.overlay === null ? below : withMountedPage(stack, below, entry)), entry]
  return {
    entries,
    position: visit.position,
    direction,
    left: leftAfter(stack, entries),
    lastMount: lastMountOf(stack, entries),
  }
}

/**
 * The entries below an overlay. Its page may have been unmounted since, and a page that can be shown in its place is
 * mounted: the same address, or another variant of the product.
 */
function withMountedPage<TView>(
  stack: Stack<TView>,
  below: readonly Entry<TView>[],
  overlay: Entry<TView>,
): readonly Entry<TView>[] {
  const page = lastPlainOf(below)
  if (!page) return below
  const kept = sharedMount(stack, page) ?? mountOf(stack, page)
  const again = kept === undefined ? mountedPage(stack, page.href, page.kind) : undefined
  const mount = kept ?? again?.mount ?? Math.max(stack.lastMount, overlay.mount) + 1
  if (mount === page.mount) return below
  const mounted = { ...page, mount, view: (again && viewOf(again)) ?? page.view }
  return below.map((entry) => (entry === page ? mounted : entry))
}

/** The pages that are no longer shown. */
function leftAfter<TView>(before: Stack<TView>, entries: readonly Entry<TView>[]): readonly Entry<TView>[] {
  const was = lastPlainOf(before.entries)
  const is = lastPlainOf(entries)
  const others = before.left.filter(({ mount }) => mount !== is?.mount && mount !== was?.mount)
  // The background of a directly entered overlay is not in the history: nothing leads back to it.
  const isLeft = was?.staysMounted && was.position !== OUTSIDE_HISTORY && was.mount !== is?.mount
  const all: readonly Entry<TView>[] = isLeft ? [was, ...others] : others
  // A page that is about to be restored below an overlay stays mounted until then.
  const awaited = missingBackground({ entries })?.href
  return all.filter(({ href }, index) => index < MOST_LEFT_PAGES || href === awaited)
}

const lastMountOf = <TView>({ lastMount }: Stack<TView>, entries: readonly Entry<TView>[]): number =>
  Math.max(lastMount, ...entries.map(({ mount }) => mount))

function entryFor<TView>(stack: Stack<TView>, visit: Visit<TView>, previous: Entry<TView> | undefined): Entry<TView> {
  const replaced =
    previous?.kind === visit.kind && (previous.overlay === null) === (visit.overlay === null) ? previous : undefined
  const id = replaced?.id ?? visit.key
  const kept = sharedMount(stack, visit) ?? mountOf(stack, replaced)
  const again = kept === undefined && visit.overlay === null ? mountedPage(stack, visit.href, visit.kind) : undefined
  const mount = kept ?? again?.mount ?? stack.lastMount + 1
  // Back to an entry whose page is still mounted: it keeps the view object that it shows.
  if (replaced?.key === visit.key && stack.position !== visit.position && !replaced.isOutdated)
    return mount === replaced.mount ? replaced : { ...replaced, id, mount }
  return { ...visit, id, mount, view: (again && viewOf(again)) ?? visit.view }
}

/** The number of the page of an entry in the document. */
function mountOf<TView>({ entries, left }: Stack<TView>, entry: Entry<TView> | undefined): number | undefined {
  const shown = lastPlainOf(entries)
  return entry && (entry.overlay !== null || [shown, ...left].some((page) => page?.mount === entry.mount))
    ? entry.mount
    : undefined
}

/** The page is visited again, by Forward or by a link. */
const mountedPage = <TView>({ left }: Stack<TView>, href: string, kind: string): Entry<TView> | undefined =>
  left.find((entry) => entry.kind === kind && entry.href === href)

const viewOf = <TView>({ view, isOutdated }: Entry<TView>): TView | undefined => (isOutdated ? undefined : view)

function sharedMount<TView>({ entries }: Stack<TView>, { kind, shared, overlay }: Visit<TView>): number | undefined {
  const shown = lastPlainOf(entries)
  return overlay === null && shared && shown?.shared && shown.kind === kind ? shown.mount : undefined
}

/** The stack after cart or customer changed. */
export const outdated = <TView>(stack: Stack<TView>): Stack<TView> => ({
  ...stack,
  entries: stack.entries.map((entry) => ({ ...entry, isOutdated: true })),
  left: stack.left.map((entry) => ({ ...entry, isOutdated: true })),
})

export const lastPlainOf = <TView>(entries: readonly Entry<TView>[]) =>
  entries.findLast(({ overlay }) => overlay === null)

/**
 * The background of the topmost overlay if the stack lacks it: after a reload, a direct entry, or a jump in the history
 * over entries that this document never showed.
 */
export function missingBackground<TView>(stack: Pick<Stack<TView>, 'entries'>): Background | null {
  const top = stack.entries.at(-1)
  if (!top || top.overlay === null) return null
  const plain = lastPlainOf(stack.entries)
  if (!top.background) return plain ? null : directBackground(top)
  return plain?.position === positionOf(top, top.background) ? null : top.background
}

function positionOf({ position }: Visit<unknown>, { steps }: Background): number {
  return steps === null ? OUTSIDE_HISTORY : position - steps
}

/** The stack with a background restored below its topmost overlay. */
export function restoreBackground<TView>(
  stack: Stack<TView>,
  background: Background,
  page: VisitedPage<TView>,
): Stack<TView> {
  const top = stack.entries.at(-1)
  if (!top) return stack
  const { href, key } = background
  const position = positionOf(top, background)
  // After a reload the server's home page is already mounted; it may be the background itself.
  const shown = stack.entries.find((entry) => entry.position === OUTSIDE_HISTORY && entry.href === href)
  const again = shown ? undefined : mountedPage(stack, href, page.kind)
  // The last page may be shared with it: another variant of the product.
  const sibling = page.shared
    ? [lastPlainOf(stack.entries), stack.left[0]].find((last) => last?.shared && last.kind === page.kind)
    : undefined
  const restored: Entry<TView> = {
    ...page,
    href,
    key,
    id: shown?.id ?? key,
    mount: shown?.mount ?? again?.mount ?? sibling?.mount ?? stack.lastMount + 1,
    position,
    overlay: null,
    view: (again && viewOf(again)) ?? page.view,
  }
  const below = stack.entries.filter((entry) => entry.position < position && entry.position !== OUTSIDE_HISTORY)
  const above = stack.entries.filter((entry) => entry.position > position && entry.overlay !== null)
  const entries = [...below, restored, ...above]
  return { ...stack, entries, left: leftAfter(stack, entries), lastMount: lastMountOf(stack, entries) }
}

/** The layers to render, bottom first: the last plain page and every overlay above it. */
export function layersOf<TView>(stack: Stack<TView>): readonly Layer<TView>[] {
  const lastPlain = stack.entries.findLastIndex(({ overlay }) => overlay === null)
  const visible = stack.entries.slice(Math.max(lastPlain, 0))
  return visible.map((entry, depth) => {
    const underneath = visible[depth - 1]
    const closeSteps = stepsToPage(entry, visible[0])
    return {
      ...entry,
      depth,
      active: depth === visible.length - 1,
      direction: stack.direction,
      closeSteps,
      backSteps:
        underneath && underneath.overlay !== null ? entry.position - underneath.position : stepsBack(entry, closeSteps),
    }
  })
}

/** A reload restores the page below, and the overlays in between only when the shopper goes back to them. */
const stepsBack = ({ background }: Visit<unknown>, closeSteps: number) => (background?.isUnderOverlay ? 1 : closeSteps)

function stepsToPage<TView>(entry: Entry<TView>, plain: Entry<TView> | undefined): number {
  if (entry.overlay === null) return 0
  if (entry.background) return entry.background.steps ?? 0
  return plain && plain.overlay === null && plain.position !== OUTSIDE_HISTORY ? entry.position - plain.position : 0
}
