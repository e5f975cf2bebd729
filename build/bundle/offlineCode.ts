import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { OFFLINE_CODE } from '../../server/ssr/pageAssets.ts'
import { localeOfEnvironment } from '../localeBuilds.ts'
import { SCREEN } from '../sourceFiles.ts'

/** A module of the build, as far as the rule reads it. */
export type OfflineModule = {
  readonly id: string
  /** Its source as it is written. */
  readonly text: string
  readonly dynamicImports: readonly string[]
}

const DEFINITION = /\.page\.ts$/

/** A page opens without a network if its definition can find the read pages of its kind (src/routing/definePage.ts). */
const OPENS_OFFLINE = /^\s*findRead:/m

/** A late module states in its file's first comment that a link to such a page needs it. */
const STATED_OFFLINE = /^\/\*\*(?:(?!\*\/)[^])*@offline\b/

/**
 * The modules that a link from the offline page loads: all that the definitions of pages that open offline import, except
 * their screens, and the late modules that say so. A screen is kept already, with the document that showed it.
 */
export const offlineCodeOf = (modules: readonly OfflineModule[]): readonly string[] =>
  [
    ...new Set(
      modules.flatMap(({ id, text, dynamicImports }) => {
        if (DEFINITION.test(id)) return OPENS_OFFLINE.test(text) ? dynamicImports.filter((to) => !SCREEN.test(to)) : []
        return STATED_OFFLINE.test(text) ? [id] : []
      }),
    ),
  ].toSorted()

type Options = { readonly root: string }

/** Writes the list of these modules for the host, which names their files in the document of the offline page. */
export const offlineCode = ({ root }: Options): Plugin => ({
  name: 'vetrina:offline-code',
  apply: 'build',
  applyToEnvironment: ({ name }) => localeOfEnvironment(name) !== null,
  writeBundle({ dir }) {
    if (dir === undefined) throw new Error('[vetrina:build] The build has no folder.')
    const sources = [...this.getModuleIds()].filter((id) => !id.includes('/node_modules/') && existsSync(id))
    const modules = sources.map((id) => ({
      id,
      text: readFileSync(id, 'utf8'),
      dynamicImports: this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
    }))
    const names = offlineCodeOf(modules).map((id) => relative(root, id))
    writeFileSync(join(dir, '.vite', OFFLINE_CODE), JSON.stringify(names))
  },
})
