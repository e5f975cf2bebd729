/** The waits between the tries, ms: a host that is replaced is back within seconds. */
const WAITS_MS = [1_000, 3_000, 10_000] as const

/** Loads code, and tries again while no host sends it. Rejects with the error of the last try. */
export async function loadPersistently<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return load()
}
