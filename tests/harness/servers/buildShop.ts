import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

const projectFolder = fileURLToPath(new URL('../../../', import.meta.url))

/** Builds the shop that the project's environment selects, if its sources have changed. */
export function setup({ config }: TestProject): void {
  const script = `import { ensureBuilt } from './scripts/ensureBuilt.mjs'; ensureBuilt()`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: projectFolder,
    env: { ...process.env, ...config.env },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The shop of this project could not be built.')
}
