/**
 * Console errors and warnings of the running test. A test that means to provoke one says so with `expectNoise`; every
 * other one fails the test that caused it.
 */
type Noise = { readonly method: 'error' | 'warn'; readonly text: string }

let heard: Noise[] = []
let expected: RegExp[] = []

/** Renders what a console method received, errors with their stack. */
function textOf(parts: readonly unknown[]): string {
  return parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' ')
}

export function recordNoise(method: Noise['method'], parts: readonly unknown[]): void {
  heard.push({ method, text: textOf(parts) })
}

/** Announces that this test makes the console say something that matches; the test fails when it does not. */
export function expectNoise(pattern: RegExp): void {
  expected.push(pattern)
}

/** Forgets everything; answers the faults: unexpected noise, and expected noise that never came. */
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
