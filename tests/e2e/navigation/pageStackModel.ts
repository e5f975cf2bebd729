import type { Mark } from './pageStackProbe.ts'

/**
 * The expected state after every step, independent of the shop's own page stack: a browser's session history and the
 * mounted pages. The random walk compares the shop with it.
 */
export type Place = {
  readonly name: string
  readonly href: string
  /** The target of links to it, if that is an address that redirects to it. */
  readonly link: string
  /** The accessible name of the dialog, for overlays. */
  readonly overlay: string | null
  /** Neighbouring places of one family share one mounted page: a list and its further pages. */
  readonly family: string | null
  /** The initial value of the place's own text field if its address contains no words; null if it has none. */
  readonly fieldStartsWith: string | null
  /** It stays mounted, hidden, after the shopper leaves: on return it is unchanged. */
  readonly staysMounted: boolean
  /** The element that has the focus first, if it is not the start of the screen. */
  readonly focusStart: string | null
  /** A menu: the target of its link replaces it in the history. */
  readonly isMenu: boolean
  /** Opened from a menu it still has its own entry, so that Back leads to the menu again. */
  readonly keepsMenu: boolean
  /** The background of a directly entered overlay; the home page if null. */
  readonly base: Place | null
}

/** The place below an overlay when it was opened, and its distance in the history. */
type Below = { readonly place: Place; readonly href: string; readonly steps: number | null }

type Entry = {
  readonly id: number
  /** Entries of one document are reached without loading; those of another are reloaded. */
  readonly document: number
  place: Place
  href: string
  scroll: number
  /** The visible heading, or the next below. */
  mark: Mark | null
  /** The element that had the focus when the entry was left; null for the start of the screen. */
  focus: string | null
  below: Below | null
}

/** A mounted page, with a new number for every mount. */
type Mounted = {
  readonly entry: Entry
  readonly mount: number
  /** Undefined if two outcomes are possible. */
  readonly text: string | null | undefined
}

export type ExpectedLayer = {
  readonly place: Place
  /** Identifies the history entry, if a page belongs to several. */
  readonly entry: number
  readonly mount: number
  /** The value of its text field; null if it has none, undefined if it is unknown. */
  readonly text: string | null | undefined
}

export type Expected = {
  readonly href: string
  /** Bottom first. */
  readonly layers: readonly ExpectedLayer[]
  readonly scroll: number
  readonly mark: Mark | null
  /** Undefined if two outcomes are possible. */
  readonly focus: string | undefined
}

/** The number of left pages that stay mounted. */
const MOST_LEFT_PAGES = 3

export const PAGE_START = 'h1'
export const DOCUMENT_START = 'body'
const dialog = (name: string) => `dialog ${name}`

