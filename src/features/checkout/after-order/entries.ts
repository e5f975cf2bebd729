import type { KeyValueStorage } from '#src/platform/storage.ts'

export type Entry = Readonly<Record<string, unknown>>

export const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** A stored list. Parsed without a schema, because the code of a schema is larger than that of the return page. */
export function readEntries(storage: KeyValueStorage, key: string): readonly unknown[] {
  try {
    const entries: unknown = JSON.parse(storage.get(key) ?? '[]')
    return Array.isArray(entries) ? entries : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
