import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { DOCUMENT_CODE } from '../../server/ssr/pageAssets.ts'
import type { DocumentCode } from '../../server/ssr/pageAssets.ts'
import { localeOfEnvironment } from '../localeBuilds.ts'
import { SCREEN } from '../sourceFiles.ts'

/** A module of the build, as far as the rules read it. */
export type BuiltModule = {
  readonly id: string
  /** Its source as it is written. */
  readonly text: string
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

const DEFINITION = /\.page\.ts$/

/** A page opens without a network if its definition can find the read pages of its kind (src/routing/definePage.ts). */
const OPENS_OFFLINE = /^\s*findRead:/m

/** A late module states in its file's first comment that a link to such a page needs it. */
const STATED_OFFLINE = /^\/\*\*(?:(?!\*\/)[^])*@offline\b/

/** A late module states there that the first display of the screens that load it needs it. */
const STATED_FIRST = /^\/\*\*(?:(?!\*\/)[^])*@firstDisplay\b/

/**
 * The modules that a link from the offline page loads: all that the definitions of pages that open offline import, except
 * their screens, and the late modules that say so. A screen is kept already, with the document that showed it.
 */
export const offlineCodeOf = (modules: readonly BuiltModule[]): readonly string[] =>
  [
    ...new Set(
      modules.flatMap(({ id, text, dynamicImports }) => {
        if (DEFINITION.test(id)) return OPENS_OFFLINE.test(text) ? dynamicImports.filter((to) => !SCREEN.test(to)) : []
        return STATED_OFFLINE.test(text) ? [id] : []
      }),
    ),
  ].toSorted()

/** By screen: the late modules that its first display needs. */
export function firstDisplayCodeOf(modules: readonly BuiltModule[]): Readonly<Record<string, readonly string[]>> {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const found: Record<string, readonly string[]> = {}
  for (const screen of modules.filter(({ id }) => SCREEN.test(id))) {
    const loaded = new Set([screen])
    for (const module of loaded)
      for (const id of module.imports) {
        const imported = byId.get(id)
        if (imported) loaded.add(imported)
      }
    const late = [...loaded].flatMap(({ dynamicImports }) =>
      dynamicImports.filter((id) => STATED_FIRST.test(byId.get(id)?.text ?? '')),
    )
    if (late.length > 0) found[screen.id] = [...new Set(late)].toSorted()
  }
  return found
}

type Options = { readonly root: string }

/** Writes both lists for the host, which names the files of these modules in documents. */
export const documentCode = ({ root }: Options): Plugin => ({
  name: 'vetrina:document-code',
  apply: 'build',
  applyToEnvironment: ({ name }) => localeOfEnvironment(name) !== null,
  writeBundle({ dir }) {
    if (dir === undefined) throw new Error('[vetrina:build] The build has no folder.')
    const sources = [...this.getModuleIds()].filter((id) => !id.includes('/node_modules/') && existsSync(id))
    const modules = sources.map((id): BuiltModule => {
      const info = this.getModuleInfo(id)
      return {
        id,
        text: readFileSync(id, 'utf8'),
        imports: info?.importedIds ?? [],
        dynamicImports: info?.dynamicallyImportedIds ?? [],
      }
    })
    const nameOf = (id: string) => relative(root, id)
    const code: DocumentCode = {
      offline: offlineCodeOf(modules).map(nameOf),
      firstDisplay: Object.fromEntries(
        Object.entries(firstDisplayCodeOf(modules)).map(([screen, late]) => [nameOf(screen), late.map(nameOf)]),
      ),
    }
    writeFileSync(join(dir, '.vite', DOCUMENT_CODE), JSON.stringify(code))
  },
})
