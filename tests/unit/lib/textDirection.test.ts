import { expect, test } from 'vitest'
import { textDirectionOf } from '#src/lib/textDirection.ts'

test.each([
  ['it', 'ltr'],
  ['pt-BR', 'ltr'],
  ['ja', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['pa', 'ltr'],
  ['pa-Arab', 'rtl'],
])('%s is written %s', (tag, direction) => {
  expect(textDirectionOf(tag)).toBe(direction)
})
