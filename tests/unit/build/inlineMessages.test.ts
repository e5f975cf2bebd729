import { expect, test } from 'vitest'
import { messagesOf, withMessages } from '../../../build/inlineMessages.ts'

const module = String.raw`/*eslint-disable*/export const messages=JSON.parse("{\"aB-1_2\":[\"Da \",[\"first\"],\" a \\\"tre\\\"\"]}");`

test('each message gets its compiled text, where the macro left its id', () => {
  const code = `t(\n  /** i18n */\n  {\n    id: "aB-1_2",\n    values: { first: first }\n  })`
  expect(withMessages(code, messagesOf(module))).toBe(
    `t(\n  /** i18n */\n  {\n    id: "aB-1_2", message: ["Da ",["first"]," a \\"tre\\""],\n    values: { first: first }\n  })`,
  )
})

test('a message that nobody extracted, and a catalogue of another shape, stop the build', () => {
  expect(() => withMessages('/** i18n */ { id: "x" }', messagesOf(module))).toThrow('no message "x"')
  expect(() => messagesOf('export const messages = {}')).toThrow('not what this plugin expects')
})
