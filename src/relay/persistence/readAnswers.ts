import type { IEnvironment } from 'relay-runtime'
import { parseJson } from '#src/lib/parseJson.ts'
import type { StoreRecord } from './persistentSource.ts'
import { ROOT_ID } from './persistentSource.ts'

/** An answer to a root field in the store. */
export type StoredAnswer = {
  /** The value of the argument. */
  readonly argument: unknown
  readonly record: StoreRecord
}

/**
 * The answers in the store to requests of a root field with one argument, the newest request first. Restored answers of
 * earlier visits are included.
 */
export function storedAnswers(environment: IEnvironment, field: string, argument: string): readonly StoredAnswer[] {
  const source = environment.getStore().getSource()
  const read = (id: string) => source.get(id) as StoreRecord | null | undefined
  const prefix = `${field}(${argument}:`
  const answers = Object.entries(read(ROOT_ID) ?? {}).flatMap(([key, value]): readonly StoredAnswer[] => {
    if (!key.startsWith(prefix)) return []
    const given = parseJson(key.slice(prefix.length, -1), (parsed): parsed is unknown => parsed !== undefined)
    const [record] = linkedRecords(environment, { value }, 'value')
    return given === null || record === undefined ? [] : [{ argument: given, record }]
  })
  return answers.toReversed()
}

/** The records that a field of a record links to. */
export function linkedRecords(environment: IEnvironment, record: StoreRecord, field: string): readonly StoreRecord[] {
  const source = environment.getStore().getSource()
  const { __ref: one, __refs: many = [] } = (record[field] ?? {}) as {
    readonly __ref?: string
    readonly __refs?: readonly (string | null)[]
  }
  return [one, ...many].flatMap((id) => {
    const linked = typeof id === 'string' ? (source.get(id) as StoreRecord | null | undefined) : null
    return linked ? [linked] : []
  })
}

/** The text in a field of a record; empty if it has none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether a filter selects one entity by this field. */
export const isOnly = (filter: unknown, field: string): boolean =>
  isObject(filter) && Object.keys(filter).length === 1 && isObject(filter[field]) && 'eq' in filter[field]
