/** What a page was made of, by Magento's cache tags (`cat_p_12`); null: not all of it is known. */
export type PageTags = ReadonlySet<string> | null

/** What is no longer true. */
export type Purge = readonly string[] | 'all'

/** What the store must know of a page. */
export type Kept = { readonly bytes: number; readonly tags: PageTags }

export type PageStore<Page extends Kept> = {
  readonly get: (key: string) => Page | undefined
  /** Begins to make a page: what it reads from now on may have changed before it is kept. */
  readonly begin: () => Making<Page>
  readonly forget: (key: string) => void
  /** Forgets every page that carries one of the tags, and those of which not all tags are known. */
  readonly purge: (purge: Purge) => void
  /** Of all that is kept. */
  readonly bytes: () => number
}

export type Making<Page> = {
  /** Keeps the page, unless something that it shows was purged since it was begun. */
  readonly keep: (key: string, page: Page) => void
  /** To be called in any case. */
  readonly end: () => void
}

/** Keeps what was asked for last, up to `capacityBytes` in all. */
export function createPageStore<Page extends Kept>(capacityBytes: number): PageStore<Page> {
  // A map remembers the order of insertion, so its first entry is the one that was used longest ago.
  const pages = new Map<string, Page>()
  /** The purges since each page was begun. */
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
