// `npm run build`: the browser's and the server's bundle into dist, then the compressed twins of the assets.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
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
  const check = spawnSync(pinnedNode(), [join(projectFolder, 'server/shop/checkShop.ts')], { stdio: 'inherit' })
  if (check.status !== 0) throw new Error('The shop folder cannot be built')
  const hash = hashBuildInputs()
  const dist = join(projectFolder, 'dist')
  rmSync(dist, { recursive: true, force: true })
  const vite = spawnSync(pinnedNode(), [join(projectFolder, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  if (vite.status !== 0) throw new Error(`vite build failed${vite.error ? `: ${vite.error.message}` : ''}`)
  compressFolder(join(dist, 'client'))
  stampBuild(hash)
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
