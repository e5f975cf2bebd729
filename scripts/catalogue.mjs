// `npm run catalogue -- --products 10000 [--categories 5000]`: writes a new database with the demo shop, and so many
// products and categories more, into DATA_DIR.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCommerceEngine } from '#server/commerce/createCommerceEngine.ts'
import { randomText } from '#server/randomText.ts'
import { generatedShop } from '#shop-folder/seed/generated/generatedShop.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string' },
    categories: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
})
const count = Number(values.products)
const categories = Number(values.categories)
const directory = process.env.DATA_DIR ?? './data'
const databasePath = join(directory, 'commerce.sqlite')
if (!Number.isSafeInteger(count) || count < 1) fail('--products: how many products to make, e.g. --products 10000')
else if (!Number.isSafeInteger(categories) || categories < 0)
  fail('--categories: how many categories to make, e.g. --categories 5000')
else if (existsSync(databasePath)) fail(`${databasePath} is there already: name another DATA_DIR`)
else {
  mkdirSync(directory, { recursive: true })
  createCommerceEngine({
    databasePath,
    profile: '2.4.8',
    baseUrl: 'http://localhost:3000',
    clock: { now: Date.now },
    randomText,
    log: { error: (details, message) => process.stderr.write(`${message} ${JSON.stringify(details)}\n`) },
    seed: generatedShop(count, { seed: Number(values.seed), categories }),
  }).close()
  process.stdout.write(`${databasePath}: the demo shop, ${count} products and ${categories} categories more\n`)
}

function fail(problem) {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}
