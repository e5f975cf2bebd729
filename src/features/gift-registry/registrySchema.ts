import * as v from 'valibot'
import type { CreateGiftRegistryInput } from '#src/__generated__/useCreateGiftRegistryMutation.graphql.ts'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import { nameSchema } from '#src/features/forms/nameSchema.ts'
import type { ExtraValues } from '#src/features/account/profile/extraAttributes.ts'
import { extraSchema } from '#src/features/account/profile/extraAttributes.ts'
import type { RegistryType } from './registryType.ts'
import { answersInput } from './registryType.ts'

/** Enough for an invitation. */
export const MAX_MESSAGE_LENGTH = 2_000

export const textSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_MESSAGE_LENGTH))

/** Loose, so that answers to unsupported questions are kept. */
const answersSchema = (attributes: RegistryType['event']) => v.looseObject(extraSchema(attributes).entries)

export const eventSchema = ({ event }: Pick<RegistryType, 'event'>) =>
  v.object({
    name: nameSchema,
    message: textSchema,
    isPublic: v.boolean(),
    isActive: v.boolean(),
    answers: answersSchema(event),
  })

/** The form values of an event. */
export type EventValues = {
  name: string
  message: string
  /** Public registries are found by search; others only by their address. */
  isPublic: boolean
  isActive: boolean
  answers: ExtraValues
}

export const personSchema = ({ person }: Pick<RegistryType, 'person'>) =>
  v.object({ firstname: nameSchema, lastname: nameSchema, email: emailSchema, answers: answersSchema(person) })

/** The form values of a celebrant. */
export type PersonValues = { firstname: string; lastname: string; email: string; answers: ExtraValues }

export const eventInput = ({ name, message, isPublic, isActive, answers }: EventValues) =>
  ({
    event_name: name.trim(),
    message: message.trim(),
    privacy_settings: isPublic ? 'PUBLIC' : 'PRIVATE',
    status: isActive ? 'ACTIVE' : 'INACTIVE',
    dynamic_attributes: answersInput(answers),
  }) as const satisfies Omit<CreateGiftRegistryInput, 'gift_registry_type_uid' | 'registrants'>

export const personInput = ({ firstname, lastname, email, answers }: PersonValues) => ({
  firstname: firstname.trim(),
  lastname: lastname.trim(),
  email: email.trim(),
  dynamic_attributes: answersInput(answers),
})
