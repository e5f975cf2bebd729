import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/harness/servers/shopServer.ts'

/** The image has a base of 24 MB below the tree, and 300 MB together. */
const MOST_MEGABYTES = 276
/** The user nobody; a test that is not root's runs as its own user. */
const NOBODY = 65_534

/** Before everything is removed it has to be writable again. */
async function setWritable(path: string, isWritable: boolean): Promise<void> {
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const isRun = entry.isDirectory() || entry.parentPath.endsWith('/bin')
    const mode = isRun ? 0o555 : 0o444
    await chmod(join(entry.parentPath, entry.name), isWritable ? mode | 0o200 : mode)
  }
}

test('the production tree is small, and serves read-only as another user, with a health check', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-tree-'))
  const app = join(folder, 'app')
  onTestFinished(async () => {
    await setWritable(app, true)
    await rm(folder, { recursive: true })
  })
  await chmod(folder, 0o755)
  const data = join(folder, 'data')
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/operations/productionTree.mjs', app])
  expect(stdout).toMatch(/^\d+ files, \d+ MB in /)
  expect(Number(/(\d+) MB/.exec(stdout)?.[1])).toBeLessThanOrEqual(MOST_MEGABYTES)
  for (const name of ['vite', 'typescript', 'vitest', 'playwright'])
    expect(await readdir(join(app, 'node_modules'))).not.toContain(name)
  await mkdir(data)
  await chmod(data, 0o777)
  await setWritable(app, false)

  const port = String(await freePort())
  const isRoot = process.getuid?.() === 0
  const environment = {
    PATH: process.env['PATH'] ?? '',
    PORT: port,
    HOST: '0.0.0.0',
    DATA_DIR: data,
    LOG_LEVEL: 'error',
  }
  const shop = spawn(process.execPath, ['scripts/operations/startProduction.mjs'], {
    cwd: app,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  })
  const [line] = (await once(createInterface({ input: shop.stdout }), 'line')) as [string]
  expect(line).toMatch(/^Vetrina is ready/)
  const page = await fetch(`http://localhost:${port}/`)
  expect(page.status).toBe(200)
  const [, script = ''] = /src="([^"]+\.js)"/.exec(await page.text()) ?? []
  expect((await fetch(new URL(script, `http://localhost:${port}`))).status).toBe(200)
  const check = () =>
    promisify(execFile)(process.execPath, ['scripts/operations/healthCheck.mjs'], { cwd: app, env: environment })
  await check()
  shop.kill('SIGTERM')
  const [code] = (await once(shop, 'exit')) as [number | null]
  expect(code).toBe(0)
  await expect(check()).rejects.toMatchObject({ code: 1 })
})
