// `npm run build`: the browser's and the server's bundle into dist, then the compressed twins of the assets.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { distFolderOf } from './distFolder.mjs'
import { hashBuildInputs, stampBuild } from './ensureBuilt.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { pinnedNode } from './pinnedNode.mjs'
import { projectFolder } from './projectFolder.mjs'

const COMPRESSIBLE = /\.(css|html|ico|js|json|mjs|svg|txt|webmanifest|xml)$/

/** Smaller files travel in one packet anyway. */
const LEAST_COMPRESSED_BYTES = 1024

try {
  ensureInstalled()
  build()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function build() {
  // Before the last build is removed.
  const check = spawnSync(pinnedNode(), [join(projectFolder, 'build/checkShop.ts')], { stdio: 'inherit' })
  if (check.status !== 0) throw new Error('The shop folder cannot be built')
  const hash = hashBuildInputs()
  const dist = distFolderOf(process.env.SHOP)
  // The builds of other shops are in a folder beside these.
  for (const name of ['client', 'server', '.stamp']) rmSync(join(dist, name), { recursive: true, force: true })
  const vite = spawnSync(pinnedNode(), [join(projectFolder, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  if (vite.status !== 0) throw new Error(`vite build failed${vite.error ? `: ${vite.error.message}` : ''}`)
  const brand = spawnSync(pinnedNode(), [join(projectFolder, 'build/brand/writeBrand.ts'), join(dist, 'client')], {
    stdio: 'inherit',
  })
  if (brand.status !== 0) throw new Error('The files of the brand cannot be made')
  checkExtensions(join(dist, 'server/entry.server.js'))
  compressFolder(join(dist, 'client'))
  stampBuild(hash)
}

/** Extensions are checked by the bundle that contains them, when it loads (src/routes/pages.ts). */
function checkExtensions(entry) {
  const load = `import(${JSON.stringify(pathToFileURL(entry).href)}).then(() => process.exit(), ({ message, name }) => { process.stderr.write((message.startsWith('extensions.ts:') ? '' : 'extensions.ts: ' + name + ': ') + message + '\\n'); process.exit(1) })`
  const check = spawnSync(pinnedNode(), ['--eval', load], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (check.status !== 0) throw new Error('The extensions of the shop cannot be used')
}

function compressFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // Vite's manifest is read by the server and never served.
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) compressFolder(path)
    else if (COMPRESSIBLE.test(entry.name)) compressFile(path)
  }
}

function compressFile(path) {
  const source = readFileSync(path)
  if (source.length < LEAST_COMPRESSED_BYTES) return
  const brotli = brotliCompressSync(source, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  })
  writeFileSync(`${path}.br`, brotli)
  writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }))
}
