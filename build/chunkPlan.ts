/** One module of the build: its imports and its approximate compressed size in bytes. */
export type GraphModule = {
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly bytes: number
}

/** The modules of a build by id. */
export type ModuleGraph = ReadonlyMap<string, GraphModule>

/** The cost of one more file for a page that loads it, in bytes: headers, separate compression and scheduling. */
const FILE_COST = 4600

export type ChunkPlanOptions = {
  /** The modules that the browser loads first. */
  readonly entries: readonly string[]
  /** The weight of the files and bytes of a root, relative to other roots; a root counts at most as its importers do. */
  readonly weightOf: (root: string) => number
}

export type ChunkPlan = {
  /** The modules that the entries load, without the entries. */
  readonly initial: readonly string[]
  /** The modules that several roots load, grouped by file. */
  readonly shared: readonly (readonly string[])[]
}

type Group = {
  modules: string[]
  bytes: number
  /** The roots for which the browser loads it. */
  roots: ReadonlySet<string>
  /** The roots for which it is loaded already. */
  finders: ReadonlySet<string>
  targets: Set<Group>
  sources: Set<Group>
}

/** All modules that are loaded together with a module. */
function closureOf(graph: ModuleGraph, root: string): ReadonlySet<string> {
  const closure = new Set([root])
  for (const id of closure) for (const imported of graph.get(id)?.imports ?? []) closure.add(imported)
  return closure
}

/**
 * For each root: the modules that it loads, and those that are always loaded before it, because every module that
 * imports it dynamically was loaded with them.
 */
function loadedBefore(graph: ModuleGraph, entries: readonly string[]) {
  const dynamic = new Set([...graph.values()].flatMap(({ dynamicImports }) => dynamicImports))
  const roots = [...new Set([...entries, ...dynamic])].filter((id) => graph.has(id))
  const closures = new Map(roots.map((root) => [root, closureOf(graph, root)] as const))
  const importers = new Map<string, Set<string>>(roots.map((root) => [root, new Set()]))
  for (const [root, closure] of closures)
    for (const id of closure)
      for (const imported of graph.get(id)?.dynamicImports ?? []) importers.get(imported)?.add(root)
  const before = new Map<string, ReadonlySet<string>>(entries.map((entry) => [entry, new Set()]))
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false
    for (const root of roots) {
      if (entries.includes(root)) continue
      const available = [...(importers.get(root) ?? [])].flatMap((importer) => {
        const earlier = before.get(importer)
        return earlier ? [new Set([...earlier, ...(closures.get(importer) ?? [])])] : []
      })
      const [first, ...others] = available
      if (!first) continue
      const common = new Set([...first].filter((id) => others.every((other) => other.has(id))))
      // The set only shrinks, so an equal size means an equal set.
      if (before.get(root)?.size === common.size) continue
      before.set(root, common)
      hasChanged = true
    }
  }
  return { closures, before, importers }
}

/**
 * The weight of each root, at most that of the roots that load it: code behind a rare part is as rare as the part.
 */
function weightsOf(
  importers: ReadonlyMap<string, ReadonlySet<string>>,
  { entries, weightOf }: ChunkPlanOptions,
): ReadonlyMap<string, number> {
  const weights = new Map(entries.map((entry) => [entry, Infinity] as const))
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false
    for (const [root, from] of importers) {
      if (entries.includes(root)) continue
      const weight = Math.min(weightOf(root), Math.max(0, ...[...from].map((importer) => weights.get(importer) ?? 0)))
      if (weight === weights.get(root)) continue
      weights.set(root, weight)
      hasChanged = true
    }
  }
  for (const entry of entries) weights.set(entry, weightOf(entry))
  return weights
}

/** Groups modules that are loaded by the same roots. */
function groupBySignature(graph: ModuleGraph, { closures, before }: ReturnType<typeof loadedBefore>): Group[] {
  const rootsOf = new Map<string, string[]>()
  for (const [root, closure] of closures)
    for (const id of closure) {
      if (before.get(root)?.has(id)) continue
      const roots = rootsOf.get(id)
      if (roots) roots.push(root)
      else rootsOf.set(id, [root])
    }
  const groups = new Map<string, Group>()
  const groupOf = new Map<string, Group>()
  for (const [id, roots] of rootsOf) {
    const signature = roots.join('\n')
    const group = groups.get(signature) ?? {
      modules: [],
      bytes: 0,
      roots: new Set(roots),
      finders: new Set<string>(),
      targets: new Set<Group>(),
      sources: new Set<Group>(),
    }
    groups.set(signature, group)
    group.modules.push(id)
    group.bytes += graph.get(id)?.bytes ?? 0
    groupOf.set(id, group)
  }
  for (const group of groups.values())
    group.finders = new Set(
      [...before].flatMap(([root, there]) => (group.modules.every((id) => there.has(id)) ? [root] : [])),
    )
  for (const [id, group] of groupOf)
    for (const imported of graph.get(id)?.imports ?? []) {
      const target = groupOf.get(imported)
      if (target && target !== group) {
        group.targets.add(target)
        target.sources.add(group)
      }
    }
  return [...groups.values()]
}

