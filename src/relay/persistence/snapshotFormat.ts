import { checksum } from './checksum.ts'
import type { StoreRecord } from './persistentSource.ts'

/**
 * The text of a snapshot: a header line, then one line per record. A line is created once, when its record is first
 * written, and parsed separately, so that neither a write nor a restore is a long task.
 *
 * JSON contains no raw line break, so line breaks can separate. Each line starts with a checksum of its rest, and the
 * header with one of all lines: a truncated, edited or foreign text is detected before it is used. The checksum guards
 * against accidents only; a malicious script of the same origin has easier ways.
 */
const FORMAT = 'vetrina-records/1'

export type SnapshotHeader = {
  /** A hash of the identity table, the schema and the rules about stored content. */
  readonly version: string
  /** Store view and currency. */
  readonly scope: string
  /** The owner of the records. */
  readonly owner: string
  /** The tab that wrote it, and its history id: see `SnapshotHead`. */
  readonly tab: string
  readonly history: string
}

export type StoredRecord = {
  /** When it was first written, in milliseconds since the epoch. */
  readonly at: number
  readonly record: StoreRecord
}

/** The text is not a snapshot of this shop, or incomplete. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError'
}

const CHECKSUM_LENGTH = 8

const seal = (text: string): string => checksum(text) + text

/** The record's line. */
export const formatLine = ({ at, record }: StoredRecord): string => seal(JSON.stringify([at, record]))

/** Joins existing lines. */
export function formatSnapshot(header: SnapshotHeader, lines: readonly string[]): string {
  const first = seal(JSON.stringify({ ...header, count: lines.length, sum: sumOf(lines) }))
  return [FORMAT + first, ...lines].join('\n')
}

const sumOf = (lines: readonly string[]): string =>
  checksum(lines.map((line) => line.slice(0, CHECKSUM_LENGTH)).join(''))

export type ReadSnapshot = {
  readonly header: SnapshotHeader
  readonly records: readonly (StoredRecord & { readonly line: string })[]
}

/** Reads a snapshot one line per step. Throws {@link SnapshotError}. */
export function* readSnapshot(text: string): Generator<void, ReadSnapshot> {
  const records: ReadSnapshot['records'][number][] = []
  const lines: string[] = []
  let end = text.indexOf('\n')
  const { count, sum, ...header } = readHeader(end === -1 ? text : text.slice(0, end))
  while (end !== -1) {
    yield
    const next = text.indexOf('\n', end + 1)
    const line = text.slice(end + 1, next === -1 ? undefined : next)
    records.push({ ...readLine(line), line })
    lines.push(line)
    end = next
  }
  if (lines.length !== count || sumOf(lines) !== sum) throw new SnapshotError('records are missing')
  return { header, records }
}

function unseal(sealed: string): unknown {
  if (checksum(sealed, CHECKSUM_LENGTH) !== sealed.slice(0, CHECKSUM_LENGTH)) throw new SnapshotError('it is damaged')
  try {
    return JSON.parse(sealed.slice(CHECKSUM_LENGTH))
  } catch (cause) {
    throw new SnapshotError('it is not JSON', { cause })
  }
}

function readHeader(line: string) {
  if (!line.startsWith(FORMAT)) throw new SnapshotError('not of this format')
  const header = unseal(line.slice(FORMAT.length))
  if (!isHeader(header)) throw new SnapshotError('its header is foreign')
  return header
}

function readLine(line: string): StoredRecord {
  const fields = unseal(line)
  if (!isLine(fields)) throw new SnapshotError('a record is foreign')
  const [at, record] = fields
  return { at, record }
}

function isHeader(value: unknown): value is SnapshotHeader & { readonly count: number; readonly sum: string } {
  if (typeof value !== 'object' || value === null) return false
  const { version, scope, owner, tab, history, sum, count } = value as Record<string, unknown>
  return (
    [version, scope, owner, tab, history, sum].every((field) => typeof field === 'string') &&
    Number.isSafeInteger(count)
  )
}

function isLine(value: unknown): value is [number, StoreRecord] {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [at, record] = value as unknown[]
  if (typeof at !== 'number' || typeof record !== 'object' || record === null) return false
  const { __id: id, __typename: type } = record as Record<string, unknown>
  return typeof id === 'string' && typeof type === 'string'
}
