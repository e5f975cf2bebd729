import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

/** The project's root folder. */
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url))

export type ModuleImport = {
  /** As written. */
  readonly specifier: string
  /** The project path it leads to, e.g. `src/relay/identity.ts`; null for packages and Node's own modules. */
  readonly target: string | null
  /** Imported names; `*` for a namespace, `default` for a default import; empty for `import()` and bare imports. */
  readonly names: readonly string[]
}

export type SourceModule = {
  /** From the project's root, with slashes. */
  readonly path: string
  readonly text: string
  readonly imports: readonly ModuleImport[]
  /** Exported names, `default` included; `*` for `export * from`. */
  readonly exports: readonly string[]
  /** How many of the exports come straight from another module. */
  readonly reexports: number
}

const ALIAS = /^#(src|server|tests)\//

function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(path), specifier).split(sep).join('/')
  return ALIAS.test(specifier) ? specifier.slice(1) : null
}

/** Parses one module; throws on a syntax error. */
export function parseModule(path: string, text: string): SourceModule {
  const { module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const found: { specifier: string; names: string[] }[] = module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    names: statement.entries.map(({ importName }) =>
      importName.kind === 'Name' ? (importName.name ?? '') : importName.kind === 'Default' ? 'default' : '*',
    ),
  }))
  const exported: string[] = []
  let reexports = 0
  for (const statement of module.staticExports)
    for (const entry of statement.entries) {
      exported.push(entry.exportName.kind === 'Default' ? 'default' : (entry.exportName.name ?? '*'))
      if (!entry.moduleRequest) continue
      reexports += 1
      found.push({ specifier: entry.moduleRequest.value, names: [entry.importName.name ?? '*'] })
    }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[1]) found.push({ specifier: literal[1], names: [] })
  }
  return {
    path,
    text,
    imports: found.map((entry) => ({ ...entry, target: targetOf(path, entry.specifier) })),
    exports: exported,
    reexports,
  }
}

/** All modules of the given folders; generated artifacts are not read. */
export function readModules(...folders: readonly string[]): readonly SourceModule[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: PROJECT_ROOT }))
    .map((path) => relative('.', path).split(sep).join('/'))
    .filter((path) => !path.includes('__generated__'))
    .sort()
    .map((path) => parseModule(path, readFileSync(join(PROJECT_ROOT, path), 'utf8')))
}
