import { RecordSource } from 'relay-runtime'
import type { MutableRecordSource } from 'relay-runtime'

/** The id of the record with the root fields. */
export const ROOT_ID = 'client:root'

/** A record as Relay keeps it. It is never changed in place: an update makes another object. */
export type StoreRecord = Readonly<Record<string, unknown>>

/**
 * The records that Relay's store reads and writes. Relay keeps optimistic updates in a layer above it, so it only
 * contains answers of the backend.
 */
export class PersistentSource extends RecordSource {
  /**
   * The ids of the records in the snapshot. Relay's garbage collection must not delete these: no operation retains
   * restored records.
   */
  kept: ReadonlySet<string> = new Set()
  onChange: () => void = () => undefined

  override set(...[id, record]: Parameters<MutableRecordSource['set']>): void {
    super.set(id, record)
    this.onChange()
  }

  override delete(id: string): void {
    super.delete(id)
    this.onChange()
  }

  override remove(id: string): void {
    if (!this.kept.has(id)) super.remove(id)
  }

  recordOf(id: string): StoreRecord | null | undefined {
    return super.get(id) as StoreRecord | null | undefined
  }

  /** Adds a record that the snapshot already contains. */
  restore(id: string, record: StoreRecord): void {
    super.set(id, record as unknown as Parameters<MutableRecordSource['set']>[1])
  }
}