function join(into: Group, from: Group): void {
  into.modules.push(...from.modules)
  into.bytes += from.bytes
  into.finders = new Set([...into.finders, ...from.finders])
  into.roots = new Set([...into.roots, ...from.roots].filter((root) => !into.finders.has(root)))
  for (const target of from.targets) {
    target.sources.delete(from)
    if (target === into) continue
    target.sources.add(into)
    into.targets.add(target)
  }
  for (const source of from.sources) {
    source.targets.delete(from)
    if (source === into) continue
    source.targets.add(into)
    into.sources.add(source)
  }
  into.targets.delete(from)
  into.sources.delete(from)
}

/** Whether one group imports the other, through any of `first`. */
function leadsTo(to: Group, first: Iterable<Group>): boolean {
  const seen = new Set(first)
  if (seen.has(to)) return true
  for (const group of seen)
    for (const target of group.targets) {
      if (target === to) return true
      seen.add(target)
    }
  return false
}

/** Whether one group imports the other through a third: as one file, they and the third would import each other. */
const leadsAround = (from: Group, to: Group) =>
  leadsTo(
    to,
    [...from.targets].filter((target) => target !== to),
  )

/** A group and all groups that it imports, directly or through others. */
function importsOf(group: Group): ReadonlySet<Group> {
  const seen = new Set([group])
  for (const each of seen) for (const target of each.targets) seen.add(target)
  return seen
}

const isLoaded = ({ roots, finders }: Group, root: string) => roots.has(root) || finders.has(root)

/**
 * Decides which modules share a file. Modules that are loaded by the same roots (a page, a late part, the entry: every
 * target of a dynamic import) belong together; then files are joined as long as the saved requests outweigh the bytes
 * that some roots load unnecessarily, with those of the files that the joined file imports. Two files are never joined
 * if that creates a circle with a third: such a build has the best sizes and does not run. Modules of one root only are
 * left to the bundler, which keeps them with it.
 */
export function planChunks(given: ModuleGraph, { entries, weightOf }: ChunkPlanOptions): ChunkPlan {
  // Bundlers list modules in an order that depends on the folder of the project, and equal savings are joined in turn.
  const graph: ModuleGraph = new Map([...given].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const loaded = loadedBefore(graph, entries)
  const weights = weightsOf(loaded.importers, { entries, weightOf })
  const weigh = (root: string) => weights.get(root) ?? 0
  const groups = groupBySignature(graph, loaded)
  const shared = new Set(groups.filter(({ roots }) => roots.size > 1))
  const imports = new Map<Group, ReadonlySet<Group>>()
  const importsKnown = (group: Group) => {
    const known = imports.get(group) ?? importsOf(group)
    imports.set(group, known)
    return known
  }
  const bytesFor = (root: string, group: Group) => {
    let bytes = 0
    for (const each of importsKnown(group)) if (!isLoaded(each, root)) bytes += each.bytes
    return bytes
  }
  const saving = (a: Group, b: Group) => {
    const inVain: [root: string, other: Group][] = []
    let sum = 0
    const add = (root: string, other: Group) => {
      if (isLoaded(other, root)) sum += weigh(root) * FILE_COST
      else inVain.push([root, other])
    }
    for (const root of a.roots) add(root, b)
    for (const root of b.roots) if (!a.roots.has(root)) add(root, a)
    for (const [root, other] of inVain) {
      if (sum <= 0) return sum
      sum -= weigh(root) * bytesFor(root, other)
    }
    return sum
  }
  /** The roots of a file load its imports as well. Returns the groups that got further roots. */
  const spread = (group: Group): ReadonlySet<Group> => {
    const changed = new Set<Group>()
    for (const each of importsKnown(group)) {
      const further = [...group.roots].filter((root) => !isLoaded(each, root))
      if (further.length === 0) continue
      each.roots = new Set([...each.roots, ...further])
      changed.add(each)
    }
    return changed
  }
  type Pair = { readonly a: Group; readonly b: Group; readonly worth: number }
  const pairsOf = (group: Group, others: Iterable<Group>): Pair[] =>
    [...others]
      .filter((other) => other !== group)
      .map((other) => ({ a: group, b: other, worth: saving(group, other) }))
      .filter(({ worth }) => worth > 0)
  const ordered = [...shared]
  let pairs = ordered.flatMap((group, at) => pairsOf(group, ordered.slice(at + 1)))
  while (pairs.length > 0) {
    const best = pairs.reduce((most, pair) => (pair.worth > most.worth ? pair : most))
    const { a, b } = best
    if (leadsAround(a, b) || leadsAround(b, a)) {
      pairs = pairs.filter((pair) => pair !== best)
      continue
    }
    join(a, b)
    shared.delete(b)
    imports.clear()
    const changed = new Set([a, ...spread(a)])
    pairs = pairs.filter((pair) => pair.a !== b && pair.b !== b && !changed.has(pair.a) && !changed.has(pair.b))
    const left = new Set(shared)
    for (const group of changed) {
      if (left.delete(group)) pairs.push(...pairsOf(group, left))
    }
  }
  return {
    initial: entries.flatMap((entry) => [...closureOf(graph, entry)].filter((id) => !entries.includes(id))),
    shared: [...shared].map(({ modules }) => modules),
  }
}
