import { visit, type DocumentNode } from 'graphql'

/**
 * The longest text in a request, in UTF-16 code units: more than shoppers type, and short enough for every function of
 * the engine. Magento's columns for such texts hold 65,535 bytes.
 */
export const MOST_CHARACTERS = 10_000

/** The highest number of values in one list of a request. */
export const MOST_VALUES = 1_000

/**
 * Checks every text and list that is written in a document.
 *
 * @returns the message, or null
 */
export function literalLimitError(document: DocumentNode): string | null {
  let message: string | null = null
  visit(document, {
    StringValue: ({ value }) => {
      if (value.length > MOST_CHARACTERS) message ??= tooLong('A text of the document')
    },
    ListValue: ({ values }) => {
      if (values.length > MOST_VALUES) message ??= tooMany('A list of the document')
    },
  })
  return message
}

/**
 * Checks every text and list of the variables, wherever the schema has it. Without recursion, because JSON may be nested
 * deeper than the stack.
 *
 * @returns the message, or null
 */
export function variableLimitError(variables: Readonly<Record<string, unknown>>): string | null {
  const open: { readonly name: string; readonly value: unknown }[] = [{ name: '', value: variables }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { name, value } = next
    if (typeof value === 'string' && value.length > MOST_CHARACTERS) return tooLong(`"${name}"`)
    if (Array.isArray(value)) {
      if (value.length > MOST_VALUES) return tooMany(`"${name}"`)
      for (const one of value) open.push({ name, value: one })
    } else if (typeof value === 'object' && value !== null) {
      for (const [field, one] of Object.entries(value)) {
        if (field.length > MOST_CHARACTERS) return tooLong('A name in the variables')
        open.push({ name: field, value: one })
      }
    }
  }
  return null
}

const tooLong = (what: string) => `${what} must not be longer than ${MOST_CHARACTERS} characters.`
const tooMany = (what: string) => `${what} must not have more than ${MOST_VALUES} values.`
