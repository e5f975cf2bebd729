import { expect, test } from 'vitest'
import { approximateBytes } from '../../../build/chunksByRule.ts'

test('the size of a module is the same in every folder of the project', () => {
  const sizeIn = (folder: string) =>
    approximateBytes(`import "${folder}/src/a.css.ts.vanilla.css"\nimport { b } from "${folder}/src/b.ts"`, folder)
  const folders = ['/shop', '/home/somebody/with/a/long/name/and/an-Uncommon_Word/shop']
  expect(new Set(folders.map(sizeIn)).size).toBe(1)
})
