import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '#tests/arch/sources.ts'
import { loadShop, shopFolderOf } from '#server/shop/selectedShop.ts'

test('without SHOP, or with an empty one, the demo shop is selected', async () => {
  expect(shopFolderOf('')).toBe(shopFolderOf(undefined))
  await expect(loadShop(shopFolderOf(undefined))).resolves.toHaveProperty('stores')
})

test('a folder that is no shop is one line', async () => {
  await expect(loadShop(shopFolderOf('shops/nowhere'))).rejects.toMatchObject({
    name: 'ShopFolderError',
    problems: ['shop.config.ts', 'theme.ts', 'icon.svg'].map((name) =>
      expect.stringMatching(new RegExp(`^SHOP: .*shops.nowhere has no ${name}$`)),
    ),
  })
})

test('a build says which files a folder lacks, one line each, before it removes the last build', () => {
  const program = join(PROJECT_ROOT, 'server/shop/checkShop.ts')
  const { status, stderr } = spawnSync(process.execPath, [program], {
    encoding: 'utf8',
    env: { ...process.env, SHOP: 'shops/nowhere' },
  })
  expect(stderr.trim().split('\n')).toEqual(
    ['shop.config.ts', 'theme.ts', 'icon.svg'].map((name) =>
      expect.stringMatching(new RegExp(`^SHOP: .*shops.nowhere has no ${name}$`)),
    ),
  )
  expect(status).toBe(1)
})

test('each wrong setting is one line with the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  try {
    writeFileSync(join(folder, 'icon.svg'), '')
    for (const name of ['shop.config.ts', 'theme.ts']) {
      writeFileSync(
        join(folder, name),
        `export const theme = { colour: 'blue' } satisfies object\nexport default theme\n`,
      )
    }
    const problems = await loadShop(folder).then(
      () => [],
      (error: unknown) => (error as { readonly problems: readonly string[] }).problems,
    )
    expect(problems).toContain(`${join(folder, 'shop.config.ts')}: colour: is no setting of a shop`)
    expect(problems).toContain(`${join(folder, 'shop.config.ts')}: stores: is missing`)
    expect(problems).toContain(`${join(folder, 'theme.ts')}: dark: is missing`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
