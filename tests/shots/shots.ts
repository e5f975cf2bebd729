// `npm run shots [-- --screen=cart,checkout --width=360 --scheme=light --locale=it --text=200 --window]`: photographs every
// screen of the built shop that SHOP names, on the embedded engine, into test-results/shots, whose index.html shows all of
// them side by side with the violations that axe found. Ends with 1 if there are any. See docs/testing.md.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { shopFolderOf } from '#server/shop/selectedShop.ts'
import { axeViolations } from '../harness/axe.ts'
import { FINDINGS_EXTENSION, writeIndex } from './indexPage.ts'
import { readOptions } from './options.ts'
import { visitScreens, type Look } from './visitScreens.ts'

const OUTPUT = 'test-results/shots'
/** Taller pictures cannot be compared, and browsers fail to take them. px */
const TALLEST_PX = 12_000

const options = readOptions(process.argv.slice(2))
const folder = shopFolderOf(process.env['SHOP'])
/** The findings of axe in this run: the picture, then a paragraph per violation. */
const findings: string[] = []

const look: Look = async ({ page, screen, locale, width, scheme, text }) => {
  const target = join(OUTPUT, basename(folder), locale)
  mkdirSync(target, { recursive: true })
  const { isWindowOnly } = options
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const picture = join(target, `${screen.name}.${width}.${scheme}.${text}`)
  noteFindings(picture, await axeViolations(page))
  await page.screenshot({
    path: `${picture}.jpg`,
    type: 'jpeg',
    quality: 75,
    fullPage: !isWindowOnly,
    ...(!isWindowOnly && height > TALLEST_PX && { clip: { x: 0, y: 0, width, height: TALLEST_PX } }),
  })
}
await visitScreens(options, { look })
console.log(`${join(OUTPUT, writeIndex(OUTPUT))} shows them.`)
if (findings.length > 0) {
  console.error(`axe found violations on ${findings.length} pictures:\n\n${findings.join('\n\n')}`)
  process.exitCode = 1
}

/** Keeps the violations beside the picture, where the index page finds them. */
function noteFindings(picture: string, violations: readonly string[]): void {
  const file = `${picture}${FINDINGS_EXTENSION}`
  rmSync(file, { force: true })
  if (violations.length === 0) return
  const text = violations.join('\n\n')
  writeFileSync(file, text)
  findings.push(`${picture}\n${text}`)
}
