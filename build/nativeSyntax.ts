import type { Plugin } from 'vite'

/** What the language itself has instead of a helper of Babel's, called with the same arguments. */
const NATIVE: Readonly<Record<string, string>> = {
  // The first object is a new one wherever the helper is called.
  objectSpread2: 'Object.assign',
  extends: 'Object.assign',
  toConsumableArray: 'Array.from',
}

/** Helpers that stay, in the words of today's browsers. */
const SHORT: Readonly<Record<string, string>> = {
  defineProperty:
    'module.exports = (object, key, value) => Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })',
  toPropertyKey: `module.exports = (key) => (typeof key === 'symbol' ? key : String(key))`,
}

/** A loop's beginning: its iterator, what it goes over, its step, its label. */
const LOOP =
  /var (_iterator\d*) = \(0, \w+\["default"\]\)\((.*)\),\s+(_step\d*);\s+try \{\s+(\w+: |)for \(\1\.s\(\); !\(\3 = \1\.n\(\)\)\.done;\) \{/
const endOf = (iterator: string) =>
  new RegExp(String.raw`\} catch \(err\) \{\s+${iterator}\.e\(err\);\s+\} finally \{\s+${iterator}\.f\(\);\s+\}`)

/** Turns loops back into what they were compiled from. */
function withLoops(code: string): string {
  const start = LOOP.exec(code)
  if (!start) return code
  const [head, iterator = '', items = '', step = '', label = ''] = start
  const before = code.slice(0, start.index)
  const rest = code.slice(start.index + head.length)
  const end = endOf(iterator).exec(rest)
  if (!end) throw new Error(`nativeSyntax: the loop over "${items}" ends in another way than this plugin expects`)
  const body = rest.slice(0, end.index).replaceAll(new RegExp(String.raw`\b${step}\.value\b`, 'g'), step)
  const after = withLoops(body + rest.slice(end.index + end[0].length))
  return `${before}var ${step};\n${label}for (${step} of ${items}) {${after}`
}

/** A module that was compiled for old browsers, in the words of today's: loops, spreads. It means the same. */
export function withNativeSyntax(code: string): string {
  const helpers = code.matchAll(
    /var (\w+) = _interopRequireDefault\(require\("@babel\/runtime\/helpers\/(\w+)"\)\);\n/g,
  )
  let written = withLoops(code)
  for (const [line, variable = '', helper = ''] of helpers) {
    const native = NATIVE[helper]
    if (native !== undefined) written = written.replaceAll(`(0, ${variable}["default"])(`, `${native}(`)
    const rest = written.replace(line, '')
    if (!new RegExp(String.raw`\b${variable}\b`).test(rest)) written = rest
  }
  const plain = written.replace(/var _interopRequireDefault = require\([^\n]*\n/, '')
  return plain.includes('_interopRequireDefault(') ? written : plain
}

/**
 * Relay's packages are compiled for browsers that the shop has none of: helpers, and calls of them, for what the language
 * has. The router's store brings a hook along for a React that has none.
 */
export const nativeSyntax = (): Plugin => ({
  name: 'vetrina:native-syntax',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    const native = source.replace('use-sync-external-store/shim/', 'use-sync-external-store/')
    return native === source ? null : this.resolve(native, importer)
  },
  transform: {
    filter: { id: /\/node_modules\/((relay-runtime|react-relay)\/lib|@babel\/runtime\/helpers)\/.*\.js$/ },
    handler(code, id) {
      const [, helper = ''] = /@babel\/runtime\/helpers\/(\w+)\.js$/.exec(id) ?? []
      return { code: SHORT[helper] ?? withNativeSyntax(code), map: null }
    },
  },
})
