import { getNamedType } from 'graphql'
import { expect, test } from 'vitest'
import type { AnswerField } from '#tests/harness/answerFields.ts'
import { fewOf, showChanged, states } from './changedState.tsx'

/** Each run tries others. */
const CHANGES_OF_A_STATE = 2

const LONG_WORD_LENGTH = 300

/** Values that the schema allows and a shop seldom has, by the type of the field. */
const ODD_VALUES: Readonly<Record<string, readonly unknown[]>> = {
  String: [
    '',
    ' ',
    '0',
    'x'.repeat(LONG_WORD_LENGTH),
    '<b>&amp; "quoted" {0} ${1} %s</b>',
    '\u202eright to left, \u0000',
    // Magento's moment of a date that was never set.
    '0000-00-00 00:00:00',
  ],
  Int: [0, -1, 2_147_483_647],
  Float: [0, -0.01, 0.1 + 0.2, 1e15],
  Boolean: [true, false],
  ID: [''],
}

type Item = Readonly<Record<string, unknown>> | null

/** Fields by which a shop tells the items of a list apart. */
const OWN_KEY = /^(uid|id|code|value|number|identifier|public_hash)$|_(uid|id|code)$/

const KEY_FIELD = /\.(uid|id|code|number|identifier|public_hash)$|_(uid|code)$/

/** Such items are not listed twice, but two cart rules may have the same label and amount. */
const isKeyed = (item: Item): boolean =>
  Object.keys(item ?? {}).some((name) => OWN_KEY.test(name)) || JSON.stringify(item).includes('"uid":')

const twice = (before: unknown): unknown =>
  Array.isArray(before) && !(before as readonly Item[]).some(isKeyed) ? [...before, ...structuredClone(before)] : before

/** Replacements of a field's value, with the words of their report. */
function oddChangesOf({
  name,
  type,
  value,
}: AnswerField): readonly (readonly [string, (before: unknown) => unknown])[] {
  // Items of a list with the same key are not told apart.
  if (KEY_FIELD.test(name)) return []
  if (!Array.isArray(value))
    return (ODD_VALUES[getNamedType(type).name] ?? []).map((odd) => [JSON.stringify(odd), () => odd])
  return [
    ['[]', () => []],
    ['twice', twice],
  ]
}

/** Words of the language, which no shopper should read. */
const MACHINE_WORDS = /NaN|undefined|Infinity|Invalid Date|\[object /

/** Texts and names of a page, without its styles and addresses. */
const wordsOf = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const labels = [...body.querySelectorAll('[aria-label], [alt], [title]')].flatMap((part) =>
    ['aria-label', 'alt', 'title'].flatMap((name) => part.getAttribute(name) ?? []),
  )
  return [body.textContent, ...labels].join('\n')
}

test.each(states)('$id stands with values that a shop seldom has', async ({ state }) => {
  const changes = new Map<string, { readonly name: string; readonly change: (before: unknown) => unknown }>()
  const usual = await showChanged(state, (field) => {
    const { name } = field
    for (const [words, change] of oddChangesOf(field)) changes.set(`${name}: ${words}`, { name, change })
  })
  expect(MACHINE_WORDS.exec(wordsOf(usual.html))).toBeNull()
  const faults: string[] = []
  for (const [words, { name, change }] of fewOf(changes, CHANGES_OF_A_STATE)) {
    const odd = await showChanged(state, (field) => {
      if (field.name === name) field.replace(change(field.value))
    })
    for (const fault of odd.faults) faults.push(`${words}: ${fault}`)
    const [word] = MACHINE_WORDS.exec(wordsOf(odd.html)) ?? []
    if (word !== undefined) faults.push(`${words}: the page says ${word}`)
  }
  expect(faults).toEqual([])
})
