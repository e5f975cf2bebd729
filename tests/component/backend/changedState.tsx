import { render } from '@testing-library/react'
import { RouterProvider } from '@tanstack/react-router'
import { buildSchema, parse } from 'graphql'
import { act } from 'react'
import { vi } from 'vitest'
import { loadMessages } from '#src/app/catalogs.ts'
import { nextTask } from '#src/lib/scheduling/nextTask.ts'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { keyFieldsOf } from '#src/relay/identity.ts'
import { visitAnswer } from '#tests/harness/answerFields.ts'
import type { AnswerField } from '#tests/harness/answerFields.ts'
import { PARTS } from '#tests/harness/specimens/parts.ts'
import { stage } from '#tests/harness/specimens/stage.tsx'
import schemaText from '../../../schema.graphql?raw'

const schema = buildSchema(schemaText, { assumeValid: true })
const [locale] = STOREFRONT_LOCALES
const messages = await loadMessages(locale.locale)

/** The answered states of the styleguide. */
export const states = PARTS.flatMap((part) =>
  part.specimens.flatMap((specimen) =>
    specimen.states
      .filter(({ answers, hasLongWords }) => typeof answers !== 'string' && hasLongWords !== true)
      .map((state) => ({ id: `${part.id} ${specimen.id}: ${state.name}`, state })),
  ),
)

export type SpecimenState = (typeof states)[number]['state']

/** The error of a page whose subject the backend did not answer: the shopper may try again. */
const NO_ANSWER = /\[vetrina:[\w-]+\] no answer/

/** Code that only this state needs arrives between two tasks of the test. */
const LATE_CODE = /A suspended resource finished loading inside a test/

/**
 * Shows a state with changed answers. `change` is called for each field of them but the keys of records, without which
 * no record is found. Returns the errors, and the HTML of the end.
 */
export async function showChanged(state: SpecimenState, change: (field: AnswerField) => void) {
  const faults: string[] = []
  const heard = vi.spyOn(console, 'error').mockImplementation((...parts) => faults.push(parts.map(String).join(' ')))
  const router = await stage(state, {
    locale,
    messages,
    onFault: (error) => faults.push(String(error)),
    changed(operation, answer) {
      const { text } = operation.request.node.params
      const copy = structuredClone(answer)
      visitAnswer(schema, parse(text ?? ''), (copy as { data: unknown }).data, (field) => {
        const [type = '', name = ''] = field.name.split('.')
        if (!keyFieldsOf(type)?.includes(name)) change(field)
      })
      return copy
    },
  })
  const { container, unmount } = await act(async () => render(<RouterProvider router={router} />))
  let before = ''
  // A late part renders in a later task.
  for (let still = 0; still < 3;) {
    await act(nextTask)
    still = container.innerHTML === before ? still + 1 : 0
    before = container.innerHTML
  }
  unmount()
  heard.mockRestore()
  return { html: before, faults: faults.filter((fault) => !NO_ANSWER.test(fault) && !LATE_CODE.test(fault)) }
}

/** A few by chance: all of them one after the other take many minutes. */
export function fewOf<T>(all: Iterable<T>, count: number): readonly T[] {
  const left = [...all]
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(Math.random() * left.length), 1),
  ).flat()
}
