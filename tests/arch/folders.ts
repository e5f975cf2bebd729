import { globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { PROJECT_ROOT } from './sources.ts'

/** The most modules that may be side by side in one folder: a reader takes in so many names at one look. */
export const MOST_MODULES = 25

/** Compilers mark the modules that they write with this tag in the first comment. */
const GENERATED = /^\s*\/\*\*(?:(?!\*\/)[\s\S])*@generated\b/

export const isGenerated = (text: string): boolean => GENERATED.test(text)

/** The paths of all modules that people write. Recordings, photographs and documents are no modules. */
export function writtenModules(): readonly string[] {
  return globSync('{src,server,shops,tests,build,scripts}/**/*.{ts,tsx,js,mjs}', { cwd: PROJECT_ROOT })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !isGenerated(readFileSync(join(PROJECT_ROOT, path), 'utf8')))
    .sort()
}

/** The folders that hold more modules than allowed, one readable line each. */
export function folderFaults(paths: readonly string[]): readonly string[] {
  return [...Map.groupBy(paths, (path) => dirname(path))].flatMap(([folder, modules]) =>
    modules.length > MOST_MODULES
      ? [`${folder} has ${modules.length} modules: divide it into folders of at most ${MOST_MODULES}.`]
      : [],
  )
}
