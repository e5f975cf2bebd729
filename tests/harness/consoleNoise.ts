/**
 * Console errors and warnings of the running test. A test that expects one calls `expectNoise`; in every other test
 * they are failures.
 */
type Noise = { readonly method: 'error' | 'warn'; readonly text: string }

let heard: Noise[] = []
let expected: RegExp[] = []

/** The text of the arguments of a console method, errors with their stack. */
function textOf(parts: readonly unknown[]): string {
  return parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' ')
}

export function recordNoise(method: Noise['method'], parts: readonly unknown[]): void {
  heard.push({ method, text: textOf(parts) })
}

/** Expects a console message that matches; the test fails without it. */
export function expectNoise(pattern: RegExp): void {
  expected.push(pattern)
}

/** Resets the state; returns the failures: unexpected messages, and expected ones that are missing. */
export function settleNoise(): readonly string[] {
  const faults = heard
    .filter((noise) => !expected.some((pattern) => pattern.test(noise.text)))
    .map((noise) => `console.${noise.method}: ${noise.text}`)
  const missing = expected
    .filter((pattern) => !heard.some((noise) => pattern.test(noise.text)))
    .map((pattern) => `expected console noise never came: ${pattern}`)
  heard = []
  expected = []
  return [...faults, ...missing]
}
