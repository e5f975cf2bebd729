import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { RUNTIME_MODULE_ID } from 'rolldown'
import type { Plugin } from 'vite'
import { planChunks } from './chunkPlan.ts'
import { SCREEN } from './sourceFiles.ts'
import type { GraphModule } from './chunkPlan.ts'

type Options = {
  /** The environments that are built for browsers. */
  readonly isBrowser: (environment: string) => boolean
}

/** The weight of late code, relative to 1 for the initial code of a page. */
const LATE_WEIGHT = 0.6

/** A late module states in its file's first comment that it is loaded more often or more rarely than others. */
const STATED_WEIGHT = /^\/\*\*(?:(?!\*\/)[^])*@chunkWeight (\d+(?:\.\d+)?)/

/** Read from the definition of a page (src/routing/definePage.ts). */
const PAGE_WEIGHT = /\bweight: (\d+)/

/** The approximate share of a module's compressed source that remains after minification together with others. */
const LEFT_BY_MINIFYING = 0.4

const LIBRARIES = 'libraries'
const SHELL = 'shell'

function statedWeight(id: string): number | null {
  if (!existsSync(id) || id.includes('/node_modules/')) return null
  const stated = STATED_WEIGHT.exec(readFileSync(id, 'utf8'))?.[1]
  return stated === undefined ? null : Number(stated)
}

/**
 * The bytes that a module adds to a compressed file, approximately. Modules name others with the folder of the project,
 * which must not change the plan.
 */
export const approximateBytes = (code: string, folder: string): number =>
  Math.round(gzipSync(code.replaceAll(folder, ''), { level: 1 }).length * LEFT_BY_MINIFYING)

/** A chunk is named after its largest module. */
const fileNameOf = (id: string) => /([\w-]+)[^/]*$/.exec(id.replace(/\?.*$/, ''))?.[1] ?? 'chunk'

/**
 * Assigns the modules of the browser's build to files by a rule (build/chunkPlan.ts) instead of by their names. The
 * entry's imports are in two files, because libraries change at other times than the shop's own code; neither contains
 * the entry itself, which waits for pages that import both.
 */
export function chunksByRule({ isBrowser }: Options): Plugin {
  /** For each environment: chunks by module, and the files that the entry imports. */
  const chunksOf = new Map<string, ReadonlyMap<string, string>>()
  const filesOfEntries = new Map<string, ReadonlySet<string>>()
  return {
    name: 'vetrina:chunks-by-rule',
    apply: 'build',
    applyToEnvironment: ({ name }) => isBrowser(name),
    configEnvironment(environment) {
      if (!isBrowser(environment)) return null
      const name = (id: string) => chunksOf.get(environment)?.get(id) ?? null
      return {
        build: {
          modulePreload: {
            polyfill: false,
            // The entry's own imports are loaded before any dynamic import runs, so preload lists leave them out.
            resolveDependencies: (_file, files, { hostType }) =>
              hostType === 'js' ? files.filter((file) => !filesOfEntries.get(environment)?.has(file)) : files,
          },
          rolldownOptions: { output: { codeSplitting: { groups: [{ name, includeDependenciesRecursively: false }] } } },
        },
      }
    },
    buildEnd(error) {
      if (error) return
      const graph = new Map<string, GraphModule>()
      const entries: string[] = []
      const pageWeights = new Map<string, number>()
      const statedWeights = new Map<string, number>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info) continue
        if (info.isEntry) entries.push(id)
        const weight = id.endsWith('.page.ts') ? PAGE_WEIGHT.exec(info.code ?? '')?.[1] : undefined
        if (weight !== undefined) for (const root of info.dynamicallyImportedIds) pageWeights.set(root, Number(weight))
        const stated = statedWeight(id)
        if (stated !== null) statedWeights.set(id, stated)
        graph.set(id, {
          imports: info.importedIds,
          dynamicImports: info.dynamicallyImportedIds,
          bytes: approximateBytes(info.code ?? '', this.environment.config.root),
        })
      }
      // The bundler's own helpers, which any file may need.
      const chunkOf = new Map<string, string>([[RUNTIME_MODULE_ID, LIBRARIES]])
      const weightOf = (id: string) =>
        SCREEN.test(id) ? (pageWeights.get(id) ?? 1) : (statedWeights.get(id) ?? LATE_WEIGHT)
      const { initial, shared } = planChunks(graph, { entries, weightOf })
      const libraries = new Set(initial.filter((id) => id.includes('/node_modules/')))
      // A library's imports go into its chunk, for example virtual modules.
      for (const id of libraries) for (const imported of graph.get(id)?.imports ?? []) libraries.add(imported)
      for (const id of initial) chunkOf.set(id, libraries.has(id) ? LIBRARIES : SHELL)
      const used = new Map<string, number>()
      for (const modules of shared) {
        const [largest = ''] = modules.toSorted((a, b) => (graph.get(b)?.bytes ?? 0) - (graph.get(a)?.bytes ?? 0))
        const name = fileNameOf(largest)
        const count = (used.get(name) ?? 0) + 1
        used.set(name, count)
        for (const id of modules) chunkOf.set(id, count === 1 ? name : `${name}-${count}`)
      }
      chunksOf.set(this.environment.name, chunkOf)
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const files = new Set<string>()
        const add = (file: string) => {
          const chunk = bundle[file]
          if (chunk?.type !== 'chunk' || files.has(file)) return
          files.add(file)
          for (const imported of chunk.imports) add(imported)
        }
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName)
        filesOfEntries.set(this.environment.name, files)
      },
    },
  }
}
