import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inexactVersions, namedPaths, privateWords, registryAddresses, untranslated } from './project.ts'
import { PROJECT_ROOT } from './sources.ts'

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8')

// Packages for measurements only are installed separately.
describe.each(['', 'tests/perf/lighthouse/'])('the packages of %o', (folder) => {
  test('every dependency is pinned exactly', () => {
    expect(inexactVersions(read(`${folder}package.json`))).toEqual([])
  })

  test('the lock file names no registry', () => {
    expect(registryAddresses(read(`${folder}package-lock.json`))).toEqual([])
  })
})

test('no tracked text names a private folder or word', () => {
  const texts = globSync(
    [
      '*.{ts,json,md,graphql,html}',
      '{src,server,shops,tests,build,scripts,docs,locales}/**/*.{ts,tsx,mjs,js,json,md,po,svg}',
      '.ci/*',
    ],
    { cwd: PROJECT_ROOT },
  )
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.flatMap((path) => privateWords(path, read(path)))).toEqual([])
})

// Decisions describe the state of their day.
test('every path that the README and the documents name exists', () => {
  const documents = globSync(['README.md', 'docs/*.md'], { cwd: PROJECT_ROOT })
  const named = documents.flatMap((document) => namedPaths(read(document)).map((path) => ({ document, path })))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ path }) => !existsSync(join(PROJECT_ROOT, path)))).toEqual([])
})

test('every catalogue is complete', () => {
  const gaps = globSync('locales/*.po', { cwd: PROJECT_ROOT }).flatMap((path) =>
    untranslated(read(path)).map((id) => `${path}: ${id}`),
  )
  expect(gaps).toEqual([])
})

describe('the checks of the project can fail', () => {
  test('a version range and a tag', () => {
    expect(
      inexactVersions('{"dependencies":{"a":"^1.0.0","b":"1.2.3-rc.1"},"devDependencies":{"c":"latest"}}'),
    ).toEqual(['a: ^1.0.0', 'c: latest'])
  })
  test('a registry address', () => {
    expect(registryAddresses('"resolved": "https://registry.example/a.tgz",\n"resolved": "file:a"')).toHaveLength(1)
  })
  test('a private folder', () => {
    expect(privateWords('a.ts', `x\ncd ${'/work'}/main`)).toEqual([`a.ts:2: cd ${'/work'}/main`])
    expect(privateWords('a.ts', 'https://shop.example/framework/a')).toEqual([])
  })
  test('an empty translation', () => {
    const catalogue =
      'msgid ""\nmsgstr ""\n"Language: en\\n"\n\n#: a.tsx:1\nmsgid "Carrello"\nmsgstr ""\n\nmsgid "Cerca"\nmsgstr "Search"\n\n#~ msgid "Via"\n#~ msgstr ""'
    expect(untranslated(catalogue)).toEqual(['Carrello'])
  })
})
