import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { pinnedNode } from './pinnedNode.mjs'
import { projectFolder } from './projectFolder.mjs'

const parentAtStart = process.ppid
const PARENT_CHECK_MS = 200

/**
 * Runs server/main.ts under the pinned Node until it ends, and ends this process the same way. Signals are passed on,
 * because a process manager signals only the process that it started.
 */
export function runServer({ nodeArguments = [], nodeEnv }) {
  const server = spawn(pinnedNode(), [...nodeArguments, join(projectFolder, 'server', 'main.ts')], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: nodeEnv },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  stopWithNpm(() => server.kill('SIGTERM'))
  server.on('error', (error) => {
    process.stderr.write(`The shop cannot be started: ${error.message}\n`)
    process.exit(1)
  })
  server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

/**
 * npm passes signals to the shell between itself and this script, and that shell dies of them without a word. The new
 * parent that the system gives this process then is the only sign. Started in any other way the shop outlives its parent.
 */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return
  const timer = setInterval(() => {
    if (process.ppid === parentAtStart) return
    clearInterval(timer)
    stop()
  }, PARENT_CHECK_MS)
}
