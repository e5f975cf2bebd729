import type { DatabaseSync } from 'node:sqlite'
import { allRows, runSql } from '../../db/rows.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError } from '../../engine/errors.ts'
import type { SeedInput } from '../../engine/module.ts'
import { textOfStore } from '../../seed/localText.ts'
import type { LocalText, SeedCustomerAttribute } from '../../seed/types.ts'
import { textScopes } from '../store/textScopes.ts'
import { isIsoDate } from './isIsoDate.ts'

/** `AttributeValueInput`. */
export type AttributeValueInput = {
  readonly attribute_code: string
  readonly value?: string | null
  readonly selected_options?: readonly ({ readonly value: string } | null)[] | null
}

/** An attribute as stored in its table, with a text for every store view. */
type Definition = Omit<SeedCustomerAttribute, 'code'>

type Attribute = Omit<SeedCustomerAttribute, 'label' | 'options'> & {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Magento's form codes of its own account fields. */
const SYSTEM_FIELDS = [
  { code: 'firstname', label: 'First Name', sort_order: 40 },
  { code: 'lastname', label: 'Last Name', sort_order: 60 },
  { code: 'email', label: 'Email', sort_order: 80 },
] as const

const FORMS: ReadonlySet<string> = new Set(['customer_account_create', 'customer_account_edit'])

export function seedCustomerAttributes(input: SeedInput): void {
  const { db, shop } = input
  const scopes = textScopes(input)
  for (const { code, ...definition } of shop.customerAttributes) {
    const owner = `the customer attribute ${code}`
    const complete = (text: LocalText, part: string): LocalText =>
      Object.fromEntries(scopes.map((scope) => [scope.code, scope.text(text, `${part} of ${owner}`)]))
    const stored: Definition = {
      ...definition,
      label: complete(definition.label, 'the label'),
      options: definition.options.map(({ value, label }) => ({ value, label: complete(label, 'an option') })),
    }
    runSql(db, 'INSERT INTO customer_attribute (code, sort_order, definition) VALUES (?, ?, ?)', [
      code,
      definition.sortOrder,
      JSON.stringify(stored),
    ])
  }
}

/** The merchant's additional customer fields, in the store view's language. */
function attributesOf({ db, store, stores }: CommerceContext): readonly Attribute[] {
  const first = stores[0]?.code ?? store.code
  return allRows<{ code: string; definition: string }>(
    db,
    'SELECT code, definition FROM customer_attribute ORDER BY sort_order, code',
  ).map((row) => {
    // Written by the seed, in this form.
    const definition = JSON.parse(row.definition) as Definition
    const shown = (text: LocalText) => textOfStore(text, store.code, first, `the customer attribute ${row.code}`)
    return {
      ...definition,
      code: row.code,
      label: shown(definition.label),
      options: definition.options.map(({ value, label }) => ({ value, label: shown(label) })),
    }
  })
}

/** Magento's description of an account form: its own fields and the merchant's. */
export function attributesForm(_: unknown, { formCode }: { formCode: string }, context: CommerceContext) {
  if (!FORMS.has(formCode)) {
    return { items: [], errors: [{ type: 'ENTITY_NOT_FOUND', message: `Form "${formCode}" could not be found.` }] }
  }
  const metadata = { __typename: 'CustomerAttributeMetadata', entity_type: 'CUSTOMER' }
  const system = SYSTEM_FIELDS.map((field) => ({
    ...metadata,
    ...field,
    frontend_input: 'TEXT',
    frontend_class: null,
    is_required: true,
    options: [],
    validate_rules: [],
  }))
  const own = attributesOf(context).map((attribute) => ({
    ...metadata,
    code: attribute.code,
    label: attribute.label,
    frontend_input: attribute.input,
    frontend_class: null,
    is_required: attribute.isRequired,
    sort_order: attribute.sortOrder,
    options: attribute.options.map((option) => ({
      __typename: 'AttributeOptionMetadata',
      ...option,
      is_default: option.value === attribute.defaultOption,
    })),
    validate_rules:
      attribute.maxLength === null ? [] : [{ name: 'MAX_TEXT_LENGTH', value: String(attribute.maxLength) }],
  }))
  return { items: [...system, ...own].toSorted((one, other) => one.sort_order - other.sort_order), errors: [] }
}

const isChoice = ({ input }: Attribute) => input === 'SELECT' || input === 'MULTISELECT'

/** The values of an input in stored form: none for an empty one. */
function valuesOf(attribute: Attribute, input: AttributeValueInput): readonly string[] {
  const texts = isChoice(attribute)
    ? (input.selected_options?.flatMap((option) => option?.value ?? []) ?? input.value?.split(',') ?? [])
    : [input.value ?? '']
  const values = texts.map((text) => text.trim()).filter((text) => text !== '')
  for (const value of values) {
    if (isChoice(attribute) && !attribute.options.some((option) => option.value === value)) {
      throw inputError(`Attribute ${attribute.code} does not contain option with Id ${value}`)
    }
    if (attribute.input === 'DATE' && !isIsoDate(value)) throw inputError('Invalid date')
    if (attribute.maxLength !== null && value.length > attribute.maxLength) {
      throw inputError(`"${attribute.label}" length must be equal or less than ${attribute.maxLength} characters.`)
    }
  }
  return values
}

/**
 * Stores a customer's values of the merchant's own fields; an absent field stays unchanged.
 *
 * @param isNew whether all required fields must have a value
 */
export function writeCustomAttributes(
  context: CommerceContext,
  customerId: number,
  inputs: readonly (AttributeValueInput | null)[],
  isNew: boolean,
): void {
  for (const attribute of attributesOf(context)) {
    const input = inputs.find((each) => each?.attribute_code === attribute.code)
    const values = input ? valuesOf(attribute, input) : []
    if (attribute.isRequired && values.length === 0 && (input || isNew)) {
      throw inputError(`"${attribute.label}" is a required value.`)
    }
    if (!input) continue
    runSql(context.db, 'DELETE FROM customer_attribute_value WHERE customer_id = ? AND code = ?', [
      customerId,
      attribute.code,
    ])
    if (values.length > 0) {
      runSql(context.db, 'INSERT INTO customer_attribute_value (customer_id, code, value) VALUES (?, ?, ?)', [
        customerId,
        attribute.code,
        JSON.stringify(values),
      ])
    }
  }
}

/** A customer's values of the merchant's own fields, as `AttributeValueInterface`. */
export function customAttributes(
  customer: { readonly id: number },
  { attributeCodes }: { attributeCodes?: readonly (string | null)[] | null },
  context: CommerceContext,
) {
  const kept = readValues(context.db, customer.id)
  return attributesOf(context).flatMap((attribute) => {
    const { code, options } = attribute
    const values = kept.get(code)
    if (!values || (attributeCodes != null && !attributeCodes.includes(code))) return []
    if (!isChoice(attribute)) return { __typename: 'AttributeValue', code, value: values[0] ?? '' }
    const chosen = options.filter((option) => values.includes(option.value))
    const selected = chosen.map((option) => ({ __typename: 'AttributeSelectedOption', ...option }))
    return { __typename: 'AttributeSelectedOptions', code, selected_options: selected }
  })
}

const readValues = (db: DatabaseSync, customerId: number): ReadonlyMap<string, readonly string[]> =>
  new Map(
    allRows<{ code: string; value: string }>(
      db,
      'SELECT code, value FROM customer_attribute_value WHERE customer_id = ?',
      [customerId],
    ).map(({ code, value }) => [code, JSON.parse(value) as string[]]),
  )
