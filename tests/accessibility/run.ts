// `npm run accessibility`: checks every screen of the built shop that SHOP names with axe, and writes the results into
// accessibility.json of the shop's folder, which its statement about accessibility shows. Options as those of
// `npm run shots` choose a part, which is printed and not written. See docs/testing.md.
import { readFileSync, writeFileSync } from 'node:fs'
import axe from 'axe-core'
import { accessibilityFileOf, shopFolderOf } from '#server/shop/selectedShop.ts'
import type { AccessibilityReport } from '#src/shop/accessibilityReport.ts'
import { dayOf, systemClock } from '#src/platform/clock.ts'
import { AXE_OPTIONS } from '../harness/accessibility.ts'
import { axeResults } from '../harness/axe.ts'
import { readOptions } from '../shots/options.ts'
import { visitScreens, type Look } from '../shots/visitScreens.ts'
import { criteriaOf, createReport, type Finding } from './report.ts'

const WIDTHS = [360, 1440]

const given = process.argv.slice(2)
const options = readOptions([`--width=${WIDTHS.join()}`, '--text=100', ...given])
const findings: Finding[] = []
const [screens, languages] = [new Set<string>(), new Set<string>()]
let checks = 0
let browser = ''
const look: Look = async ({ page, screen, locale }) => {
  checks += 1
  screens.add(screen.name)
  languages.add(locale)
  browser = `Chromium ${page.context().browser()?.version().split('.')[0] ?? ''}`
  for (const { id, impact, tags } of await axeResults(page)) {
    findings.push({ rule: id, impact: impact ?? 'minor', criteria: criteriaOf(tags), screen: screen.name })
  }
}
await visitScreens(options, { look })

/** The words of axe's rules in a language; axe has English ones itself. */
function wordsOf(language: string): (rule: string) => string | undefined {
  const english = new Map(axe.getRules().map(({ ruleId, help }) => [ruleId, help]))
  if (language === 'en') return (rule) => english.get(rule)
  const path = new URL(`../../node_modules/axe-core/locales/${language}.json`, import.meta.url)
  const { rules } = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly rules: Readonly<Record<string, { readonly help: string }>>
  }
  return (rule) => rules[rule]?.help ?? english.get(rule)
}

const report: AccessibilityReport = createReport(findings, {
  date: dayOf(systemClock),
  tool: { name: 'axe-core', version: axe.version },
  browser,
  rules: AXE_OPTIONS.runOnly,
  languages: [...languages],
  widths: options.widths,
  schemes: options.schemes,
  screens: screens.size,
  checks,
  words: new Map([...languages].map((language) => [language, wordsOf(language)])),
})
const text = `${JSON.stringify(report, null, 2)}\n`
if (given.length > 0) console.log(text)
else {
  const file = accessibilityFileOf(shopFolderOf(process.env['SHOP']))
  writeFileSync(file, text)
  console.log(`${file} has the results: ${checks} checks of ${screens.size} screens.`)
}
if (report.violations.length > 0) process.exitCode = 1
