import { expect, test } from 'vitest'
import { isNullable } from '#tests/harness/answerFields.ts'
import { fewOf, showChanged, states } from './changedState.tsx'

/** Each run tries others. */
const FIELDS_OF_A_STATE = 2

test.each(states)('$id stands without fields that the backend may leave out', async ({ state }) => {
  const found = new Set<string>()
  const usual = await showChanged(state, (field) => {
    if (isNullable(field)) found.add(field.name)
  })
  expect(usual.faults).toEqual([])
  const faults: string[] = []
  for (const name of fewOf(found, FIELDS_OF_A_STATE)) {
    const without = await showChanged(state, (field) => {
      if (field.name === name) field.replace(null)
    })
    for (const fault of without.faults) faults.push(`without ${name}: ${fault}`)
  }
  expect(faults).toEqual([])
})
