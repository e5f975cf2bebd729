// `npm run interleavings [-- runs [seed]]`: random stories of shoppers who order at the same time, 10,000 by default.
// A failure prints its seed, which repeats it.
import { runTests } from './runTests.mjs'

const [runs = '10000', seed] = process.argv.slice(2)
process.env.PROPERTY_RUNS = runs
if (seed !== undefined) process.env.PROPERTY_SEED = seed
const { failed } = runTests(['--project', 'logic', 'tests/unit/commerce/payment/interleavings.test.ts'])
process.exitCode = failed === 0 ? 0 : 1
