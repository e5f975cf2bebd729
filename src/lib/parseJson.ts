/** Parses JSON from outside; null if it is invalid or has another shape. */
export function parseJson<T>(text: string | null, isExpected: (value: unknown) => value is T): T | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isExpected(value) ? value : null
  } catch {
    return null
  }
}
