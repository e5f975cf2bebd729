import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { compactArtifact } from '../../../build/compactArtifacts.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const artifacts = globSync('src/__generated__/*.graphql.ts', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(`${root}${path}`, 'utf8'),
}))

/** What the module exports; the artifact of a refetch stands there by its name. */
const evaluate = (text: string): unknown => {
  const alone = text.replace(/^import (\w+_graphql) from .*$/gm, "const $1 = '$1'").replace(/^import .*$/gm, '')
  const body = stripTypeScriptTypes(alone).replace('export default node', 'return node')
  // oxlint-disable-next-line typescript/no-implied-eval -- the compiler's own modules
  return new Function(body)() as unknown
}

/** The artifact without what the compact one leaves unsaid. */
const unsaid = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unsaid)
  if (typeof value !== 'object' || value === null) return value
  const isEmpty = ([key, said]: [string, unknown]) =>
    (said === null && /^(alias|args|storageKey|concreteType|abstractKey|metadata)$/.test(key)) ||
    (said === false && key === 'plural') ||
    key === 'hash' ||
    (key === 'cacheID' && 'id' in value && value.id !== null)
  return Object.fromEntries(
    Object.entries(value)
      .filter((entry) => !isEmpty(entry))
      .map(([key, said]) => [key, unsaid(said)]),
  )
}

test('leaves out of the artifacts only what Relay reads the same when it is not there', () => {
  const plain = artifacts.filter(({ text }) => !/resolver/i.test(text) && /node\b.*=/.test(text))
  expect(plain.length).toBeGreaterThan(150)
  for (const { path, text } of plain) {
    const compact = compactArtifact(text)
    expect(compact, path).not.toMatch(/"(alias|args)": null|\.hash|"cacheID"/)
    expect(evaluate(compact), path).toEqual(unsaid(evaluate(text)))
  }
})

test('keeps a variable whose default is null, and says the alias of a field', () => {
  const artifact =
    '{\n  "defaultValue": null,\n  "alias": "first",\n  "alias": null,\n  "plural": true,\n  "plural": false\n}\n'
  expect(compactArtifact(artifact)).toBe('{\n  "defaultValue": null,\n  "alias": "first",\n  "plural": true,\n}\n')
})
