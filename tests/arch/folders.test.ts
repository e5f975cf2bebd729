import { expect, test } from 'vitest'
import { folderFaults, isGenerated, MOST_MODULES, writtenModules } from './folders.ts'

test('no folder has more modules than a reader takes in at one look', () => {
  const modules = writtenModules()
  expect(modules.length).toBeGreaterThan(1_000)
  expect(folderFaults(modules)).toEqual([])
})

test('one module too many is named with its folder, and folders below do not count', () => {
  const modules = Array.from({ length: MOST_MODULES }, (_, index) => `src/lib/a${index}.ts`)
  expect(folderFaults([...modules, 'src/lib/url/a.ts'])).toEqual([])
  expect(folderFaults([...modules, 'src/lib/b.ts'])).toEqual([
    `src/lib has ${MOST_MODULES + 1} modules: divide it into folders of at most ${MOST_MODULES}.`,
  ])
})

test('a module is generated if its first comment says so', () => {
  expect(isGenerated('/**\n * @generated SignedSource<<a>>\n */\nexport const a = 1\n')).toBe(true)
  expect(isGenerated('/** Reads the artifacts. */\nexport const a = 1 // @generated\n')).toBe(false)
})
