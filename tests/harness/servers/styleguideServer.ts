import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sirv from 'sirv'
import { PROJECT_ROOT } from '#tests/arch/sources.ts'

/** Below a path of its own, like on a host with other pages. */
export const STYLEGUIDE_PATH = '/components'

/** Builds the styleguide of the shop that SHOP names, and serves it as any static host does. */
export async function serveStyleguide() {
  const folder = mkdtempSync(join(tmpdir(), 'styleguide-'))
  const program = join(PROJECT_ROOT, 'build/styleguide/writeStyleguide.ts')
  const { status, stderr } = spawnSync(process.execPath, [program, folder], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The styleguide was not built: ${stderr}`)
  const serve = sirv(folder)
  const server = createServer((request, response) => {
    request.url = request.url?.replace(STYLEGUIDE_PATH, '')
    serve(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      // Pending answers still read files.
      await new Promise((resolve) => void server.close(resolve))
      rmSync(folder, { recursive: true })
    },
  }
}

/** Every state of the part is on its stage. */
export async function whenStaged(page: Page): Promise<void> {
  await page.locator('[data-state]').first().waitFor()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-state]')].every((state) => state.hasAttribute('data-staged')),
  )
}
