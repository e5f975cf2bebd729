import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatLine, formatSnapshot, readSnapshot, SnapshotError } from '#src/relay/persistence/snapshotFormat.ts'
import type { StoredRecord } from '#src/relay/persistence/snapshotFormat.ts'
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '#tests/unit/relay/propertyRuns.ts'

const HEADER = { version: 'v', scope: 'it', owner: 'guest', tab: 't', history: 'h' }

function readAll(text: string) {
  const steps = readSnapshot(text)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const stored = fc.array(
  fc.record<StoredRecord>({
    at: fc.integer(),
    record: fc.record({
      __id: fc.string({ unit: 'binary', maxLength: 20 }),
      __typename: fc.string({ maxLength: 5 }),
      text: fc.string({ unit: 'binary' }),
      list: fc.array(fc.nat()),
    }),
  }),
  { maxLength: 4 },
)
const write = (given: readonly StoredRecord[]) => formatSnapshot(HEADER, given.map(formatLine))

describe('the text of a snapshot', () => {
  it(
    'returns the written records',
    () => {
      fc.assert(
        fc.property(stored, (given) => {
          const { header, records } = readAll(write(given))
          expect(header).toEqual(HEADER)
          expect(records.map(({ at, record, line }) => ({ at, record, line }))).toEqual(
            given.map((one) => ({ ...(JSON.parse(JSON.stringify(one)) as StoredRecord), line: formatLine(one) })),
          )
        }),
        propertyRuns(500),
      )
    },
    PROPERTY_TIMEOUT_MS,
  )

  it(
    'is refused when cut off anywhere',
    () => {
      fc.assert(
        fc.property(stored, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (given, share) => {
          const text = write(given)
          expect(() => readAll(text.slice(0, Math.floor(text.length * share)))).toThrow(SnapshotError)
        }),
        propertyRuns(500),
      )
    },
    PROPERTY_TIMEOUT_MS,
  )

  it(
    'is refused when one character of it was changed',
    () => {
      fc.assert(
        fc.property(stored, fc.nat(), fc.integer({ min: 1, max: 0xffff }), (given, at, difference) => {
          const text = write(given)
          const index = at % text.length
          const changed = String.fromCharCode(text.charCodeAt(index) ^ difference)
          expect(() => readAll(text.slice(0, index) + changed + text.slice(index + 1))).toThrow(SnapshotError)
        }),
        propertyRuns(1000),
      )
    },
    PROPERTY_TIMEOUT_MS,
  )

  it('is refused when a line was taken out, doubled or moved', () => {
    const lines = ['a', 'b', 'c'].map((id) => formatLine({ at: 1, record: { __id: id, __typename: 'Cart' } }))
    const [head, a, b, c] = formatSnapshot(HEADER, lines).split('\n')
    for (const foreign of [
      [head, a, b],
      [head, a, b, b],
      [head, b, a, c],
      [head, a, b, c, c],
      [a, b, c],
    ]) {
      expect(() => readAll(foreign.join('\n'))).toThrow(SnapshotError)
    }
  })

  it.each(['', '{}', 'null', '{"version":1,"records":{}}', 'vetrina-records/1', 'vetrina-records/2{}', '\n\n'])(
    '%j is foreign',
    (text) => {
      expect(() => readAll(text)).toThrow(SnapshotError)
    },
  )
})
