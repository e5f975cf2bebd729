import { afterEach, beforeEach, vi } from 'vitest'
import { recordNoise, settleNoise } from './consoleNoise.ts'

// relay-test-utils calls the global `jest.fn`, and in a browser it looks for Node's `global`.
Object.assign(globalThis, { jest: vi, global: globalThis })

const original = { error: console.error, warn: console.warn }

beforeEach(() => {
  settleNoise()
  console.error = (...parts: unknown[]) => recordNoise('error', parts)
  console.warn = (...parts: unknown[]) => recordNoise('warn', parts)
})

afterEach(() => {
  Object.assign(console, original)
  const faults = settleNoise()
  if (faults.length > 0) throw new Error(`The test made noise.\n${faults.join('\n')}`)
})
