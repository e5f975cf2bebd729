import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCircle } from '../../../build/bundle/acyclicChunks.ts'
import { planChunks } from '../../../build/chunkPlan.ts'
import type { GraphModule, ModuleGraph } from '../../../build/chunkPlan.ts'

const module = (imports: readonly string[], dynamicImports: readonly string[] = [], bytes = 100): GraphModule => ({
  imports,
  dynamicImports,
  bytes,
})

const plan = (modules: Readonly<Record<string, GraphModule>>, weights: Readonly<Record<string, number>> = {}) =>
  planChunks(new Map(Object.entries(modules)), { entries: ['entry'], weightOf: (root) => weights[root] ?? 1 })

/** Files in a comparable order: each as the names of its modules. */
const files = ({ shared }: ReturnType<typeof planChunks>) =>
  new Set(shared.map((modules) => modules.toSorted().join(' ')))

test('the entry’s modules are in no other file', () => {
  const planned = plan({
    entry: module(['base'], ['home', 'list']),
    base: module([]),
    home: module(['base', 'card']),
    list: module(['base', 'card']),
    card: module([]),
  })
  expect(planned.initial).toEqual(['base'])
  expect(files(planned)).toEqual(new Set(['card']))
})

test('small modules share a file, large ones that one page does not need have their own', () => {
  const pages = (large: number) => ({
    entry: module([], ['home', 'list', 'search']),
    home: module(['badge']),
    list: module(['badge', 'filters']),
    search: module(['badge', 'filters']),
    badge: module([]),
    filters: module([], [], large),
  })
  expect(files(plan(pages(200)))).toEqual(new Set(['badge filters']))
  expect(files(plan(pages(12_000)))).toEqual(new Set(['badge', 'filters']))
})

test('a page that counts more pays for fewer bytes that it does not need', () => {
  const pages = {
    entry: module([], ['home', 'list', 'search']),
    home: module(['badge']),
    list: module(['badge', 'filters']),
    search: module(['badge', 'filters']),
    badge: module([]),
    filters: module([], [], 2000),
  }
  expect(files(plan(pages))).toEqual(new Set(['badge filters']))
  expect(files(plan(pages, { home: 8 }))).toEqual(new Set(['badge', 'filters']))
})

test('code behind a rare part is as rare as the part', () => {
  const pages = (sheet: readonly string[]) => ({
    entry: module([], ['home', 'list', 'rare']),
    home: module(['badge']),
    list: module(['badge']),
    rare: module([], ['sheet']),
    sheet: module(sheet),
    badge: module([]),
    filters: module([], [], 6000),
  })
  const usual = { ...pages(['badge', 'filters']), list: module(['badge', 'filters']) }
  // The sheet alone would move the filters into the file of every page.
  expect(files(plan(usual, { sheet: 8 }))).toEqual(new Set(['badge filters']))
  expect(files(plan(usual, { sheet: 8, rare: 0.02 }))).toEqual(new Set(['badge', 'filters']))
})

test('a part that comes late needs nothing that its page has loaded', () => {
  const planned = plan({
    entry: module([], ['product', 'quick']),
    product: module(['price', 'photos'], ['reviews']),
    quick: module(['price', 'photos'], ['reviews']),
    reviews: module(['price', 'stars']),
    price: module([]),
    photos: module([], [], 90_000),
    stars: module([]),
  })
  // Without that, the price alone would be a file, because the reviews do not need the photos.
  expect(files(planned)).toEqual(new Set(['photos price']))
})

test('a module is not joined with a file of pages that do not load its imports', () => {
  const forms = Array.from({ length: 20 }, (_, at) => `form${at}`)
  const planned = plan({
    entry: module([], ['home', 'list', 'signIn', 'signUp', ...forms]),
    home: module(['badge']),
    list: module(['badge']),
    signIn: module(['field']),
    signUp: module(['field', 'badge']),
    ...Object.fromEntries(forms.map((name) => [name, module(['controls'])])),
    badge: module([]),
    // Small itself, but pages that load it load the controls of all forms.
    field: module(['controls'], [], 500),
    controls: module([], [], 90_000),
  })
  expect(files(planned)).toEqual(new Set(['badge', 'field', 'controls']))
})

test('no two modules become one file that another file stands between', () => {
  const graph = {
    entry: module([], ['a', 'b', 'c']),
    a: module(['top']),
    b: module(['top', 'extra']),
    c: module(['middle', 'extra']),
    top: module(['middle'], [], 10),
    middle: module(['bottom'], [], 90_000),
    bottom: module([], [], 10),
    extra: module([], [], 10),
  }
  expect(circleOf(new Map(Object.entries(graph)))).toBeNull()
})

/** The circle between the planned files and those of the roots, if there is one. */
function circleOf(graph: ModuleGraph) {
  const { initial, shared } = planChunks(graph, { entries: ['entry'], weightOf: () => 1 })
  const fileOf = new Map<string, string>(initial.map((id) => [id, 'initial']))
  for (const [at, modules] of shared.entries()) for (const id of modules) fileOf.set(id, `shared ${at}`)
  const imports = new Map<string, string[]>()
  for (const [id, { imports: imported }] of graph) {
    const from = fileOf.get(id) ?? id
    const targets = imported.map((target) => fileOf.get(target) ?? target).filter((target) => target !== from)
    imports.set(from, [...(imports.get(from) ?? []), ...targets])
  }
  return findCircle(imports)
}

test('no plan has a circle, whatever the imports', () => {
  const names = 'abcdefghij'.split('')
  const subset = (from: readonly string[]) => fc.subarray([...from])
  const graphs = fc
    .tuple(subset(names), ...names.map((_, at) => fc.tuple(subset(names.slice(at + 1)), subset(names), fc.nat(4000))))
    .map(([first, ...rows]) => {
      const modules = rows.map(
        ([imports, dynamicImports, bytes], at) => [names[at] ?? '', module(imports, dynamicImports, bytes)] as const,
      )
      return new Map<string, GraphModule>([['entry', module([], first)], ...modules])
    })
  fc.assert(
    fc.property(graphs, (graph) => {
      expect(circleOf(graph)).toBeNull()
    }),
  )
})

test('the files do not depend on the order in which the bundler lists the modules', () => {
  const names = Array.from({ length: 12 }, (_, at) => `m${at}`)
  const graphs = fc.tuple(
    fc.array(fc.tuple(fc.subarray(names), fc.subarray(names, { maxLength: 3 }), fc.integer({ min: 1, max: 5 })), {
      minLength: names.length,
      maxLength: names.length,
    }),
    fc.shuffledSubarray(names, { minLength: names.length }),
  )
  fc.assert(
    fc.property(graphs, ([modules, order]) => {
      const graph = new Map(
        modules.map(([imports, dynamicImports, size], at) => [
          `m${at}`,
          module(
            imports.filter((name) => Number(name.slice(1)) > at),
            dynamicImports,
            size * 1000,
          ),
        ]),
      )
      const planned = (ids: readonly string[]) =>
        planChunks(new Map(ids.flatMap((id) => [[id, graph.get(id) ?? module([])] as const])), {
          entries: ['m0'],
          weightOf: () => 1,
        })
      expect(planned(order)).toEqual(planned(names))
    }),
  )
})
