import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseModule, PROJECT_ROOT } from '#tests/arch/sources.ts'

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8')

const guide = read('docs/extending.md')

test('the example of docs/extending.md is the folder that the tests compile and render', () => {
  const files = [...guide.matchAll(/^`([\w./]+)`:\n\n```\w+\n([\s\S]*?)\n```$/gm)]
  expect(files.map(([, name]) => name)).toContain('extensions.ts')
  for (const [, name, text] of files)
    expect({ name, text: `${text}\n` }).toEqual({ name, text: read(`tests/fixtures/shops/example/${name}`) })
  const own = globSync('tests/fixtures/shops/example/*.{ts,tsx}', { cwd: PROJECT_ROOT })
    .map((path) => path.slice('tests/fixtures/shops/example/'.length))
    .filter((name) => !/^(?:shop\.config|theme|fonts\.css|fontFiles)\.ts$/.test(name))
  expect(files.flatMap(([, name = '']) => (name.endsWith('.po') ? [] : name)).toSorted()).toEqual(own.toSorted())
})

test('docs/extending.md names everything that the surface exports', () => {
  const modules = globSync('src/shop-api/*.ts', { cwd: PROJECT_ROOT }).map((path) => parseModule(path, read(path)))
  const missing = modules.flatMap(({ path, text, exports }) => [
    ...(guide.includes(`\`#shop/${path.slice('src/shop-api/'.length)}\``) ? [] : [path]),
    // Types are explained by the functions that use them.
    ...exports.filter((name) => !new RegExp(`export type[^;]*?\\b${name}\\b`).test(text) && !guide.includes(name)),
  ])
  expect(missing).toEqual([])
})
