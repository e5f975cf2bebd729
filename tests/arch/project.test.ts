import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  inexactVersions,
  namedFiles,
  namedInCode,
  namedPaths,
  namedProjects,
  namedScripts,
  privateWords,
  registryAddresses,
  untranslated,
} from './project.ts'
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
describe('the README and the documents name', () => {
  const documents = globSync(['*.md', 'docs/*.md'], { cwd: PROJECT_ROOT })
  const files = globSync(['*', '{src,server,tests,build,scripts,shops,deploy}/**/*.*'], { cwd: PROJECT_ROOT })
  /** The names of a kind in all documents that are not known. */
  const unknown = (namesIn: (document: string) => readonly string[], isKnown: (name: string) => boolean) => {
    const named = documents.flatMap((document) => namesIn(read(document)).map((name) => ({ document, name })))
    expect(named.length).toBeGreaterThan(2)
    return named.filter(({ name }) => !isKnown(name))
  }

  test('paths that exist', () => {
    expect(unknown(namedPaths, (path) => existsSync(join(PROJECT_ROOT, path)))).toEqual([])
  })

  test('source files that exist', () => {
    const isKnown = (name: string) => files.some((path) => path === name || path.endsWith(`/${name}`))
    expect(unknown(namedFiles, isKnown)).toEqual([])
  })

  test('scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
    expect(unknown(namedScripts, (script) => script in scripts)).toEqual([])
  })

  test('projects of vitest', () => {
    const configuration = read('vitest.config.ts')
    expect(unknown(namedProjects, (project) => configuration.includes(`name: '${project}'`))).toEqual([])
  })

  test('names that the code has', () => {
    const texts = files.filter(
      (path) =>
        !path.includes('__generated__') && /\.(?:tsx?|mjs|json|graphql|ya?ml|html|conf)$|Dockerfile$/.test(path),
    )
    const words = new Set([...files, ...texts.map(read)].flatMap((text) => text.match(/\w+/g) ?? []))
    expect(unknown(namedInCode, (name) => words.has(name))).toEqual([])
  })
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
  test('the names in a document', () => {
    const document = '`npm run gone -- now`, `relay/gone.ts`, `a.b.goneName`, `GonePage`, `GONE_MS`, `word`, npm start'
    expect(namedScripts(document)).toEqual(['gone', 'start'])
    expect(namedFiles(document)).toEqual(['relay/gone.ts'])
    expect(namedInCode(document)).toEqual(['goneName', 'GonePage', 'GONE_MS'])
    expect(namedProjects('`npx vitest run --project e2e-gone a.test.ts`')).toEqual(['e2e-gone'])
    expect(namedInCode('```ts\nconst exampleName = 1\n```')).toEqual([])
  })
  test('an empty translation', () => {
    const catalogue =
      'msgid ""\nmsgstr ""\n"Language: en\\n"\n\n#: a.tsx:1\nmsgid "Carrello"\nmsgstr ""\n\nmsgid "Cerca"\nmsgstr "Search"\n\n#~ msgid "Via"\n#~ msgstr ""'
    expect(untranslated(catalogue)).toEqual(['Carrello'])
  })
})
