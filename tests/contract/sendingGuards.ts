import { readModules, type SourceModule } from '#tests/arch/sources.ts'

/** A call of `hasField`, or an entry of a table that uses it: `needs: ['Customer', 'returns']`. */
const GUARD = /(?:hasField\(|needs: \[)\s*'(\w+)',\s*'(\w+(?:\(\w+\))?)'/g

/** A variable of a query for its optional parts, as loaders set it: `hasReturns: hasField('CustomerOrder', 'returns'),`. */
const CONDITION = /\b(has[A-Z]\w*):\s+((?:\w+ && )?hasField\([\s\S]*?),\n/g
/** A selection or a part of a page that exists only if the variable is true. */
const CONDITIONAL = /(?:@include\(if: \$|\.variables\.)(has[A-Z]\w*)/g

/**
 * The paths on which the storefront reaches an operation. `unguardedWays` follows the imports from the modules that
 * send it up to an entry, through the definitions of pages, and stops at every module that checks for one of the parts.
 * A path that reaches an entry would send the operation without a check.
 */
export function createSendingGuards() {
  const modules = readModules('src')
  const partsIn = (text: string) => [...text.matchAll(GUARD)].map(([, type, field]) => `${type}.${field}`)
  const conditions = new Map<string, readonly string[]>()
  for (const [, name = '', value = ''] of modules.flatMap(({ text }) => [...text.matchAll(CONDITION)])) {
    conditions.set(name, [...(conditions.get(name) ?? []), ...partsIn(value)])
  }
  const guards = new Map(
    modules.map(({ path, text }) => [
      path,
      [...partsIn(text), ...[...text.matchAll(CONDITIONAL)].flatMap(([, name = '']) => conditions.get(name) ?? [])],
    ]),
  )

  const importers = new Map<string, SourceModule[]>()
  for (const module of modules) {
    for (const { target, names } of module.imports) {
      // The default export of an artifact is the operation; its other exports are types.
      const isType = target?.includes('/__generated__/') && names.length > 0 && !names.includes('default')
      if (target !== null && !isType) importers.set(target, [...(importers.get(target) ?? []), module])
    }
  }

  /** The modules that pass the operation to the network. A component that reads a query of its loader does not. */
  function sendersOf(operation: string): readonly string[] {
    const own = modules.filter(
      ({ text }) =>
        new RegExp(`\\b(?:query|mutation) ${operation}\\b`).test(text) && !text.includes(`useRouteQuery<${operation}>`),
    )
    const loading = importers.get(`src/__generated__/${operation}.graphql.ts`) ?? []
    return [...own.map(({ path }) => path), ...loading.flatMap((module) => usersOf(module, `${operation}.graphql.ts`))]
  }

  function unguardedWays(operation: string, isGuard: (part: string) => boolean): readonly string[] {
    const ways: string[] = []
    const seen = new Set<string>()
    const climb = (path: string, way: string): void => {
      if (seen.has(path)) return
      seen.add(path)
      if (guards.get(path)?.some(isGuard)) return
      const above = importers.get(path) ?? []
      if (above.length === 0) ways.push(way)
      for (const importer of above) {
        for (const user of usersOf(importer, path.slice(path.lastIndexOf('/') + 1))) climb(user, `${way} < ${user}`)
      }
    }
    for (const sender of sendersOf(operation)) climb(sender, sender)
    return ways
  }

  /**
   * The modules that make a module load one of its imports: the module itself or, for a module of late parts (`export
   * const LatePart = … import(…)`), the modules that render the part.
   */
  function usersOf(module: SourceModule, file: string): readonly string[] {
    const { path, text } = module
    const parts = text
      .split(/^(?=export |const |function |async |type )/m)
      .filter((statement) => statement.includes(`/${file}')`))
      .map((statement) => /^export const (Late\w+) = /.exec(statement)?.[1])
    if (parts.length === 0 || parts.includes(undefined)) return [path]
    const takesPart = (each: SourceModule) =>
      each.imports.some(({ target, names }) => target === path && names.some((name) => parts.includes(name)))
    return modules.filter(takesPart).map((each) => each.path)
  }

  return { sendersOf, unguardedWays }
}
