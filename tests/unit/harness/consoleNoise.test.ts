import { expect, test } from 'vitest'
import { expectNoise, settleNoise } from '#tests/harness/consoleNoise.ts'

test('unexpected noise is a fault that carries the text', () => {
  console.error('a key is missing', new Error('boom'))
  console.warn('deprecated')
  const faults = settleNoise()
  expect(faults).toHaveLength(2)
  expect(faults[0]).toMatch(/console\.error: a key is missing Error: boom/)
  expect(faults[1]).toBe('console.warn: deprecated')
})

test('announced noise passes, announced silence does not', () => {
  expectNoise(/deprecated/)
  console.warn('deprecated')
  expect(settleNoise()).toEqual([])
  expectNoise(/deprecated/)
  expect(settleNoise()).toEqual(['expected console noise never came: /deprecated/'])
})
