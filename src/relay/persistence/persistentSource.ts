import { RecordSource } from 'relay-runtime'
import type { MutableRecordSource } from 'relay-runtime'

/** A record as Relay keeps it. It is never changed in place: an update makes another object. */
export type StoreRecord = Readonly<Record<string, unknown>>

/**
 * The records that Relay's store reads and writes. Predictions of mutations are kept by Relay in a layer above it, so that
 * it only ever holds what the backend said.
 */
export class PersistentSource extends RecordSource {
  /** What the snapshot holds. Relay's garbage collection must not delete it: no operation retains restored records. */
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

  /** Puts a record in that is no news to the snapshot. */
  restore(id: string, record: StoreRecord): void {
    super.set(id, record as unknown as Parameters<MutableRecordSource['set']>[1])
  }
}
