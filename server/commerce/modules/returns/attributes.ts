import type { DatabaseSync } from 'node:sqlite'
import { allRows } from '../../db/rows.ts'
import type { StoreView } from '../../engine/context.ts'
import { inputError } from '../../engine/errors.ts'
import { decodeUid } from '../../engine/uid.ts'
import { type ByLanguage, textsFor } from '../../engine/textsFor.ts'

/** A field for each returned item, as stored in its table. */
type ReturnAttributeDefinition = {
  readonly input: 'SELECT' | 'TEXT'
  readonly isRequired: boolean
  readonly label: ByLanguage<string>
  /** Empty if it is not a choice. */
  readonly options: readonly { readonly value: string; readonly label: ByLanguage<string> }[]
}

/** A field in a store view's language. */
type ReturnAttribute = {
  readonly code: string
  readonly sortOrder: number
  readonly input: ReturnAttributeDefinition['input']
  readonly isRequired: boolean
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** The values by attribute code; for a choice the option's id. */
export type ReturnAnswers = Readonly<Record<string, string>>

function readAttributes(db: DatabaseSync, store: StoreView): readonly ReturnAttribute[] {
  const shown = (label: ByLanguage<string>) => textsFor(store.locale, label)
  return allRows<{ code: string; sort_order: number; definition: string }>(
    db,
    'SELECT code, sort_order, definition FROM rma_item_attribute ORDER BY sort_order, code',
  ).map(({ code, sort_order: sortOrder, definition }) => {
    // Written by the migration, in this form.
    const { label, options, ...rest } = JSON.parse(definition) as ReturnAttributeDefinition
    return {
      ...rest,
      code,
      sortOrder,
      label: shown(label),
      options: options.map((option) => ({ value: option.value, label: shown(option.label) })),
    }
  })
}

/** `attributesList(entityType: RMA_ITEM)`. */
export const returnItemAttributes = (db: DatabaseSync, store: StoreView) =>
  readAttributes(db, store).map(({ code, label, input, isRequired, sortOrder, options }) => ({
    __typename: 'ReturnItemAttributeMetadata',
    code,
    label,
    entity_type: 'RMA_ITEM',
    frontend_input: input,
    frontend_class: null,
    is_required: isRequired,
    sort_order: sortOrder,
    options: options.map((option) => ({ __typename: 'AttributeOptionMetadata', ...option, is_default: false })),
  }))

export type AttributeInputs = {
  /** For each of them, the uid of the option's id. */
  readonly selected_custom_attributes?: readonly (AttributeInput | null)[] | null
  readonly entered_custom_attributes?: readonly (AttributeInput | null)[] | null
}
type AttributeInput = { readonly attribute_code: string; readonly value: string }

/** The validated values of one item. Throws Magento's input errors. */
export function readAnswers(db: DatabaseSync, store: StoreView, inputs: AttributeInputs): ReturnAnswers {
  const find = (list: readonly (AttributeInput | null)[] | null | undefined, code: string) =>
    list?.findLast((input) => input?.attribute_code === code)?.value
  const answers: Record<string, string> = {}
  for (const { code, input, isRequired, label, options } of readAttributes(db, store)) {
    const uid = find(inputs.selected_custom_attributes, code)
    const value = input === 'SELECT' ? uid && decodeUid(uid) : find(inputs.entered_custom_attributes, code)?.trim()
    if (!value) {
      if (isRequired) throw inputError(`"${label}" is a required value.`)
      continue
    }
    if (input === 'SELECT' && !options.some((option) => option.value === value)) {
      throw inputError(`Attribute ${code} does not contain option with Id ${value}`)
    }
    answers[code] = value
  }
  return answers
}

/** The values as `AttributeValueInterface`, in the form's order. */
export const answeredAttributes = (db: DatabaseSync, store: StoreView, answers: ReturnAnswers) =>
  readAttributes(db, store).flatMap(({ code, input, options }) => {
    const value = answers[code]
    if (value === undefined) return []
    if (input === 'TEXT') return { __typename: 'AttributeValue', code, value }
    const chosen = options.filter((option) => option.value === value)
    const selected = chosen.map((option) => ({ __typename: 'AttributeSelectedOption', ...option }))
    return { __typename: 'AttributeSelectedOptions', code, selected_options: selected }
  })
