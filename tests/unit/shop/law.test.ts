import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { addressRulesOf } from '#src/lib/country-rules/addressRules.ts'
import { invoiceRulesOf } from '#src/lib/country-rules/invoiceRules.ts'
import { COUNTRY_RULES } from '#src/shop/countries/countryRules.ts'
import { VARIABLES } from '#server/config.ts'
import { SHOP_SETTINGS } from '#server/shop/shopProblems.ts'
import { shopFolderOf } from '#server/shop/selectedShop.ts'

type Node = v.GenericSchema & {
  readonly wrapped?: Node
  readonly item?: Node
  readonly value?: Node
  readonly entries?: Readonly<Record<string, Node>>
}

/** The paths of all settings below a part of the configuration, with dots; names of a record count as one level. */
function settingsOf(node: Node, path: readonly string[] = []): readonly string[] {
  const own = path.length > 0 ? [path.join('.')] : []
  const below = [node.wrapped, node.item].flatMap((inner) => (inner ? settingsOf(inner, path) : []))
  const entries = Object.entries(node.entries ?? {}).flatMap(([name, inner]) => settingsOf(inner, [...path, name]))
  return [...own, ...below, ...entries]
}

const settings = new Set(settingsOf(SHOP_SETTINGS as unknown as Node))
// A store has settings of its own, which the page names without the list.
const storeSettings = new Set([...settings].flatMap((path) => /^stores\.(.+)/.exec(path)?.[1] ?? []))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}
const page = readFileSync('docs/law.md', 'utf8')

type Duty = {
  readonly duty: string
  readonly source: string
  readonly shown: string
  readonly code: string
  readonly setting: string
}

const duties = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Duty'))
  .map((line): Duty => {
    const [duty = '', source = '', shown = '', code = '', setting = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    return { duty, source, shown, code, setting }
  })

const named = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** A file of the project or of a shop's folder, a variable, a setting or a command. */
function isKnown(name: string): boolean {
  if (/^[A-Z][A-Z_]+$/.test(name)) return VARIABLES.includes(name)
  if (name.startsWith('npm run ')) return Object.hasOwn(scripts, name.slice('npm run '.length))
  if (name.includes('/')) return existsSync(name)
  if (/\.(ts|json)$/.test(name)) return existsSync(join(shopFolderOf(undefined), name))
  return settings.has(name) || storeSettings.has(name)
}

test('the page has the settings of the configuration to compare with', () => {
  expect(settings).toContain('legal.imprint.vatId')
  expect(storeSettings).toContain('taxDisplay')
  expect(settings).not.toContain('legal.status')
  expect(duties.length).toBeGreaterThan(15)
})

test.each(duties)('$duty: has a source, a place, and modules that exist', ({ source, shown, code, setting }) => {
  expect(source).not.toBe('')
  expect(shown).not.toBe('')
  expect(setting).not.toBe('')
  const modules = named(code)
  expect(modules.length).toBeGreaterThan(0)
  for (const path of modules) expect(path).toMatch(/^(src|server)\/\S+\.tsx?$/)
})

test('everything that the page names exists', () => {
  expect(named(page).filter((name) => !isKnown(name))).toEqual([])
})

test('every fact that the configuration can state about the law is on the page', () => {
  const facts = [...settings].filter((path) => /^legal\.\w+$/.test(path))
  expect(facts.filter((fact) => !page.includes(`\`${fact}`))).toEqual([])
})

test.each(Object.keys(COUNTRY_RULES))(
  '%s has the form of its postcodes, and of its VAT numbers with an example',
  (country) => {
    const { vatForm, vatExample = '', vatId, hasCheckDigit } = invoiceRulesOf(country)
    expect(addressRulesOf(country).postcodeDigits).toBeGreaterThan(3)
    expect(vatForm.test(vatExample)).toBe(true)
    expect(vatForm.test(`${vatExample}0`)).toBe(false)
    expect(vatId(vatExample)).toBe(vatExample)
    expect(hasCheckDigit(vatExample)).toBe(true)
  },
)

test('nothing links to the closed platform for online dispute resolution', () => {
  const files = globSync('{src,server,shops,locales}/**/*.{ts,tsx,po}')
  expect(files.length).toBeGreaterThan(1_000)
  const links = files.filter((file) => /ec\.europa\.eu\/(?:consumers\/)?odr/i.test(readFileSync(file, 'utf8')))
  expect(links).toEqual([])
})
