import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFileOf, projectFolder, shopFolderOf } from '#server/shop/selectedShop.ts'
import { writeShopFolder } from '#tests/unit/server/fixtures/shopFolder.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-report-'))
})
afterAll(() => rm(folder, { recursive: true }))

const BUILD = join(projectFolder, 'build/selectedShop.ts')

/** Whether the build of a shop has a statement about accessibility, and the file from which it imports the results. */
async function builtWith(shop: string): Promise<{ readonly hasReport: boolean; readonly file: string }> {
  const program = `import { hasAccessibilityReport, shopFolderAliases } from ${JSON.stringify(BUILD)}
    const name = '#shop-folder/accessibility.json'
    const { find, replacement } = shopFolderAliases.find(({ find }) => name.match(find) !== null)
    console.log(JSON.stringify({ hasReport: hasAccessibilityReport, file: name.replace(find, replacement) }))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: projectFolder,
    env: { ...process.env, SHOP: shop },
  })
  return JSON.parse(stdout) as { readonly hasReport: boolean; readonly file: string }
}

test('each shop has its own results, and its statement shows those', { timeout: 60_000 }, async () => {
  const shop = await writeShopFolder(join(folder, 'own'), {})
  expect(await builtWith(shop)).toMatchObject({
    hasReport: false,
    file: expect.stringContaining('noAccessibilityReport'),
  })
  const file = accessibilityFileOf(shopFolderOf(shop))
  await writeFile(file, '{}')
  expect(await builtWith(shop)).toEqual({ hasReport: true, file })
})
