/**
 * How often a property is tried: quickly by habit, and `PROPERTY_RUNS=10000` times when asked. A failure prints its seed,
 * and `PROPERTY_SEED=…` tries just those again. `usualSeed` is for a property with a known counter-example that is not
 * mended yet: by habit the same runs are made, to see what breaks anew; more runs look everywhere.
 */
export const propertyRuns = (
  usual: number,
  usualSeed?: number,
): { readonly numRuns: number; readonly seed?: number } => ({
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? usual),
  ...seedOf(process.env['PROPERTY_SEED'] ?? (process.env['PROPERTY_RUNS'] === undefined ? usualSeed : undefined)),
})

const seedOf = (seed: string | number | undefined) => (seed === undefined ? {} : { seed: Number(seed) })

/** The time for that, on a busy machine. */
export const PROPERTY_TIMEOUT_MS = 300_000
