import { graphql, readInlineData } from 'relay-runtime'
import * as v from 'valibot'
import type { extraAttributes_customer$key } from '#src/__generated__/extraAttributes_customer.graphql.ts'
import type { extraAttributes_form$key } from '#src/__generated__/extraAttributes_form.graphql.ts'
import type { CustomerUpdateInput } from '#src/__generated__/useUpdateCustomerMutation.graphql.ts'

/** A field of the merchant's form beyond name, e-mail and password. */
export type ExtraAttribute = {
  readonly code: string
  readonly label: string
  readonly input: ExtraInputKind
  readonly isRequired: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly initial: ExtraValue
  readonly maxLength: number | null
}

type ExtraInputKind = 'text' | 'lines' | 'boolean' | 'date' | 'select' | 'multiselect'
type ExtraValue = string | boolean | readonly string[]
/** The chosen or typed values by code. */
export type ExtraValues = Readonly<Record<string, ExtraValue>>

const KINDS: Readonly<Partial<Record<string, ExtraInputKind>>> = {
  TEXT: 'text',
  TEXTAREA: 'lines',
  MULTILINE: 'lines',
  BOOLEAN: 'boolean',
  DATE: 'date',
  SELECT: 'select',
  MULTISELECT: 'multiselect',
}

/** The input fields of the backend for these values. */
export type ExtraInput = Pick<CustomerUpdateInput, 'custom_attributes' | keyof SystemInput>
type SystemInput = { -readonly [Name in SystemName]?: Name extends 'gender' ? number | null : string | null }
type SystemName = (typeof SYSTEM_INPUTS)[keyof typeof SYSTEM_INPUTS]

/** Fields of the forms themselves, and fields that Magento uses internally. */
const ASKED_ELSEWHERE = new Set([
  'firstname',
  'lastname',
  'email',
  'created_at',
  'created_in',
  'website_id',
  'store_id',
  'group_id',
  'disable_auto_group_change',
])

/** Magento's own optional fields have separate inputs, some with another name. */
const SYSTEM_INPUTS = {
  prefix: 'prefix',
  middlename: 'middlename',
  suffix: 'suffix',
  taxvat: 'taxvat',
  dob: 'date_of_birth',
  gender: 'gender',
} as const
const isSystem = (code: string): code is keyof typeof SYSTEM_INPUTS => code in SYSTEM_INPUTS

/** The fields of a form in the merchant's order, without kinds that this form does not support, such as files. */
export function readExtraAttributes(form: extraAttributes_form$key): readonly ExtraAttribute[] {
  const { items } = readInlineData(
    graphql`
      fragment extraAttributes_form on AttributesFormOutput @inline {
        items {
          code
          frontend_input
          label
          ... on CustomerAttributeMetadata {
            is_required
            sort_order
            options {
              is_default
              label
              value
            }
            validate_rules {
              name
              value
            }
          }
        }
      }
    `,
    form,
  )
  return items
    .flatMap((item) => {
      const input = KINDS[item?.frontend_input ?? '']
      if (!item || !input || ASKED_ELSEWHERE.has(item.code)) return []
      const options = (item.options ?? []).filter((option) => option != null && option.value !== '')
      const chosen = options.flatMap((option) => (option?.is_default ? option.value : []))
      const limit = item.validate_rules?.find((rule) => rule?.name === 'MAX_TEXT_LENGTH')?.value
      const initial = { boolean: false, multiselect: chosen, select: chosen[0] ?? '', text: '', lines: '', date: '' }
      const attribute: ExtraAttribute = {
        code: item.code,
        label: item.label ?? item.code,
        input,
        isRequired: item.is_required === true,
        options: options.flatMap((option) => option ?? []),
        initial: initial[input],
        maxLength: limit ? Number(limit) : null,
      }
      return { attribute, place: item.sort_order ?? 0 }
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ attribute }) => attribute)
}

/** The customer's saved values of these fields. */
export function readExtraValues(attributes: readonly ExtraAttribute[], key: extraAttributes_customer$key): ExtraValues {
  const { custom_attributes: custom, ...customer } = readInlineData(
    graphql`
      fragment extraAttributes_customer on Customer @inline {
        prefix
        middlename
        suffix
        taxvat
        date_of_birth
        gender
        custom_attributes {
          code
          ... on AttributeValue {
            value
          }
          ... on AttributeSelectedOptions {
            selected_options {
              value
            }
          }
        }
      }
    `,
    key,
  )
  const { prefix, middlename, suffix, taxvat, date_of_birth, gender } = customer
  const system = { prefix, middlename, suffix, taxvat, date_of_birth, gender }
  const known = ({ code, input, initial }: ExtraAttribute): ExtraValue => {
    if (isSystem(code)) return String(system[SYSTEM_INPUTS[code]] ?? '')
    const said = custom?.find((each) => each?.code === code)
    const chosen = said?.selected_options?.flatMap((option) => option?.value ?? []) ?? []
    switch (input) {
      case 'boolean':
        return said?.value === '1' || chosen[0] === '1'
      case 'multiselect':
        return chosen
      case 'select':
        return chosen[0] ?? said?.value ?? ''
      case 'date':
        return (said?.value ?? '').slice(0, 10)
      case 'text':
      case 'lines':
        return said?.value ?? String(initial)
    }
  }
  return Object.fromEntries(attributes.map((attribute) => [attribute.code, known(attribute)]))
}

export const initialExtraValues = (attributes: readonly ExtraAttribute[]): ExtraValues =>
  Object.fromEntries(attributes.map(({ code, initial }) => [code, initial]))

/** The rules of these fields. Their messages are the kinds of errors: `missing` or `long`. */
export function extraSchema(attributes: readonly ExtraAttribute[]) {
  const schemaOf = ({ input, isRequired, maxLength }: ExtraAttribute): v.GenericSchema<ExtraValue> => {
    // An empty checkbox answers no, which is a valid answer.
    if (input === 'boolean') return v.boolean()
    if (input === 'multiselect') return v.pipe(v.array(v.string()), v.minLength(isRequired ? 1 : 0, 'missing'))
    return v.pipe(
      v.string(),
      v.trim(),
      v.minLength(isRequired ? 1 : 0, 'missing'),
      v.maxLength(maxLength ?? Number.MAX_SAFE_INTEGER, 'long'),
    )
  }
  return v.object(Object.fromEntries(attributes.map((attribute) => [attribute.code, schemaOf(attribute)])))
}

/** The values as input for the backend; an empty value removes the saved one. */
export function extraInput(attributes: readonly ExtraAttribute[], values: ExtraValues): ExtraInput {
  const system: SystemInput = {}
  const custom: NonNullable<CustomerUpdateInput['custom_attributes']>[number][] = []
  for (const { code, input, initial } of attributes) {
    const value = values[code] ?? initial
    const chosen = typeof value === 'string' ? [value] : typeof value === 'boolean' ? [] : value
    if (isSystem(code)) {
      const text = String(value)
      const name = SYSTEM_INPUTS[code]
      if (name === 'gender') system.gender = text === '' ? null : Number(text)
      else system[name] = text === '' ? null : text
    } else if (input === 'select' || input === 'multiselect') {
      const options = chosen.filter((each) => each !== '').map((each) => ({ value: each }))
      custom.push({ attribute_code: code, ...(options.length > 0 ? { selected_options: options } : { value: '' }) })
    } else {
      custom.push({ attribute_code: code, value: typeof value === 'boolean' ? String(Number(value)) : String(value) })
    }
  }
  return { ...system, ...(custom.length > 0 && { custom_attributes: custom }) }
}
