// Started by scripts/doctor.mjs with the address of a backend.
import { examine, linesOf } from './doctor.ts'

/** Magento answers its first queries slowly after its caches were emptied. */
const PATIENCE_MS = 60_000

const { findings, isUsable } = await examine({
  url: process.argv[2],
  fetch: (request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) }),
  now: () => performance.now(),
})
for (const finding of findings) console.log(linesOf(finding))
console.log(
  isUsable ? 'The storefront works in front of this backend' : 'The storefront does not work in front of it yet',
)
process.exitCode = isUsable ? 0 : 1
