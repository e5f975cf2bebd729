/** How often a property is tried: quickly by habit, and `PROPERTY_RUNS=10000` times when asked. */
export const propertyRuns = (usual: number): { readonly numRuns: number } => ({
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? usual),
})

/** The time for that, on a busy machine. */
export const PROPERTY_TIMEOUT_MS = 300_000
