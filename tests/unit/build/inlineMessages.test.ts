import { expect, test } from 'vitest'
import { messagesOf, withMessages } from '../../../build/inlineMessages.ts'

const module = String.raw`/*eslint-disable*/export const messages=JSON.parse("{\"aB-1_2\":[\"Da \",[\"first\"],\" a \\\"tre\\\"\"]}");`

test('each message gets its compiled text, where the macro left its id', async () => {
  const code = `t(\n  /** i18n */\n  {\n    id: "aB-1_2",\n    values: { first: first }\n  })`
  expect(withMessages(code, await messagesOf(module))).toBe(
    `t(\n  /** i18n */\n  {\n    id: "aB-1_2", message: ["Da ",["first"]," a \\"tre\\""],\n    values: { first: first }\n  })`,
  )
})

test('a message that nobody extracted stops the build', async () => {
  const messages = await messagesOf(module)
  expect(() => withMessages('/** i18n */ { id: "x" }', messages)).toThrow('no message "x"')
})
