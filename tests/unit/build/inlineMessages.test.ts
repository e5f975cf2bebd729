import type { Messages } from '@lingui/core'
import { expect, test } from 'vitest'
import { withMessages } from '../../../build/inlineMessages.ts'

const messages: Messages = { 'aB-1_2': ['Da ', ['first'], ' a "tre"'] }

test('each message gets its compiled text, where the macro left its id', () => {
  const code = `t(\n  /** i18n */\n  {\n    id: "aB-1_2",\n    values: { first: first }\n  })`
  expect(withMessages(code, messages)).toBe(
    `t(\n  /** i18n */\n  {\n    id: "aB-1_2", message: ["Da ",["first"]," a \\"tre\\""],\n    values: { first: first }\n  })`,
  )
})

test('a message that nobody extracted stops the build', () => {
  expect(() => withMessages('/** i18n */ { id: "x" }', messages)).toThrow('no message "x"')
})
