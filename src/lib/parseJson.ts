/** What a text from outside says, when it is JSON of the expected shape; null when it is foreign or truncated. */
export function parseJson<T>(text: string | null, isExpected: (value: unknown) => value is T): T | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isExpected(value) ? value : null
  } catch {
    return null
  }
}
