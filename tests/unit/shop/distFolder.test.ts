import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { distFolderOf } from '#server/shop/distFolder.ts'
import { PROJECT_ROOT } from '#tests/arch/sources.ts'

test.each([
  [undefined, 'dist'],
  ['', 'dist'],
  ['shops/terra-e-smalto', 'dist'],
  ['shops/nordlicht', 'dist/shops/nordlicht'],
  ['./shops/nordlicht/', 'dist/shops/nordlicht'],
  ['/elsewhere/my-shop', 'dist/shops/my-shop'],
])('the shop %s is built into %s, by the host and by the scripts', (selected, folder) => {
  expect(distFolderOf(selected)).toBe(join(PROJECT_ROOT, folder))
  const script = `import { distFolderOf } from './scripts/distFolder.mjs'; process.stdout.write(distFolderOf(${JSON.stringify(selected)}))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  })
  expect(stdout).toBe(join(PROJECT_ROOT, folder))
})
