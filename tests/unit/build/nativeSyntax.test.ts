import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ConcreteRequest } from 'relay-runtime'
import * as relay from 'relay-runtime'
import { expect, test } from 'vitest'
import query from '#src/__generated__/MenuPageQuery.graphql.ts'
import { withNativeSyntax } from '../../../build/nativeSyntax.ts'

const root = fileURLToPath(new URL('../../../node_modules/', import.meta.url))
const files = ['relay-runtime', 'react-relay'].flatMap((name) =>
  globSync(`${name}/lib/**/*.js`, { cwd: root }).map((path) => `${root}${path}`),
)
const helpersOf = (code: string) => [...code.matchAll(/helpers\/(\w+)"/g)].map(([, name = '']) => name)

/** Loads a CommonJS module of Relay's packages, and those that it requires, the way the browser's build has them. */
function createLoader() {
  const modules = new Map<string, { exports: unknown }>()
  const load = (path: string): unknown => {
    const known = modules.get(path)
    if (known) return known.exports
    const module = { exports: {} as unknown }
    modules.set(path, module)
    const requireHere = createRequire(path)
    const requireNative = (specifier: string) => {
      const resolved = requireHere.resolve(specifier)
      return resolved.includes('/relay-runtime/lib/') ? load(resolved) : requireHere(specifier)
    }
    // oxlint-disable-next-line typescript/no-implied-eval -- the module as a bundle holds it
    new Function('module', 'exports', 'require', '__dirname', withNativeSyntax(readFileSync(path, 'utf8')))(
      module,
      module.exports,
      requireNative,
      dirname(path),
    )
    return module.exports
  }
  return load
}

test('leaves none of the loops and spreads that were compiled, but in modules that no browser gets', () => {
  const loaded = files.filter((path) => /\/relay-runtime\/lib\/(store|network|query)\//.test(path))
  expect(loaded.length).toBeGreaterThan(50)
  const helpers = new Set(loaded.flatMap((path) => helpersOf(withNativeSyntax(readFileSync(path, 'utf8')))))
  for (const gone of ['createForOfIteratorHelper', 'objectSpread2', 'toConsumableArray']) {
    expect(loaded.some((path) => readFileSync(path, 'utf8').includes(`helpers/${gone}"`))).toBe(true)
    expect([...helpers]).not.toContain(gone)
  }
})

test('means what the compiled loop meant: labels, breaks, returns and what is thrown', () => {
  const compiled = `
var _interopRequireDefault = require("@babel/runtime/helpers/interopRequireDefault")["default"];
var _createForOfIteratorHelper2 = _interopRequireDefault(require("@babel/runtime/helpers/createForOfIteratorHelper"));
var _objectSpread2 = _interopRequireDefault(require("@babel/runtime/helpers/objectSpread2"));
var _toConsumableArray2 = _interopRequireDefault(require("@babel/runtime/helpers/toConsumableArray"));
module.exports = function (rows, stop) {
  var seen = [];
  var _iterator = (0, _createForOfIteratorHelper2["default"])(rows),
    _step;
  try {
    ROWS: for (_iterator.s(); !(_step = _iterator.n()).done;) {
      var row = _step.value;
      var _iterator2 = (0, _createForOfIteratorHelper2["default"])(row),
        _step2;
      try {
        for (_iterator2.s(); !(_step2 = _iterator2.n()).done;) {
          var cell = _step2.value;
          if (cell === 'next') continue ROWS;
          if (cell === 'return') return (0, _toConsumableArray2["default"])(seen);
          if (cell === stop) throw (0, _objectSpread2["default"])((0, _objectSpread2["default"])({}, { seen }), {}, { cell });
          seen.push(cell);
        }
      } catch (err) {
        _iterator2.e(err);
      } finally {
        _iterator2.f();
      }
    }
  } catch (err) {
    _iterator.e(err);
  } finally {
    _iterator.f();
  }
  return seen;
};
`
  const native = withNativeSyntax(compiled)
  expect(native).not.toMatch(/require|try|finally/)
  expect(native).toContain('ROWS: for (_step of rows)')
  const require = createRequire(`${root}relay-runtime/lib/index.js`)
  const run = (code: string, ...args: readonly unknown[]) => {
    const module = { exports: (): unknown => undefined as unknown } as {
      exports: (...args: readonly unknown[]) => unknown
    }
    // oxlint-disable-next-line typescript/no-implied-eval -- the module as a bundle holds it
    new Function('module', 'require', code)(module, require)
    try {
      return { returned: module.exports(...args) }
    } catch (thrown) {
      return { thrown }
    }
  }
  const rows = [new Set([1, 2, 'next', 3]), [4], ['stop', 'return', 5]]
  for (const args of [
    [rows, 'stop'],
    [rows, null],
    [[[1], [2]], null],
  ]) {
    expect(run(native, ...args)).toEqual(run(compiled, ...args))
  }
})

test('keeps a store that remembers and reads what the package itself does', () => {
  const native = createLoader()(`${root}relay-runtime/lib/index.js`) as typeof relay
  const node = (uid: string, name: string) => ({ uid, name, url_path: name, include_in_menu: 1 })
  const answer = {
    categories: {
      items: [
        {
          uid: 'MQ==',
          children: [{ ...node('Mg==', 'tavola'), children: [node('Mw==', 'teiere'), node('NA==', 'piatti'), null] }],
        },
      ],
    },
  }
  const snapshotOf = ({ Environment, Network, Observable, RecordSource, Store, ...runtime }: typeof relay) => {
    const store = new Store(new RecordSource())
    const environment = new Environment({
      network: Network.create(() => Observable.from(Promise.resolve({ data: answer }))),
      store,
      getDataID: (node: Readonly<Record<string, unknown>>) =>
        typeof node['uid'] === 'string' ? node['uid'] : undefined,
    })
    const request: ConcreteRequest = query
    const operation = runtime.createOperationDescriptor(request, {})
    environment.retain(operation)
    environment.commitPayload(operation, answer)
    return {
      records: environment.getStore().getSource().toJSON(),
      data: environment.lookup(operation.fragment).data,
      isThere: environment.check(operation).status,
    }
  }
  const expected = snapshotOf(relay)
  expect(Object.keys(expected.records).length).toBeGreaterThan(5)
  expect(snapshotOf(native)).toEqual(expected)
})
