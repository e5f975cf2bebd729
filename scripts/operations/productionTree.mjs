// `npm run production-tree -- <folder>`: copies all that `npm run start:production` needs, without the tools of the
// build. The container image is this tree.
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { distFolderOf } from '../distFolder.mjs'
import { pinnedNodePackage } from '../pinnedNode.mjs'
import { projectFolder } from '../projectFolder.mjs'

const FILES = ['package.json', 'schema.graphql', 'persisted_queries.json', 'build/noExtensions.ts']
const FOLDERS = ['server', 'src', 'shops', 'scripts/operations']
/** The modules of `scripts` that those of `scripts/operations` import. */
const SCRIPTS = ['distFolder.mjs', 'pinnedNode.mjs', 'projectFolder.mjs', 'runServer.mjs'].map(
  (name) => `scripts/${name}`,
)

/** Files for the authors and readers of a package. */
const UNUSED = /\.(?:map|d\.[cm]?ts|md|markdown|flow)$|(?:^|\/)(?:\.github|__tests__|umd)(?:\/|$)/

/** Node cannot run components: those of the server are part of the build. */
const UNUSED_OF_SOURCES = /\.(?:tsx|map)$|(?:^|\/)__generated__(?:\/|$)/

/** Of Node only the program: its headers are for native addons, its other files for npm. */
const UNUSED_OF_NODE = /^(?:include|share|lib)\//

const SOURCE = /\.(?:m?js|ts)$/
/** `import 'x'`, `from 'x'`, and `import('x')`; the first group is the package. */
const IMPORT = /(?:\bfrom|\bimport\b\s*\(?)\s*["']((?:@[\w.-]+\/)?[\w.-]+)/g
const STATIC_IMPORT = /(?:\bfrom|\bimport\b)\s*["']((?:@[\w.-]+\/)?[\w.-]+)/g

/** The packages that the modules below some folders import. */
function importedBy(folders, pattern) {
  return folders.flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true })
      .filter((path) => SOURCE.test(path))
      .flatMap((path) =>
        [...readFileSync(join(projectFolder, folder, path), 'utf8').matchAll(pattern)].map(([, name]) => name),
      ),
  )
}

/**
 * The folders of the packages that run in production, from the lockfile. A package that the server's build only loads on
 * demand is for browsers, whose files contain it.
 */
function productionPackages(dist) {
  const imported = new Set([
    ...importedBy([...FOLDERS.filter((folder) => folder !== 'src'), 'src/shop'], IMPORT),
    ...importedBy([`${dist}/server`], STATIC_IMPORT),
    pinnedNodePackage,
  ])
  const { packages } = JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8'))
  const found = new Set()
  const visit = (name, from) => {
    // As Node resolves it: the nearest folder upwards.
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules') - 1))) {
      const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
      if (path in packages) {
        if (found.has(path)) return
        found.add(path)
        visitAll(packages[path], path)
        return
      }
      if (folder === '') return
    }
  }
  const visitAll = (
    { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} },
    from,
  ) => {
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) visit(name, from)
    for (const name of Object.keys(peerDependencies)) if (!peerDependenciesMeta[name]?.optional) visit(name, from)
  }
  const { dependencies, optionalDependencies } = packages['']
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) if (imported.has(name)) visit(name, '')
  // Optional packages of other machines are in the lockfile only.
  return [...found].filter((path) => existsSync(join(projectFolder, path)))
}

let bytes = 0
let files = 0

function copy(from, to, isUnused = () => false, inner = '') {
  const state = lstatSync(from)
  if (state.isSymbolicLink()) {
    mkdirSync(dirname(to), { recursive: true })
    symlinkSync(readlinkSync(from), to)
  } else if (state.isDirectory()) {
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from)) {
      const path = inner === '' ? name : `${inner}/${name}`
      // Packages inside of others are in the list themselves.
      if (name !== 'node_modules' && !isUnused(path)) copy(join(from, name), join(to, name), isUnused, path)
    }
  } else {
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
    bytes += state.size
    files += 1
  }
}

function writeTree(target) {
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty`)
  const dist = relative(projectFolder, distFolderOf(process.env.SHOP))
  if (!existsSync(join(projectFolder, dist, 'server/entry.server.js'))) {
    throw new Error('The shop is not built: run `npm run build` first')
  }
  for (const path of [...FILES, ...SCRIPTS]) copy(join(projectFolder, path), join(target, path))
  // `dist/shops` has the builds of other shops.
  for (const path of [`${dist}/client`, `${dist}/server`, ...FOLDERS]) {
    copy(join(projectFolder, path), join(target, path), (inner) => UNUSED_OF_SOURCES.test(inner))
  }
  for (const path of productionPackages(dist)) {
    const isNode = path === `node_modules/${pinnedNodePackage}`
    copy(
      join(projectFolder, path),
      join(target, path),
      (inner) => UNUSED.test(inner) || (isNode && UNUSED_OF_NODE.test(`${inner}/`)),
    )
  }
}

const [target] = process.argv.slice(2)
try {
  if (target === undefined) throw new Error('Name an empty folder: npm run production-tree -- <folder>')
  writeTree(resolve(target))
  process.stdout.write(`${files} files, ${(bytes / 1_000_000).toFixed(0)} MB in ${resolve(target)}\n`)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