export function createPageStackModel(home: Place, start: Place) {
  /** Places whose field has been typed in, and those whose text an earlier document may have kept. */
  const typedOn = new Set<Place>()
  const mayBeKept = new Set<Place>()
  let documents = 0
  let mounts = 0
  let ids = 0
  let entries: Entry[] = [entryOf(start, start.href)]
  let index = 0
  /** Entries whose pages were shown and not cut off since the document was loaded. */
  let alive = new Set<Entry>([current()])
  let shown: readonly Mounted[] = []
  /** The page of each entry up to the current one: two entries of one address may show the same one. */
  const mountOf = new Map<Entry, number>()
  /** Mounted and hidden, the last one first. */
  let left: readonly Mounted[] = []
  let focus: string | undefined = DOCUMENT_START
  show()

  function entryOf(place: Place, href: string): Entry {
    ids += 1
    return { id: ids, document: documents, place, href, scroll: 0, mark: null, focus: null, below: null }
  }

  function current(): Entry {
    return entries[index]!
  }

  const baseOf = ({ place: { base } }: Entry): Place => base ?? home

  /** The entry below the current overlay that it was opened over, if history has one. */
  function bottomIndex(): number | null {
    const { place, below } = current()
    if (place.overlay === null) return index
    return below?.steps == null ? null : index - below.steps
  }

  function bottomEntry(): Entry {
    const at = bottomIndex()
    const entry = at === null ? undefined : entries[at]
    if (entry && (alive.has(entry) || entry === current())) return entry
    const { below } = current()
    const kept = shown[0]?.entry
    // The same background under another overlay of the same direct entry.
    if (at === null && kept && kept.place === baseOf(current()) && !entries.includes(kept)) return kept
    if (entry && below && entry.place === below.place && entry.href === below.href) return entry
    const base = baseOf(current())
    return {
      ...entryOf(below?.place ?? base, below?.href ?? base.href),
      scroll: entry?.scroll ?? 0,
      mark: entry?.mark ?? null,
    }
  }

  function show(remount = false): void {
    const overlays: Entry[] = []
    for (let at = index; at >= 0 && alive.has(entries[at]!) && entries[at]!.place.overlay !== null; at -= 1) {
      overlays.unshift(entries[at]!)
    }
    const bottom = bottomEntry()
    if (remount) left = []
    const at = bottomIndex()
    const place = at === null ? bottom : entries[at]!
    for (const entry of mountOf.keys()) {
      const known = entries.indexOf(entry)
      if (remount || known < 0 || known > index) mountOf.delete(entry)
    }
    const before = remount ? [] : shown
    // An entry shows its own page as long as that is mounted, also when the address was visited again since.
    const hidden =
      left.find(({ mount }) => mount === mountOf.get(place)) ??
      left.find(({ entry: { place, href } }) => place === bottom.place && href === bottom.href)
    shown = [bottom, ...overlays].map((entry, depth): Mounted => {
      const same = before.find((mounted) => mounted.entry === entry)
      if (same) return same
      const { family, fieldStartsWith } = entry.place
      const sibling = depth === 0 && family !== null ? before[0] : undefined
      if (sibling && sibling.entry.place.family === family) return { ...sibling, entry }
      const last = depth === 0 ? before[0] : undefined
      if (last && last.mount === mountOf.get(place)) return { ...last, entry }
      if (depth === 0 && hidden) return { ...hidden, entry }
      mounts += 1
      const text = new URLSearchParams(entry.href.split('?')[1]).get('q') ?? fieldStartsWith
      return { entry, mount: mounts, text: mayBeKept.has(entry.place) ? undefined : text }
    })
    const [was, is] = [before[0], shown[0]]
    if (is) mountOf.set(place, is.mount)
    const others = left.filter(({ mount }) => mount !== is?.mount && mount !== was?.mount)
    left = (
      was && was.mount !== is?.mount && was.entry.place.staysMounted && entries.includes(was.entry)
        ? [was, ...others]
        : others
    ).slice(0, MOST_LEFT_PAGES)
  }

  const startOf = ({ place: { overlay, focusStart } }: Entry) =>
    focusStart ?? (overlay === null ? PAGE_START : dialog(overlay))

  /** Leaves the current entry: the focused element is where a return continues. */
  function leave(): void {
    current().focus = focus === undefined || focus === startOf(current()) || focus === DOCUMENT_START ? null : focus
  }

  function below(): Below {
    const { place, href, below: deeper } = current()
    if (place.overlay === null) return { place, href, steps: 1 }
    if (deeper) return { ...deeper, steps: deeper.steps === null ? null : deeper.steps + 1 }
    const base = baseOf(current())
    return { place: base, href: base.href, steps: null }
  }

  function push(place: Place): void {
    const entry = { ...entryOf(place, place.href), document: current().document }
    entry.below = place.overlay === null ? null : below()
    entries = [...entries.slice(0, index + 1), entry]
    index += 1
    alive = new Set([...alive].filter((candidate) => entries.includes(candidate)))
  }

  /** A new document: scroll positions are kept, and texts of the last one, which typedTexts.test.ts checks. */
  function load(): void {
    for (const place of typedOn) mayBeKept.add(place)
    for (const entry of entries) entry.focus = null
    alive = new Set([current()])
    show(true)
    focus = current().place.overlay === null ? DOCUMENT_START : startOf(current())
  }

  /**
   * A page may have been shown for a moment, depending on the speed: then the others may have been mounted again since.
   */
  function doubtMounts(): void {
    const renumber = (mounted: Mounted): Mounted => {
      mounts += 1
      for (const [entry, shared] of mountOf) if (shared === mounted.mount) mountOf.set(entry, mounts)
      return { ...mounted, mount: mounts, text: undefined }
    }
    shown = shown.map((mounted, depth) => (depth === 0 ? renumber(mounted) : mounted))
    left = left.map(renumber)
  }

  function traverse(steps: number): void {
    const target = index + steps
    const entry = entries[target]
    if (!entry || steps === 0) return
    leave()
    const sameDocument = entry.document === current().document
    index = target
    if (!sameDocument) {
      load()
      // A browser that goes back to a document may restore the values of its fields.
      shown = shown.map((mounted) => ({ ...mounted, text: mounted.text === null ? null : undefined }))
      return
    }
    alive = new Set([...alive].filter((candidate) => entries.indexOf(candidate) < target))
    alive.add(entry)
    show()
    // A screen that sets its own focus does so again when it is remounted.
    focus = entry.focus === null ? startOf(entry) : entry.place.focusStart === null ? entry.focus : undefined
  }

  return {
    get index() {
      return index
    },
    get length() {
      return entries.length
    },
    get place() {
      return current().place
    },
    /** Whether a traversal leads to an entry of the same document. */
    isWithinDocument: (steps: number) => entries[index + steps]?.document === current().document,
    expected(): Expected {
      return {
        href: current().href,
        layers: shown.map(({ entry, mount, text }) => ({ place: entry.place, entry: entry.id, mount, text })),
        scroll: shown[0]!.entry.scroll,
        mark: shown[0]!.entry.mark,
        focus,
      }
    },
    /** Follows a link from `opener`; a link to the current address does nothing. */
    follow(place: Place, opener: string): void {
      focus = opener
      if (current().href === place.href) return
      if (current().place.isMenu && !place.keepsMenu) return this.leaveMenu(place)
      leave()
      push(place)
      alive.add(current())
      show()
      focus = startOf(current())
    },
    /** Whether the menu is over exactly this place. */
    isBelow(place: Place): boolean {
      const bottom = bottomIndex()
      return bottom !== null ? entries[bottom]!.href === place.href : place === baseOf(current())
    },
    leaveMenu(place: Place): void {
      if (this.isBelow(place)) return this.closeOverlays()
      this.takePlace(place)
    },
    takePlace(place: Place): void {
      const entry = { ...entryOf(place, place.href), document: current().document }
      if (place.overlay !== null) entry.below = current().below
      alive.delete(current())
      entries = [...entries.slice(0, index), entry, ...entries.slice(index + 1)]
      alive.add(entry)
      show()
      focus = startOf(entry)
    },
    /** Follows a link and, before its page arrived, another one: the first has its entry but was never shown. */
    followOver(first: Place, second: Place, opener: string): void {
      focus = opener
      // In a menu the second link replaces the entry of the first.
      if (current().place.isMenu) return this.takePlace(second)
      leave()
      push(first)
      this.follow(second, opener)
      entries[index - 1]!.focus = null
      doubtMounts()
    },
    /**
     * Follows a link and, before its page arrived, goes Back. Whether the page was left for a moment depends on the
     * speed.
     */
    followAndReturn(place: Place, opener: string): void {
      focus = opener
      leave()
      push(place)
      index -= 1
      doubtMounts()
      focus = current().focus ?? startOf(current())
    },
    /** A navigation that a guard refused. */
    hold(opener: string): void {
      focus = opener
    },
    /** The same page in another state, in place of the entry. */
    replace(href: string, control: string): void {
      current().href = href
      focus = control
    },
    traverse,
    closeOverlays(): void {
      const bottom = bottomIndex()
      if (bottom !== null) return traverse(bottom - index)
      const background = shown[0]!
      const entry: Entry = { ...background.entry, document: current().document, focus: null }
      entries = [...entries.slice(0, index), entry, ...entries.slice(index + 1)]
      alive = new Set([...alive].filter((candidate) => entries.includes(candidate)))
      alive.add(entry)
      shown = [{ ...background, entry }]
      focus = startOf(entry)
    },
    reload: load,
    /** An address typed by hand: a new document. */
    enter(place: Place): void {
      leave()
      documents += 1
      entries = [...entries.slice(0, index + 1), entryOf(place, place.href)]
      index += 1
      load()
    },
    scroll(offset: number, mark: Mark | null): void {
      Object.assign(shown[0]!.entry, { scroll: offset, mark })
    },
    type(text: string, control: string): void {
      typedOn.add(current().place)
      shown = shown.map((mounted, depth) => (depth === shown.length - 1 ? { ...mounted, text } : mounted))
      focus = control
    },
  }
}
