// `npm run conformance -- [url] [--profile=2.4.7]`: checks a GraphQL URL (by default the embedded engine) against the
// storefront's requirements. First its own operations, screen by screen: missing data decides the exit code. Then
// single behaviours, and the recorded error cases of a real server that are answered in the same way.
import { createCommerceClient } from './commerceClient.ts'
import { openEmbeddedShop } from './embeddedShop.ts'
import { findWares } from './preparations.ts'
import { lackingRoots, reachBackend } from './doctor/reachBackend.ts'
import { replayRecordedErrors } from './recorded/recordedErrors.ts'
import { prepareScenarios, SCENARIOS } from './scenarios/runScenarios.ts'
import type { Profile } from './scenarios/scenario.ts'
import { visitScreens } from './screens.ts'
import { openStorefront } from './storefront.ts'

const parameters = process.argv.slice(2)
const profile: Profile = parameters.includes('--profile=2.4.7') ? '2.4.7' : '2.4.8'
const typed = parameters.find((parameter) => !parameter.startsWith('--'))
const embedded = typed === undefined ? openEmbeddedShop(profile) : undefined
const ask = embedded?.fetch ?? fetch
const reached = await reachBackend(embedded?.url ?? typed, ask)
if ('problem' in reached) {
  console.log(`${reached.problem}. ${reached.remedy}`)
  process.exitCode = 1
} else {
  const isUsable = await showScreens(reached.url)
  const failed = await showBehaviour(reached.url)
  process.exitCode = isUsable && (!embedded || failed === 0) ? 0 : 1
}
embedded?.close()

/** Whether the shop has everything that the storefront needs. */
async function showScreens(url: string): Promise<boolean> {
  const client = createCommerceClient(url, ask)
  const storefront = await openStorefront({ client, fetch: ask, now: () => performance.now() })
  const missing = lackingRoots(storefront.backend.lacking) ?? storefront.backend.problem
  if (missing !== null) {
    console.log(missing)
    return false
  }
  const screens = await visitScreens(storefront)
  for (const { screen, operations, misses, milliseconds } of screens) {
    const isWhole = misses.every(({ isNeeded }) => !isNeeded)
    console.log(`${isWhole ? 'ok    ' : 'MISSED'}  ${screen} (operations: ${operations.length}, ${milliseconds} ms)`)
    for (const { words, remedy, isNeeded } of misses) {
      console.log(`        ${isNeeded ? 'needed' : 'advice'}: ${words}\n        What to do: ${remedy}`)
    }
  }
  console.log(
    `${storefront.sent.size} operations of the storefront were asked; ${storefront.withheld.length} belong to features ` +
      'that this backend does not have\n',
  )
  return screens.every(({ misses }) => misses.every(({ isNeeded }) => !isNeeded))
}

/** The number of failed scenarios. They need a catalogue with every kind of product, which not every shop has. */
async function showBehaviour(url: string): Promise<number> {
  const wares = await findWares(createCommerceClient(url, ask)).catch((error: Error) => error)
  if (wares instanceof Error) {
    console.log(`Behaviour was not tried: ${wares.message.split('\n')[0]}`)
    return 0
  }
  const context = await prepareScenarios(url, ask, profile)
  const scenarios = SCENARIOS.filter(({ isOfEmbeddedShop }) => embedded !== undefined || !isOfEmbeddedShop)
  let failed = 0
  for (const { name, run } of scenarios) {
    try {
      await run(context)
      console.log(`ok      ${name}`)
    } catch (error) {
      failed += 1
      const words = error instanceof Error ? error.message.replaceAll('\n', '\n        ') : String(error)
      console.log(`FAILED  ${name}\n        ${words}`)
    }
  }
  await showRecordedErrors(context.client)
  console.log(`${scenarios.length - failed} passed, ${failed} failed`)
  return failed
}

async function showRecordedErrors(client: Parameters<typeof replayRecordedErrors>[0]): Promise<void> {
  // The recordings are from 2.4.7, so the embedded engine answers like that version.
  const asRecorded = embedded && openEmbeddedShop('2.4.7')
  const recordedClient = asRecorded ? createCommerceClient(asRecorded.url, asRecorded.fetch) : client
  const outcomes = await replayRecordedErrors(recordedClient, await findWares(recordedClient))
  asRecorded?.close()
  const agreeing = outcomes.filter(({ agrees }) => agrees)
  console.log('')
  for (const { name, agrees, difference } of outcomes) if (!agrees) console.log(`differs ${name}: ${difference}`)
  console.log(
    `recorded error cases: ${agreeing.length} of ${outcomes.length} answered with the same category and code, ` +
      `${agreeing.filter(({ sameText }) => sameText).length} of them with the same text`,
  )
}
