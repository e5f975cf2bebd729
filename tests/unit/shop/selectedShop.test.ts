import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '#tests/arch/sources.ts'
import { THEME } from '#src/shop/selectedTheme.ts'
import { loadShop, shopFolderOf } from '#server/shop/selectedShop.ts'

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>'
const THEME_TEXT = `export const theme = ${JSON.stringify(THEME)}\n`

test('without SHOP, or with an empty one, the demo shop is selected', async () => {
  expect(shopFolderOf('')).toBe(shopFolderOf(undefined))
  await expect(loadShop(shopFolderOf(undefined))).resolves.toHaveProperty('stores')
})

test('a folder that is no shop is one line', async () => {
  await expect(loadShop(shopFolderOf('shops/nowhere'))).rejects.toMatchObject({
    name: 'ShopFolderError',
    problems: [expect.stringMatching(/^SHOP: .*shops.nowhere does not exist: SHOP must be .* e\.g\. shops./)],
  })
  await expect(loadShop(shopFolderOf('docs'))).rejects.toMatchObject({
    problems: [expect.stringMatching(/^SHOP: .*docs has no shop.config.ts: SHOP must be a folder with that file/)],
  })
})

test('a build names all mistakes of a folder together, before it removes the last build', () => {
  const folder = join(PROJECT_ROOT, 'test-results/mistaken-shop')
  rmSync(folder, { recursive: true, force: true })
  cpSync(shopFolderOf(undefined), folder, { recursive: true })
  const edit = (name: string, from: RegExp, to: string) => {
    const file = join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  }
  edit('theme.ts', /page: '[^']+'/, "page: 'blue'")
  writeFileSync(join(folder, 'icon.svg'), 'no drawing')
  rmSync(join(folder, 'fontFiles.ts'))
  mkdirSync(join(folder, 'texts'), { recursive: true })
  const check = () => {
    const { stderr, status } = spawnSync(process.execPath, [join(PROJECT_ROOT, 'build/checkShop.ts')], {
      encoding: 'utf8',
      env: { ...process.env, SHOP: folder },
    })
    expect(status).toBe(1)
    return stderr.trim().replaceAll(`${folder}/`, '').split('\n')
  }
  try {
    expect(check()).toEqual([
      'theme.ts: light.page: must be a colour such as #0c625d, not "blue"',
      'icon.svg: must be an SVG drawing',
      expect.stringMatching(/^fontFiles\.ts is missing: /),
    ])
    cpSync(join(shopFolderOf(undefined), 'theme.ts'), join(folder, 'theme.ts'))
    cpSync(join(shopFolderOf(undefined), 'icon.svg'), join(folder, 'icon.svg'))
    edit('shop.config.ts', /locale: 'en'/, "locale: 'pt'")
    writeFileSync(join(folder, 'texts/it.po'), 'msgid "Ciao"\nmsgstr "{n, plural"\n')
    expect(check()).toEqual([
      expect.stringMatching(/^fontFiles\.ts is missing: /),
      expect.stringMatching(/There is no catalogue of "pt": add texts\/pt\.po\.$/),
      expect.stringMatching(/^texts\/it\.po: the text of "Ciao" cannot be read: \S/),
    ])
    writeFileSync(join(folder, 'texts/it.po'), 'msgid "Ciao"\nmsgstr "Salve\n')
    expect(check()[2]).toBe('texts/it.po:2: must be a line of a PO file, e.g. msgstr "…", not msgstr "Salve')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('each wrong setting is one line with the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  try {
    writeFileSync(join(folder, 'icon.svg'), ICON)
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
    expect(problems).toContain(
      `${join(folder, 'shop.config.ts')}: stores: is missing, and must be a list of at least one store`,
    )
    expect(problems).toContain(
      `${join(folder, 'theme.ts')}: dark: is missing, and must be an object with ${Object.keys(THEME.dark).join(', ')}`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each([
  ['is no TypeScript', 'export default {\n', 'shop.config.ts'],
  ['throws', "\nthrow new Error('no such day')\n", 'no such day'],
])('a file that %s is one line', async (_name, source, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  try {
    writeFileSync(join(folder, 'icon.svg'), ICON)
    writeFileSync(join(folder, 'theme.ts'), THEME_TEXT)
    for (const name of ['fonts.css.ts', 'fontFiles.ts']) writeFileSync(join(folder, name), '')
    writeFileSync(join(folder, 'shop.config.ts'), source)
    const error: unknown = await loadShop(folder).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'ShopFolderError', problems: [expect.stringContaining(words)] })
    expect((error as Error).message.split('\n')).toHaveLength(1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a folder outside of the project gets the advice to move, in one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  try {
    writeFileSync(join(folder, 'icon.svg'), ICON)
    writeFileSync(join(folder, 'theme.ts'), THEME_TEXT)
    for (const name of ['fonts.css.ts', 'fontFiles.ts']) writeFileSync(join(folder, name), '')
    writeFileSync(join(folder, 'shop.config.ts'), "import '#src/shop/defineShop.ts'\n")
    const program = join(PROJECT_ROOT, 'build/checkShop.ts')
    const { status, stderr } = spawnSync(process.execPath, [program], {
      encoding: 'utf8',
      env: { ...process.env, SHOP: folder },
    })
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('the folder must be in the project')])
    expect(status).toBe(1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
