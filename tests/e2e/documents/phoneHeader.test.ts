import { expect } from 'vitest'
import { headerFaultsOnPhones } from '#tests/harness/browser/headerFaults.ts'
import { journey } from '#tests/harness/browser/journey.ts'

journey('on phones the shop’s name stays on one line beside the header’s targets', async ({ browser, shopUrl }) => {
  expect(await headerFaultsOnPhones(browser, shopUrl, ['/', '/checkout'])).toEqual([])
})
