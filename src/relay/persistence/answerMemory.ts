import type { Admission, Reach } from './admission.ts'
import { withoutDropped } from './admission.ts'
import { dataOf, formatAnswer } from './snapshotFormat.ts'
import type { StoredAnswer } from './snapshotFormat.ts'

type Data = Readonly<Record<string, unknown>>

type Remembered = {
  readonly answer: StoredAnswer
  /** Made when there is time; from then on the answer is kept as text only. */
  line: string | null
  live: { readonly data: Data; readonly admission: Admission } | null
  /** From the snapshot and not given to Relay yet. */
  isRestored: boolean
}

/** What this tab remembers: the newest answer of each operation and variables, the least recently used first. */
export type AnswerMemory = {
  readonly put: (
    data: Data,
    admission: Admission,
    asked: Pick<StoredAnswer, 'key' | 'fetchedAt' | 'epoch' | 'changes'>,
  ) => void
  /** Takes over a stored answer unless a newer one is remembered. */
  readonly restore: (answer: StoredAnswer, line: string) => void
  /** An answer of the snapshot, given once. Throws when its text is no JSON. */
  readonly takeRestored: (key: string) => { readonly answer: StoredAnswer; readonly data: Data } | null
  readonly forget: (key: string) => void
  /** Forgets what concerns the shopper and was asked for before the last change. */
  readonly forgetOutdated: (changes: number) => void
  readonly clear: () => void
  /** Serialises one answer; false when there is none left to do. */
  readonly serialiseNext: () => boolean
  /** The lines of all answers that have been serialised. */
  readonly lines: () => readonly string[]
  /** Forgets the least recently used, carts last, until the lines together are no longer than that. */
  readonly shrink: (maxCharacters: number) => void
}

const isNewer = (a: StoredAnswer, b: StoredAnswer): boolean =>
  a.epoch === b.epoch ? a.fetchedAt > b.fetchedAt : a.epoch > b.epoch

export const concernsShopper = (reach: Reach): boolean => reach !== 'catalogue'

export function createAnswerMemory(): AnswerMemory {
  const remembered = new Map<string, Remembered>()
  const unserialised = new Set<string>()
  const set = (key: string, entry: Remembered) => {
    // Back to the end of the map: its order is that of last use.
    remembered.delete(key)
    remembered.set(key, entry)
  }
  const forget = (key: string) => {
    remembered.delete(key)
    unserialised.delete(key)
  }
  const forgetOldest = (excess: number, isExpendable: (entry: Remembered) => boolean): number => {
    let left = excess
    for (const [key, entry] of remembered) {
      if (left <= 0) break
      if (!isExpendable(entry)) continue
      left -= entry.line?.length ?? 0
      forget(key)
    }
    return left
  }
  return {
    put(data, admission, asked) {
      const config = admission.hasStoreConfig ? data['storeConfig'] : null
      const answer: StoredAnswer = {
        ...asked,
        reach: admission.reach,
        configFields: config === null || config === undefined ? null : Object.keys(config),
        partial: admission.hasCrossSell,
      }
      set(asked.key, { answer, line: null, live: { data, admission }, isRestored: false })
      unserialised.add(asked.key)
    },
    restore(answer, line) {
      const known = remembered.get(answer.key)
      if (known && !isNewer(answer, known.answer)) return
      set(answer.key, { answer, line, live: null, isRestored: true })
      unserialised.delete(answer.key)
    },
    takeRestored(key) {
      const entry = remembered.get(key)
      if (!entry?.isRestored || entry.line === null) return null
      entry.isRestored = false
      set(key, entry)
      return { answer: entry.answer, data: dataOf(entry.line) as Data }
    },
    forget,
    forgetOutdated(changes) {
      for (const [key, { answer }] of remembered) {
        if (concernsShopper(answer.reach) && answer.changes !== changes) forget(key)
      }
    },
    clear() {
      remembered.clear()
      unserialised.clear()
    },
    serialiseNext() {
      const [key] = unserialised
      if (key === undefined) return false
      unserialised.delete(key)
      const entry = remembered.get(key)
      if (entry?.live) {
        entry.line = formatAnswer(entry.answer, withoutDropped(entry.live.data, entry.live.admission))
        entry.live = null
      }
      return true
    },
    lines: () => [...remembered.values()].flatMap(({ line }) => line ?? []),
    shrink(maxCharacters) {
      const total = [...remembered.values()].reduce((sum, { line }) => sum + (line?.length ?? 0), 0)
      const left = forgetOldest(total - maxCharacters, ({ answer }) => answer.reach !== 'cart')
      forgetOldest(left, () => true)
    },
  }
}
