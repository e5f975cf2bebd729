import { expect, test } from 'vitest'
import { isDarkColor, safeDeclarations } from '#src/features/cms/safeStyle.ts'

test.each(['#000', '#0c625d', '#a3123a', 'rgb(16, 32, 32)'])('%s calls for light text', (color) => {
  expect(isDarkColor(color)).toBe(true)
})

test.each(['#fff', '#d8d0c4', '#f90', 'rgb(220, 220, 220)'])('%s calls for dark text', (color) => {
  expect(isDarkColor(color)).toBe(false)
})

test('the last declaration of a property counts; names of objects are no properties', () => {
  expect([...safeDeclarations('text-align:left;text-align:right;constructor:x;__proto__:y')]).toEqual([
    ['text-align', 'right'],
  ])
})
