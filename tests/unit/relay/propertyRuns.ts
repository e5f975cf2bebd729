/**
 * The number of runs of a property: few by default, and `PROPERTY_RUNS=10000` on demand. A failure prints its seed, and
 * `PROPERTY_SEED=…` repeats it.
 */
export const propertyRuns = (usual: number): { readonly numRuns: number; readonly seed?: number } => {
  const seed = process.env['PROPERTY_SEED']
  return {
    numRuns: Number(process.env['PROPERTY_RUNS'] ?? usual),
    ...(seed !== undefined && { seed: Number(seed) }),
  }
}

/** The time for that, on a busy machine. */
export const PROPERTY_TIMEOUT_MS = 300_000
