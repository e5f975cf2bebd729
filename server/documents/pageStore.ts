/** The Magento cache tags of a page (`cat_p_12`); null if some are unknown. */
export type PageTags = ReadonlySet<string> | null

/** The tags that changed. */
export type Purge = readonly string[] | 'all'

/** The metadata of a page for the store. */
export type Kept = { readonly bytes: number; readonly tags: PageTags }

export type PageStore<Page extends Kept> = {
  readonly get: (key: string) => Page | undefined
  /** A page that was purged and not made again since; only of a store that keeps purged pages. */
  readonly getPurged: (key: string) => Page | undefined
  /** Starts a page: purges from now on apply to it, too. */
  readonly begin: () => Making<Page>
  readonly forget: (key: string) => void
  /** Ends every page with one of the tags, and pages with unknown tags. */
  readonly purge: (purge: Purge) => void
  /** The total size of all pages without the purged ones. */
  readonly bytes: () => number
}

export type Making<Page> = {
  /** Stores the page, unless one of its tags was purged since it was started. */
  readonly keep: (key: string, page: Page) => void
  /** Must be called in any case. */
  readonly end: () => void
}

type Shelf<Page> = {
  /** A map keeps the order of insertion, so its first entry is the least recently used one. */
  readonly pages: Map<string, Page>
  bytes: number
}

/** Keeps the most recently used pages, up to `capacityBytes` in total. Purged pages are kept in the space that is left. */
export function createPageStore<Page extends Kept>(
  capacityBytes: number,
  { keepsPurged = false }: { readonly keepsPurged?: boolean } = {},
): PageStore<Page> {
  const valid: Shelf<Page> = { pages: new Map(), bytes: 0 }
  const purged: Shelf<Page> = { pages: new Map(), bytes: 0 }
  /** The purges since each running page was started. */
  const underWay = new Set<{ all: boolean; readonly tags: Set<string> }>()

  function take(shelf: Shelf<Page>, key: string): Page | undefined {
    const page = shelf.pages.get(key)
    if (!page) return undefined
    shelf.pages.delete(key)
    shelf.bytes -= page.bytes
    return page
  }

  function put(shelf: Shelf<Page>, key: string, page: Page): void {
    shelf.pages.set(key, page)
    shelf.bytes += page.bytes
  }

  function forget(key: string): void {
    take(valid, key)
    take(purged, key)
  }

  function makeRoom(): void {
    for (const shelf of [purged, valid])
      for (const oldest of shelf.pages.keys()) {
        if (valid.bytes + purged.bytes <= capacityBytes) return
        take(shelf, oldest)
      }
  }

  function end(key: string): void {
    const page = take(valid, key)
    if (page && keepsPurged) put(purged, key, page)
  }

  return {
    get(key) {
      const page = take(valid, key)
      if (page) put(valid, key, page)
      return page
    },
    getPurged: (key) => purged.pages.get(key),
    begin() {
      const since = { all: false, tags: new Set<string>() }
      underWay.add(since)
      return {
        keep(key, page) {
          if (since.all || concerns(since.tags, page.tags)) return
          forget(key)
          put(valid, key, page)
          makeRoom()
        },
        end: () => void underWay.delete(since),
      }
    },
    forget,
    purge(purge) {
      if (purge === 'all') {
        for (const key of [...valid.pages.keys()]) end(key)
        for (const since of underWay) since.all = true
        return
      }
      const gone = new Set(purge)
      for (const [key, { tags }] of [...valid.pages]) if (concerns(gone, tags)) end(key)
      for (const { tags } of underWay) for (const tag of gone) tags.add(tag)
    },
    bytes: () => valid.bytes,
  }
}

function concerns(purged: ReadonlySet<string>, tags: PageTags): boolean {
  if (tags === null) return purged.size > 0
  for (const tag of purged) if (tags.has(tag)) return true
  return false
}
