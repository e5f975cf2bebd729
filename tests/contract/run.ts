// `npm run conformance -- [url] [--profile=2.4.7]`: holds a GraphQL URL (the embedded engine without one) against what
// the storefront relies on, and counts the recorded error cases of a real server that it answers alike.
import { createCommerceClient } from './commerceClient.ts'
import { openEmbeddedShop } from './embeddedShop.ts'
import { findWares } from './preparations.ts'
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

// The recordings are of 2.4.7, so the embedded engine answers them as that version does.
const asRecorded = embedded && openEmbeddedShop('2.4.7')
const recordedClient = asRecorded ? createCommerceClient(asRecorded.url, asRecorded.fetch) : context.client
const outcomes = await replayRecordedErrors(recordedClient, await findWares(recordedClient))
asRecorded?.close()
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
