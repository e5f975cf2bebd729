import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { mutantsOf, mutated } from '#tests/mutants/mutate.ts'

const changes = (text: string) => mutantsOf('a.ts', text).map((mutant) => mutated('a.ts', text, mutant))

test('operators, conditions, texts and calls are changed, one at a time', () => {
  expect(changes('const a = b - c')).toEqual(['const a = b + c'])
  expect(changes('if (a > 1) b()')).toEqual([
    'if (true) b()',
    'if (false) b()',
    'if (a >= 1) b()',
    'if (a <= 1) b()',
    'if (a > 1) ;',
  ])
  expect(changes("const a = b?.some(c) ?? 'd'")).toEqual([
    "const a = b.some(c) ?? 'd'",
    "const a = b?.every(c) ?? 'd'",
    "const a = b?.some(c) && 'd'",
    "const a = b?.some(c) ?? ''",
  ])
})

test('types, imports and names of properties stay', () => {
  expect(changes("import { a } from 'a'\ntype B = 'b' | true\nconst c = { 'd': e } satisfies B")).toEqual([])
})

test('a loop that has lost its end throws', () => {
  const text = 'let turns = 0\nwhile (turns < 3) { turns += 1 }'
  const endless = changes(text).find((code) => code.includes('turns -= 1'))!
  expect(() => runInNewContext(endless)).toThrow('A loop has lost its end.')
})
