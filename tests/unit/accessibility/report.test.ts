import { globSync, readFileSync } from 'node:fs'
import axe from 'axe-core'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '#src/pages/accessibility/conformance.ts'
import type { AccessibilityReport } from '#src/shop/accessibilityReport.ts'
import { criteriaOf, createReport, type Finding } from '#tests/accessibility/report.ts'
import { AXE_OPTIONS } from '#tests/harness/accessibility.ts'
import { SCHEMES } from '#tests/shots/options.ts'

const FACTS = {
  date: '2026-11-27',
  tool: { name: 'axe-core', version: '4.14.1' },
  browser: 'Chromium 153',
  rules: ['wcag2aa'],
  languages: ['it', 'en'],
  widths: [360],
  schemes: ['light'],
  screens: 2,
  checks: 4,
}
const WORDS = new Map<string, (rule: string) => string | undefined>([
  ['it', (rule: string) => (rule === 'color-contrast' ? 'Contrasto' : undefined)],
  ['en', (rule: string) => `Words of ${rule}`],
])
const contrast: Finding = { rule: 'color-contrast', impact: 'serious', criteria: ['1.4.3'], screen: 'cart' }
const region: Finding = { rule: 'region', impact: 'moderate', criteria: [], screen: 'home' }

describe('the results of a check', () => {
  test('the tags of axe name success criteria, also those with two digits at the end', () => {
    expect(criteriaOf(['cat.color', 'wcag2aa', 'wcag143', 'wcag1411', 'EN-301-549', 'best-practice'])).toEqual([
      '1.4.3',
      '1.4.11',
    ])
  })

  test('each broken rule is there once, with the words of each language and the screens that break it', () => {
    const findings = [region, { ...contrast, screen: 'list' }, contrast, contrast]
    const { violations, ...facts } = createReport(findings, { ...FACTS, words: WORDS })
    expect(facts).toEqual(FACTS)
    expect(violations).toEqual([
      {
        rule: 'color-contrast',
        impact: 'serious',
        criteria: ['1.4.3'],
        help: { it: 'Contrasto', en: 'Words of color-contrast' },
        screens: ['cart', 'list'],
      },
      {
        rule: 'region',
        impact: 'moderate',
        criteria: [],
        help: { it: 'region', en: 'Words of region' },
        screens: ['home'],
      },
    ])
  })
})

describe('the conformance', () => {
  const reportOf = (...findings: readonly Finding[]) => createReport(findings, { ...FACTS, words: WORDS })

  test('is full without a broken criterion and without a known barrier', () => {
    expect(conformanceOf(reportOf(), {}, 'it')).toEqual({ status: 'full', failures: [], advice: [], known: [] })
    const { status, advice } = conformanceOf(reportOf(region), { knownFailures: { it: [] } }, 'it')
    expect([status, advice.map(({ rule }) => rule)]).toEqual(['full', ['region']])
  })

  test('is partial with a broken criterion', () => {
    const { status, failures } = conformanceOf(reportOf(contrast, region), {}, 'it')
    expect([status, failures.map(({ rule }) => rule)]).toEqual(['partial', ['color-contrast']])
  })

  test('is partial with a known barrier, in every language', () => {
    const facts = { knownFailures: { it: ['Il catalogo in PDF'] } }
    for (const locale of ['it', 'en']) {
      expect(conformanceOf(reportOf(), facts, locale)).toMatchObject({
        status: 'partial',
        known: ['Il catalogo in PDF'],
      })
    }
  })
})

const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const texts = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1))
const Report = v.strictObject({
  date: v.pipe(v.string(), v.isoDate()),
  tool: v.strictObject({ name: v.literal('axe-core'), version: v.string() }),
  browser: v.pipe(v.string(), v.regex(/^Chromium \d/)),
  rules: texts,
  languages: texts,
  widths: v.pipe(v.array(count), v.minLength(1)),
  schemes: texts,
  screens: count,
  checks: count,
  violations: v.array(
    v.strictObject({
      rule: v.string(),
      impact: v.picklist(['minor', 'moderate', 'serious', 'critical']),
      criteria: v.array(v.pipe(v.string(), v.regex(/^\d\.\d\.\d+$/))),
      help: v.record(v.string(), v.string()),
      screens: texts,
    }),
  ),
}) satisfies v.GenericSchema<unknown, AccessibilityReport>

describe('the committed results', () => {
  const files = globSync('shops/*/accessibility.json')
  test.each(files)('%s are those of a whole run', (file) => {
    const report = v.parse(Report, JSON.parse(readFileSync(file, 'utf8')))
    expect(report.rules).toEqual(AXE_OPTIONS.runOnly)
    expect(report.schemes).toEqual(SCHEMES)
    // Every kind of page is among the screens, in each language, width and scheme.
    const pages = globSync('src/pages/*/*.page.ts').length
    expect(report.screens).toBeGreaterThan(pages)
    expect(report.checks).toBeGreaterThanOrEqual(report.screens * report.widths.length * report.schemes.length)
    expect(axe.version.split('.')[0]).toBe(report.tool.version.split('.')[0])
    for (const { help } of report.violations) expect(Object.keys(help)).toEqual(report.languages)
  })

  test('are there for the shop that is built by default', () => {
    expect(files).toContain('shops/terra-e-smalto/accessibility.json')
  })
})
