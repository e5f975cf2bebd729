import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNodePackage } from './pinnedNode.mjs'
import { projectFolder } from './projectFolder.mjs'

/**
 * Installs the packages of package-lock.json with `npm ci` unless they are all there. Runs on Node 20 with built-ins
 * only. Throws when npm fails; npm's own words are on stderr by then.
 */
export function ensureInstalled() {
  if (isInstalled()) return
  process.stderr.write('Installing packages…\n')
  // The build needs the development packages even where NODE_ENV=production would make npm leave them out.
  const install = ['ci', '--loglevel=error', '--no-progress', '--include=dev', '--include=optional']
  const stdio = ['ignore', 'ignore', 'inherit']
  const npm = process.env.npm_execpath
  // Under `npm start` npm names its own file; on Windows plain `npm` is a .cmd, which only a shell can run.
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...install], { cwd: projectFolder, stdio })
    : spawnSync('npm', install, { cwd: projectFolder, stdio, shell: process.platform === 'win32' })
  if (result.status !== 0) {
    throw new Error(`npm ci failed${result.error ? `: ${result.error.message}` : ''}: the packages are not installed`)
  }
}

/** npm writes node_modules/.package-lock.json last, so it is there only after an installation that went through. */
function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const present = readPackages(join('node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  const pinned = `node_modules/${pinnedNodePackage}`
  if (pinned in wanted && !(pinned in present)) return false
  const complete = Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || present[path]?.version === version || (optional && !present[path]),
  )
  return complete && Object.keys(present).every((path) => path in wanted)
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(projectFolder, file), 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}
