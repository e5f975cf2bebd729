import { useLingui } from '@lingui/react/macro'
import { graphql, readInlineData } from 'relay-runtime'
import type { registryType_country$key } from '#src/__generated__/registryType_country.graphql.ts'
import type { registryType_type$data, registryType_type$key } from '#src/__generated__/registryType_type.graphql.ts'
import type { ExtraAttribute } from '#src/features/account/profile/extraAttributes.ts'

/** An event type with its questions about the event and its people. */
export type RegistryType = {
  readonly uid: string
  readonly label: string
  readonly event: readonly ExtraAttribute[]
  readonly person: readonly ExtraAttribute[]
  /** Questions that this form does not support. */
  readonly unasked: { readonly event: readonly UnaskedAttribute[]; readonly person: readonly UnaskedAttribute[] }
}

export type UnaskedAttribute = Pick<ExtraAttribute, 'code' | 'label' | 'isRequired' | 'initial'>

type Option = ExtraAttribute['options'][number]

type Words = Readonly<Record<string, string>>

/** The labels of Magento's own options by code: the backend reports neither labels nor options. */
export function useChoiceWords(): Words {
  const { t } = useLingui()
  return {
    bride: t`Sposa`,
    groom: t`Sposo`,
    partner: t`Partner`,
    mom: t`Mamma`,
    dad: t`Papà`,
    boy: t`Maschio`,
    girl: t`Femmina`,
    surprise: t`Sorpresa`,
  }
}

const GENDERS = ['boy', 'girl', 'surprise']
const PARENTS = ['mom', 'dad', 'partner']
const COUPLE = ['bride', 'groom', 'partner']

/** The options of Magento's own questions; the backend does not report a merchant's. */
const choicesOf = (code: string, isBirth: boolean): readonly string[] | null =>
  code === 'baby_gender' ? GENDERS : code === 'role' ? (isBirth ? PARENTS : COUPLE) : null

type Metadata = NonNullable<NonNullable<registryType_type$data['dynamic_attributes_metadata']>[number]>

const MAX_ANSWER_LENGTH = 255

/** The input for an answer; null if unsupported. Magento has its own types for date and place of an event. */
const inputOf = (type: string): 'date' | 'lines' | 'text' | null =>
  type.endsWith('date') ? 'date' : type === 'textarea' ? 'lines' : /text$|location$/.test(type) ? 'text' : null

export function readRegistryTypes(
  types: readonly (registryType_type$key | null | undefined)[],
  countries: readonly Option[],
  words: Words,
): readonly RegistryType[] {
  return types.flatMap((key) => {
    if (!key) return []
    const {
      uid,
      label,
      dynamic_attributes_metadata: metadata,
    } = readInlineData(
      graphql`
        fragment registryType_type on GiftRegistryType @inline {
          uid
          label
          dynamic_attributes_metadata {
            code
            label
            input_type
            attribute_group
            is_required
            sort_order
          }
        }
      `,
      key,
    )
    const asked = (metadata ?? [])
      .flatMap((attribute) => attribute ?? [])
      .toSorted((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0))
    const isBirth = asked.some(({ code }) => code === 'baby_gender')
    const optionsOf = ({ code, input_type: type }: Metadata): readonly Option[] =>
      type.endsWith('country')
        ? countries
        : type === 'select'
          ? (choicesOf(code, isBirth) ?? []).map((value) => ({ value, label: words[value] ?? value }))
          : []
    const unaskedOf = ({ code, label: name, is_required: isRequired }: Metadata): UnaskedAttribute => ({
      code,
      label: name,
      isRequired,
      initial: '',
    })
    const fieldsOf = (metadata: readonly Metadata[]) =>
      metadata.flatMap((attribute): ExtraAttribute | readonly [] => {
        const options = optionsOf(attribute)
        const input = options.length > 0 ? 'select' : inputOf(attribute.input_type)
        return input ? { ...unaskedOf(attribute), input, options, maxLength: MAX_ANSWER_LENGTH } : []
      })
    const isOfPerson = ({ attribute_group: group }: Metadata) => group === 'registrant'
    const ofEvent = asked.filter((attribute) => !isOfPerson(attribute))
    const ofPerson = asked.filter(isOfPerson)
    const [event, person] = [fieldsOf(ofEvent), fieldsOf(ofPerson)]
    const unaskedIn = (metadata: readonly Metadata[], fields: readonly ExtraAttribute[]) =>
      metadata.filter(({ code }) => !fields.some((field) => field.code === code)).map(unaskedOf)
    return {
      uid,
      label,
      event,
      person,
      unasked: { event: unaskedIn(ofEvent, event), person: unaskedIn(ofPerson, person) },
    }
  })
}

/** Countries as sorted options. */
export const countryOptions = (
  countries: readonly (registryType_country$key | null | undefined)[],
  intlLocale: string,
): readonly Option[] =>
  countries
    .flatMap((key) => {
      const country = readInlineData(
        graphql`
          fragment registryType_country on Country @inline {
            id
            full_name_locale
          }
        `,
        key ?? null,
      )
      return country?.id ? { value: country.id, label: country.full_name_locale ?? country.id } : []
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, intlLocale))

type Answer = { readonly code: string; readonly value: string }

/** The saved answers by code. */
export const answersOf = (
  attributes: readonly UnaskedAttribute[],
  said: ReadonlyMap<string, string> | null,
): Record<string, string> =>
  Object.fromEntries(attributes.map(({ code, initial }) => [code, said?.get(code) ?? String(initial)]))

/** The answers as input for the backend, without empty ones. */
export const answersInput = (answers: Readonly<Record<string, unknown>>): readonly Answer[] =>
  Object.entries(answers).flatMap(([code, value]) => {
    const text = String(value).trim()
    return text === '' ? [] : { code, value: text }
  })
