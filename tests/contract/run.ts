// `npm run conformance -- [url] [--profile=2.4.7]`: holds a GraphQL URL (the embedded engine without one) against what
// the storefront relies on, and counts the recorded error cases of a real server that it answers alike.
import { openEmbeddedShop } from './embeddedShop.ts'
import { replayRecordedErrors } from './recordedErrors.ts'
import { prepareScenarios, SCENARIOS } from './runScenarios.ts'

const parameters = process.argv.slice(2)
const profile = parameters.includes('--profile=2.4.7') ? '2.4.7' : '2.4.8'
const url = parameters.find((parameter) => !parameter.startsWith('--'))
const embedded = url === undefined ? openEmbeddedShop(profile) : undefined
const context = await prepareScenarios(url ?? embedded?.url ?? '', embedded?.fetch ?? fetch, profile)

let failed = 0
for (const { name, run } of SCENARIOS) {
  try {
    await run(context)
    console.log(`ok      ${name}`)
  } catch (error) {
    failed += 1
    console.log(
      `FAILED  ${name}\n        ${error instanceof Error ? error.message.replaceAll('\n', '\n        ') : String(error)}`,
    )
  }
}

const outcomes = await replayRecordedErrors(context.client, context.wares)
const agreeing = outcomes.filter(({ agrees }) => agrees)
console.log('')
for (const { name, agrees, difference } of outcomes) if (!agrees) console.log(`differs ${name}: ${difference}`)
console.log(
  `recorded error cases: ${agreeing.length} of ${outcomes.length} answered with the same category and code, ` +
    `${agreeing.filter(({ sameText }) => sameText).length} of them with the same text`,
)
embedded?.close()
console.log(`${SCENARIOS.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
