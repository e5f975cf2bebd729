import { ROOT_ID } from './persistentSource.ts'
import type { PersistentSource, StoreRecord } from './persistentSource.ts'
import { formatLine } from './snapshotFormat.ts'

/** The roots of the graph that are written. */
export type SnapshotRoots = {
  /** Root fields of queries that may be stored, by the rule in build/snapshotRoots.ts. */
  readonly fields: readonly string[]
  /** The current cart; data of earlier carts are not stored. */
  readonly cartId: string | null
  readonly isCustomer: boolean
}

/** The serialised line of a record, created once for each record object. */
type Line = {
  /** When it was first written, in milliseconds since the epoch. */
  readonly at: number
  readonly text: string
  readonly links: readonly string[]
}

export type LineCache = WeakMap<StoreRecord, Line>

export type SnapshotContent = {
  readonly lines: readonly string[]
  /** Ids of the records that it links to. */
  readonly ids: ReadonlySet<string>
  readonly characters: number
}

/** Spec §9: never stored. */
const CROSS_SELL = 'crosssell_products'

const nameOf = (storageKey: string): string => storageKey.replace(/\(.*/s, '')

/** Relay's internal keys begin with two underscores, as do errors and invalidations, which belong to this document. */
const isWritten = (key: string): boolean =>
  key === '__id' || key === '__typename' || (!key.startsWith('__') && nameOf(key) !== CROSS_SELL)

/** A failed field has no useful value; a list with one failed element has. */
const hasFailed = (record: StoreRecord, key: string): boolean =>
  record[key] === null && key in ((record['__errors'] as object | undefined) ?? {})

const writtenFieldsOf = (record: StoreRecord): StoreRecord =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isWritten(key) && !hasFailed(record, key)))

function linksOf(record: StoreRecord): readonly string[] {
  const links: string[] = []
  for (const value of Object.values(record)) {
    if (typeof value !== 'object' || value === null) continue
    const { __ref: one, __refs: many = [] } = value as { __ref?: string; __refs?: readonly (string | null)[] }
    if (one !== undefined) links.push(one)
    for (const id of many) if (id !== null) links.push(id)
  }
  return links
}

/** Caches the line that a restored record was read from. */
export function noteLine(cache: LineCache, record: StoreRecord, at: number, text: string): void {
  cache.set(record, { at, text, links: linksOf(record) })
}

/** The record's line; a new one gets the time `at`. */
export function lineOf(cache: LineCache, record: StoreRecord, at: number): Line {
  let line = cache.get(record)
  if (!line) {
    const fields = writtenFieldsOf(record)
    line = { at, text: formatLine({ at, record: fields }), links: linksOf(fields) }
    cache.set(record, line)
  }
  return line
}

/** Spec §9 drops product searches: `products` with the argument `search`. A list of a category has only a filter. */
const isProductSearch = (key: string): boolean => /^products\((?:.*,)?search:/s.test(key)

function isRootKept(key: string, { fields, cartId, isCustomer }: SnapshotRoots): boolean {
  const name = nameOf(key)
  if (!fields.includes(name) || isProductSearch(key)) return false
  if (name === 'cart') return cartId !== null && key === `cart(cart_id:${JSON.stringify(cartId)})`
  return isCustomer || !name.startsWith('customer')
}

type Root = { readonly key: string | null; readonly id: string; readonly rank: number }

/**
 * The content of a snapshot: all records reachable from the stored root fields, the shopper's own first and the newest
 * before the oldest, up to `capacity` characters. One record per step.
 */
export function* collectContent(
  source: PersistentSource,
  cache: LineCache,
  roots: SnapshotRoots,
  now: number,
  capacity: number,
): Generator<void, SnapshotContent> {
  const lines: string[] = []
  const ids = new Set<string>()
  let characters = 0
  const rootFields: Record<string, unknown> = {}
  for (const { key, id } of ordered(source, cache, roots, now)) {
    const added = new Map<string, string>()
    let size = 0
    const pending = [id]
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const record = ids.has(next) || added.has(next) ? null : source.recordOf(next)
      if (!record) continue
      const { text, links } = lineOf(cache, record, now)
      added.set(next, text)
      size += text.length
      pending.push(...links)
      yield
    }
    if (characters + size > capacity) continue
    characters += size
    for (const [addedId, text] of added) {
      ids.add(addedId)
      lines.push(text)
    }
    if (key !== null) rootFields[key] = source.recordOf(ROOT_ID)?.[key]
  }
  if (lines.length > 0) {
    const root = formatLine({ at: now, record: { __id: ROOT_ID, __typename: '__Root', ...rootFields } })
    lines.push(root)
    ids.add(ROOT_ID)
    characters += root.length
  }
  return { lines, ids, characters }
}

/** The start of the walk. Fields of the cart from mutations are stored whether or not a query selected that cart. */
function ordered(source: PersistentSource, cache: LineCache, roots: SnapshotRoots, now: number): readonly Root[] {
  const root = source.recordOf(ROOT_ID) ?? {}
  const ageOf = (id: string): number => {
    const record = source.recordOf(id)
    return now - ((record && cache.get(record)?.at) ?? now)
  }
  const found = Object.keys(root)
    .filter((key) => isRootKept(key, roots))
    .flatMap((key): readonly Root[] => {
      const [id] = linksOf({ [key]: root[key] })
      const isOwn = /^(?:cart|customer)/.test(key)
      return id === undefined ? [] : [{ key, id, rank: isOwn ? -1 : ageOf(id) }]
    })
  const cart: readonly Root[] = roots.cartId === null ? [] : [{ key: null, id: `Cart:${roots.cartId}`, rank: -1 }]
  return [...cart, ...found.toSorted((left, right) => left.rank - right.rank)]
}
