/** The Magento cache tags of a page (`cat_p_12`); null if some are unknown. */
export type PageTags = ReadonlySet<string> | null

/** The tags that changed. */
export type Purge = readonly string[] | 'all'

/** The metadata of a page for the store. */
export type Kept = { readonly bytes: number; readonly tags: PageTags }

export type PageStore<Page extends Kept> = {
  readonly get: (key: string) => Page | undefined
  /** Starts a page: purges from now on apply to it, too. */
  readonly begin: () => Making<Page>
  readonly forget: (key: string) => void
  /** Removes every page with one of the tags, and pages with unknown tags. */
  readonly purge: (purge: Purge) => void
  /** The total size of all pages. */
  readonly bytes: () => number
}

export type Making<Page> = {
  /** Stores the page, unless one of its tags was purged since it was started. */
  readonly keep: (key: string, page: Page) => void
  /** Must be called in any case. */
  readonly end: () => void
}

/** Keeps the most recently used pages, up to `capacityBytes` in total. */
export function createPageStore<Page extends Kept>(capacityBytes: number): PageStore<Page> {
  // A map keeps the order of insertion, so its first entry is the least recently used one.
  const pages = new Map<string, Page>()
  /** The purges since each running page was started. */
  const underWay = new Set<{ all: boolean; readonly tags: Set<string> }>()
  let bytes = 0

  function forget(key: string): void {
    const page = pages.get(key)
    if (!page) return
    pages.delete(key)
    bytes -= page.bytes
  }

  return {
    get(key) {
      const page = pages.get(key)
      if (!page) return undefined
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    begin() {
      const purged = { all: false, tags: new Set<string>() }
      underWay.add(purged)
      return {
        keep(key, page) {
          if (purged.all || concerns(purged.tags, page.tags)) return
          forget(key)
          pages.set(key, page)
          bytes += page.bytes
          for (const oldest of pages.keys()) {
            if (bytes <= capacityBytes) break
            forget(oldest)
          }
        },
        end: () => void underWay.delete(purged),
      }
    },
    forget,
    purge(purge) {
      if (purge === 'all') {
        pages.clear()
        bytes = 0
        for (const purged of underWay) purged.all = true
        return
      }
      const gone = new Set(purge)
      for (const [key, { tags }] of pages) if (concerns(gone, tags)) forget(key)
      for (const { tags } of underWay) for (const tag of gone) tags.add(tag)
    },
    bytes: () => bytes,
  }
}

function concerns(purged: ReadonlySet<string>, tags: PageTags): boolean {
  if (tags === null) return purged.size > 0
  for (const tag of purged) if (tags.has(tag)) return true
  return false
}
