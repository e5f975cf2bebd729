import { expect, test } from 'vitest'
import { readModules } from '#tests/arch/sources.ts'
import { pureModules, textFunctionsOf, type TextFunction } from './textFunctions.ts'

const functions = pureModules(readModules('src', 'server')).flatMap(textFunctionsOf)

const LONGEST = 16_384
/** Linear work takes 8 times as long for a text that is 8 times as long, and work with the square of it 64 times. */
const TIMES = 8
const MOST_TIMES = 24
/** Microseconds that belong to the call and not to its text: the garbage collector, first calls. */
const FLOOR = 2_000
/** Until one of them is not slow: other processes and the compiler disturb some of them. */
const MEASUREMENTS = 20

/** Texts on which functions and patterns tend to take the square of their length, or more. */
const PIECES = [
  'a',
  'a ',
  ' ',
  '/',
  '%a',
  '\u0301\u0323',
  '<',
  'a@',
  '.',
  '-',
  '"',
  '1',
  '\n',
  '=',
  '[',
  '{',
  '&amp',
  '<!--',
  '<style>',
  '://',
  'a:',
  '(',
  '\\',
]

async function costOf(call: (text: string) => unknown, text: string): Promise<number> {
  const before = performance.now()
  try {
    await call(text)
  } catch {
    // A text may be refused; only the time matters here.
  }
  return (performance.now() - before) * 1_000
}

/** Lengths grow step by step, so that a function that never ends on a long text is found on a short one. */
async function slowAt(call: (text: string) => unknown, piece: string): Promise<string | null> {
  const textOf = (length: number) => `x${piece.repeat(Math.ceil(length / piece.length)).slice(0, length - 2)}!`
  for (let length = TIMES * 2; length <= LONGEST; length *= 2) {
    if ((await costOf(call, textOf(length))) <= FLOOR) continue
    let short = Infinity
    let long = Infinity
    const isSlow = () => long > FLOOR && long > MOST_TIMES * short
    for (let time = 0; time < MEASUREMENTS; time += 1) {
      long = Math.min(long, await costOf(call, textOf(length)))
      short = Math.min(short, await costOf(call, textOf(length / TIMES)))
      if (!isSlow()) break
    }
    if (isSlow()) return `${length} of ${JSON.stringify(piece)}: ${short.toFixed(0)} µs, ${long.toFixed(0)} µs`
  }
  return null
}

const load = async ({ path, name }: TextFunction) => {
  const module = (await import(/* @vite-ignore */ `../../../${path}`)) as Readonly<
    Record<string, (...texts: readonly string[]) => unknown>
  >
  const found = module[name]
  if (!found) throw new Error(`${path} exports no ${name}`)
  return found
}

test('there are functions of texts', () => {
  expect(functions.length).toBeGreaterThan(100)
})

test('no function takes more than time in proportion to its text', async () => {
  const slow: string[] = []
  for (const of of functions) {
    const call = await load(of)
    for (let place = 0; place < of.parameters; place += 1)
      for (const piece of PIECES) {
        const found = await slowAt((text) => {
          const texts = Array.from({ length: of.parameters }, (_, other) => (other === place ? text : 'a'))
          return call(...texts)
        }, piece)
        if (found !== null) slow.push(`${of.path} ${of.name}(${place}): ${found}`)
      }
  }
  expect(slow).toEqual([])
})
