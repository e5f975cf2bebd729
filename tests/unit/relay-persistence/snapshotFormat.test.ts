import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dataOf,
  formatAnswer,
  formatSnapshot,
  readSnapshot,
  SnapshotError,
} from '#src/relay/persistence/snapshotFormat.ts'
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '#tests/unit/relay/propertyRuns.ts'
import type { StoredAnswer } from '#src/relay/persistence/snapshotFormat.ts'

const HEADER = { shape: 's', operations: 'o', scope: 'it', owner: 'guest', epoch: 1, history: 'h' }

function readAll(text: string) {
  const steps = readSnapshot(text)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const answers = fc.array(
  fc.record({
    answer: fc.record<StoredAnswer>({
      key: fc.string({ unit: 'binary', maxLength: 20 }),
      reach: fc.constantFrom('catalogue', 'customer', 'cart'),
      fetchedAt: fc.integer(),
      epoch: fc.nat(),
      changes: fc.nat(),
      configFields: fc.option(fc.array(fc.string(), { maxLength: 3 })),
      partial: fc.boolean(),
    }),
    data: fc.record({ text: fc.string({ unit: 'binary' }), list: fc.array(fc.nat()) }),
  }),
  { maxLength: 4 },
)
const write = (given: ReturnType<typeof answers.generate>['value']) =>
  formatSnapshot(
    HEADER,
    given.map(({ answer, data }) => formatAnswer(answer, JSON.stringify(data))),
  )

describe('the text of a snapshot', () => {
  it(
    'gives back what was written',
    () => {
      fc.assert(
        fc.property(answers, (given) => {
          const { header, answers: read } = readAll(write(given))
          expect(header).toEqual(HEADER)
          expect(read.map(({ answer, line }) => ({ answer, data: JSON.stringify(dataOf(line)) }))).toEqual(
            given.map(({ answer, data }) => ({ answer, data: JSON.stringify(data) })),
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
        fc.property(answers, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (given, share) => {
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
        fc.property(answers, fc.nat(), fc.integer({ min: 1, max: 0xffff }), (given, at, difference) => {
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
    const lines = ['a', 'b', 'c'].map((key) =>
      formatAnswer(
        { key, reach: 'cart', fetchedAt: 1, epoch: 1, changes: 0, configFields: null, partial: false },
        '{}',
      ),
    )
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

  it.each(['', '{}', 'null', '{"version":1,"records":{}}', 'vetrina-answers/1', 'vetrina-answers/2{}', '\n\n'])(
    '%j is foreign',
    (text) => {
      expect(() => readAll(text)).toThrow(SnapshotError)
    },
  )
})
