import type { Reach } from './admission.ts'
import type { SnapshotHead } from './snapshotHead.ts'

/**
 * The text of a snapshot: a header line, then one line per remembered answer. A line is made once, when its answer
 * arrives, and read on its own, so that neither a write nor a restore is ever one long task.
 *
 * JSON holds no raw line break or tab, so both can divide. Each line starts with a checksum of its rest, and the header
 * with one of all the lines: a truncated, edited or foreign text is told before anything of it is used. The checksum
 * guards against accidents; whoever can run script in the origin needs no snapshot to do harm.
 */
const FORMAT = 'vetrina-answers/1'

export type SnapshotHeader = Pick<SnapshotHead, 'epoch' | 'history'> & {
  /** Hash of what gives records their shape: the identity table and the schema that the client was compiled against. */
  readonly shape: string
  /** Hash of the persisted ids of all operations. */
  readonly operations: string
  /** Store view and currency. */
  readonly scope: string
  /** Whose answers these are. */
  readonly owner: string
}

export type StoredAnswer = {
  readonly key: string
  readonly reach: Reach
  /** Milliseconds since the epoch. */
  readonly fetchedAt: number
  /** Of the tab that fetched it: what a later epoch fetched is newer, whatever the clocks said. */
  readonly epoch: number
  /** How many beginnings and ends of mutations came before it was asked for: {@link SnapshotHead.changes}. */
  readonly changes: number
  /** Fields of the store configuration that were taken out; null where the answer had none. */
  readonly configFields: readonly string[] | null
  /** A part was left out: show it, but ask again. */
  readonly partial: boolean
}

/** The text is no snapshot of ours, or not all of one. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError'
}

/** FNV-1a, 32 bits, over the UTF-16 code units from `start`: any single changed unit changes it. */
export function checksum(text: string, start = 0): string {
  let hash = 0x811c9dc5
  for (let index = start; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}

const CHECKSUM_LENGTH = 8

const seal = (text: string): string => checksum(text) + text

/** The answer's line. Costs one serialisation of `data`. */
export function formatAnswer(answer: StoredAnswer, data: string): string {
  const { key, reach, fetchedAt, epoch, changes, configFields, partial } = answer
  return seal(`${JSON.stringify([key, reach, fetchedAt, epoch, changes, configFields, partial])}\t${data}`)
}

/** Joins lines that exist already. */
export function formatSnapshot(header: SnapshotHeader, lines: readonly string[]): string {
  const first = seal(JSON.stringify({ ...header, count: lines.length, sum: sumOf(lines) }))
  return [FORMAT + first, ...lines].join('\n')
}

const sumOf = (lines: readonly string[]): string =>
  checksum(lines.map((line) => line.slice(0, CHECKSUM_LENGTH)).join(''))

export type ReadSnapshot = {
  readonly header: SnapshotHeader
  readonly answers: readonly { readonly answer: StoredAnswer; readonly line: string }[]
}

/** Reads a snapshot one line a step. Throws {@link SnapshotError}; answers stay text until {@link dataOf}. */
export function* readSnapshot(text: string): Generator<void, ReadSnapshot> {
  const answers: ReadSnapshot['answers'][number][] = []
  const lines: string[] = []
  let end = text.indexOf('\n')
  const { count, sum, ...header } = readHeader(end === -1 ? text : text.slice(0, end))
  while (end !== -1) {
    yield
    const next = text.indexOf('\n', end + 1)
    const line = text.slice(end + 1, next === -1 ? undefined : next)
    answers.push({ answer: readAnswer(line), line })
    lines.push(line)
    end = next
  }
  if (lines.length !== count || sumOf(lines) !== sum) throw new SnapshotError('answers are missing')
  return { header, answers }
}

/** The answer's data. Throws where the line holds no JSON. */
export const dataOf = (line: string): unknown => JSON.parse(line.slice(line.indexOf('\t') + 1))

function readHeader(line: string) {
  if (!line.startsWith(FORMAT)) throw new SnapshotError('not of this format')
  const sealed = line.slice(FORMAT.length)
  if (checksum(sealed, CHECKSUM_LENGTH) !== sealed.slice(0, CHECKSUM_LENGTH))
    throw new SnapshotError('its header is damaged')
  const header = parse(sealed.slice(CHECKSUM_LENGTH))
  if (!isHeader(header)) throw new SnapshotError('its header is foreign')
  return header
}

function readAnswer(line: string): StoredAnswer {
  if (checksum(line, CHECKSUM_LENGTH) !== line.slice(0, CHECKSUM_LENGTH))
    throw new SnapshotError('an answer is damaged')
  const fields = parse(line.slice(CHECKSUM_LENGTH, line.indexOf('\t')))
  if (!isAnswerFields(fields)) throw new SnapshotError('an answer is foreign')
  const [key, reach, fetchedAt, epoch, changes, configFields, partial] = fields
  return { key, reach, fetchedAt, epoch, changes, configFields, partial }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SnapshotError('it is not JSON', { cause })
  }
}

function isHeader(value: unknown): value is SnapshotHeader & { readonly count: number; readonly sum: string } {
  if (typeof value !== 'object' || value === null) return false
  const { shape, operations, scope, owner, history, sum, epoch, count } = value as Record<string, unknown>
  return (
    [shape, operations, scope, owner, history, sum].every((field) => typeof field === 'string') &&
    [epoch, count].every((field) => Number.isSafeInteger(field))
  )
}

type AnswerFields = [string, Reach, number, number, number, readonly string[] | null, boolean]

function isAnswerFields(value: unknown): value is AnswerFields {
  if (!Array.isArray(value) || value.length !== 7) return false
  const [key, reach, fetchedAt, epoch, changes, configFields, partial] = value as unknown[]
  return (
    typeof key === 'string' &&
    (reach === 'catalogue' || reach === 'customer' || reach === 'cart') &&
    typeof fetchedAt === 'number' &&
    Number.isSafeInteger(epoch) &&
    Number.isSafeInteger(changes) &&
    (configFields === null ||
      (Array.isArray(configFields) && configFields.every((field) => typeof field === 'string'))) &&
    typeof partial === 'boolean'
  )
}
