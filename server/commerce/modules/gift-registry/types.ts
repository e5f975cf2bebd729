import type { DatabaseSync } from 'node:sqlite'
import { allRows } from '../../db/rows.ts'
import type { StoreView } from '../../engine/context.ts'
import { inputError } from '../../engine/errors.ts'
import { type ByLanguage, textsFor } from '../../engine/textsFor.ts'
import { encodeUid } from '../../engine/uid.ts'
import { findCountry } from '../directory/repository.ts'

const MAX_ANSWER_LENGTH = 255

type AttributeDefinition = {
  readonly code: string
  readonly input: 'country' | 'date' | 'select' | 'text'
  readonly group: 'detailed_information' | 'event_information' | 'registrant'
  readonly isRequired: boolean
  readonly label: ByLanguage<string>
  /** The options of a choice. */
  readonly options?: readonly string[]
}

/** A type of event as stored in its table. */
type GiftRegistryTypeDefinition = {
  readonly label: ByLanguage<string>
  /** The fields, in the form's order. */
  readonly attributes: readonly AttributeDefinition[]
}

/** A type of event in a store view's language. */
export type GiftRegistryType = {
  readonly id: number
  readonly uid: string
  readonly code: string
  readonly label: string
  readonly attributes: readonly (Omit<AttributeDefinition, 'label'> & { readonly label: string })[]
}

export function giftRegistryTypes(
  db: DatabaseSync,
  { locale }: Pick<StoreView, 'locale'>,
): readonly GiftRegistryType[] {
  return allRows<{ id: number; code: string; definition: string }>(
    db,
    'SELECT id, code, definition FROM gift_registry_type ORDER BY id',
  ).map(({ id, code, definition }) => {
    // Written by the migration, in this form.
    const { label, attributes } = JSON.parse(definition) as GiftRegistryTypeDefinition
    return {
      id,
      uid: encodeUid(id),
      code,
      label: textsFor(locale, label),
      attributes: attributes.map((attribute) => ({ ...attribute, label: textsFor(locale, attribute.label) })),
    }
  })
}

export const attributesMetadata = ({ attributes }: GiftRegistryType) =>
  attributes.map(({ code, label, input, group, isRequired }, index) => ({
    code,
    label,
    input_type: input,
    attribute_group: group,
    is_required: isRequired,
    sort_order: index + 1,
  }))

/** The values by attribute code. */
export type Answers = Readonly<Record<string, string>>

export type AnswerInput = { readonly code: string; readonly value: string }

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

const isDay = (text: string): boolean =>
  ISO_DAY.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/**
 * The validated values of an event, or of one of its people. A value that is not given again stays as in `known`.
 * Throws input errors.
 */
export function readAnswers(
  db: DatabaseSync,
  { attributes }: GiftRegistryType,
  {
    of,
    inputs,
    known = {},
  }: {
    readonly of: 'event' | 'registrant'
    readonly inputs: readonly (AnswerInput | null)[] | null | undefined
    readonly known?: Answers
  },
): Answers {
  const answers: Record<string, string> = {}
  for (const { code, input, group, isRequired, label, options } of attributes) {
    if ((group === 'registrant') !== (of === 'registrant')) continue
    const said = inputs?.findLast((each) => each?.code === code)?.value
    const value = said === undefined ? known[code] : said.trim()
    if (!value) {
      if (isRequired) throw inputError(`"${label}" is a required value.`)
      continue
    }
    const isFine =
      input === 'date'
        ? isDay(value)
        : input === 'country'
          ? findCountry(db, value) !== undefined
          : input === 'select'
            ? (options ?? []).includes(value)
            : value.length <= MAX_ANSWER_LENGTH
    if (!isFine) throw inputError(`Invalid value of "${value}" provided for the "${label}" field.`)
    answers[code] = value
  }
  return answers
}

/** The values in the form's order. */
export const answeredAttributes = ({ attributes }: GiftRegistryType, answers: Answers) =>
  attributes.flatMap(({ code, label, group }) => {
    const value = answers[code]
    return value === undefined ? [] : { code, label, value, group: group.toUpperCase() }
  })
