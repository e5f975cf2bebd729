import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { distFolderOf } from './distFolder.mjs'
import { pinnedNode } from './pinnedNode.mjs'
import { projectFolder } from './projectFolder.mjs'

/** Everything the built storefront is made from. The server's own files run as they are and are not built. */
const BUILD_INPUTS = [
  'build',
  'lingui.config.ts',
  'locales',
  'package-lock.json',
  'package.json',
  'persisted_queries.json',
  'public',
  'relay.config.json',
  'schema.graphql',
  'scripts/build.mjs',
  'scripts/distFolder.mjs',
  'server/gateway/expandFragments.ts',
  'server/gateway/operationPolicy.ts',
  'server/gateway/sentText.ts',
  'server/shop',
  'shops',
  'src',
  'tsconfig.json',
  'vite.config.ts',
]

const stampFile = join(distFolderOf(process.env.SHOP), '.stamp')

/** Builds the storefront when its sources changed since the last build. Throws when the build fails. */
export function ensureBuilt() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashBuildInputs()) return
  process.stderr.write('Building the shop…\n')
  const build = spawnSync(pinnedNode(), [join(projectFolder, 'scripts', 'build.mjs')], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (build.status === 0) return
  process.stderr.write(build.stdout ?? '')
  process.stderr.write(build.stderr ?? '')
  throw new Error(`The build failed${build.error ? `: ${build.error.message}` : ''}`)
}

/** Marks dist as made from the sources that had this hash before the build began, so an edit meanwhile is not lost. */
export function stampBuild(hash) {
  writeFileSync(stampFile, hash)
}

/** SHA-256 over names and contents of everything the build reads. */
export function hashBuildInputs() {
  const hash = createHash('sha256')
  hash.update(process.env.SHOP ?? '')
  for (const input of [...BUILD_INPUTS, ...(process.env.SHOP ? [process.env.SHOP] : [])]) addToHash(hash, input)
  return hash.digest('hex')
}

/** The data of a shop's embedded engine, which the host reads as it is. */
const SEED = /^shops\/[^/]+\/seed$/

function addToHash(hash, path) {
  if (SEED.test(path)) return
  const absolute = join(projectFolder, path)
  const stats = statSync(absolute, { throwIfNoEntry: false })
  if (!stats) return
  if (stats.isDirectory()) {
    for (const name of readdirSync(absolute).sort()) addToHash(hash, `${path}/${name}`)
    return
  }
  hash.update(`${path}\0${stats.size}\0`)
  hash.update(readFileSync(absolute))
}
