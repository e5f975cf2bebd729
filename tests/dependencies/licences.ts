/** Licences that allow use in a shop, for code with or without its sources. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'PSF-2.0', 'Unlicense']

/** Fonts and data, which are used unchanged and named with their authors in the package. */
const FONTS_AND_DATA = ['CC-BY-3.0', 'CC-BY-4.0', 'CC0-1.0', 'OFL-1.1']

/** Libraries that stay files of their own on the server (libvips of sharp), so that they can be replaced. */
const SEPARATE_LIBRARIES = ['LGPL-3.0-or-later']

const ALLOWED: ReadonlySet<string> = new Set([...PERMISSIVE, ...FONTS_AND_DATA, ...SEPARATE_LIBRARIES])

/** Whether an SPDX expression allows the use: one side of `OR`, and both sides of `AND`. */
export function isAllowed(licence: string): boolean {
  const words = licence.match(/[()]|[^\s()]+/g) ?? []
  let next = 0

  function either(): boolean {
    let allowed = both()
    while (words[next] === 'OR') {
      next += 1
      allowed = both() || allowed
    }
    return allowed
  }

  function both(): boolean {
    let allowed = one()
    while (words[next] === 'AND') {
      next += 1
      allowed = one() && allowed
    }
    return allowed
  }

  function one(): boolean {
    const word = words[next]
    next += 1
    if (word !== '(') return word !== undefined && ALLOWED.has(word)
    const inner = either()
    next += 1
    return inner
  }

  return either() && next === words.length
}

/** The part of package-lock.json that the report reads. */
export type Lock = {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

type LockedPackage = {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export type Dependency = {
  readonly name: string
  readonly version: string
  /** Empty if the package states none. */
  readonly licence: string
  /** The packages that need it; `this project` for a direct dependency. */
  readonly usedBy: readonly string[]
}

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '')

/** All packages that production needs, by name. */
export function productionDependencies({ packages }: Lock): readonly Dependency[] {
  const users = new Map<string, Set<string>>()
  for (const [path, { dependencies, optionalDependencies, peerDependencies, dev }] of Object.entries(packages)) {
    if (dev) continue
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      users.set(name, (users.get(name) ?? new Set()).add(path === '' ? 'this project' : nameOf(path)))
  }
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version = '', license = '' }]) => {
      const name = nameOf(path)
      return { name, version, licence: license, usedBy: [...(users.get(name) ?? [])].sort() }
    })
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
}

/** The dependencies without a licence, and those with one that is not allowed. */
export const licenceProblems = (dependencies: readonly Dependency[]): readonly string[] =>
  dependencies
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence === '' ? 'no licence' : licence}`)
