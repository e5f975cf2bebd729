import { isObject } from '../question.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export type Told = { readonly headers: Headers; readonly data: JsonObject; readonly errors: readonly unknown[] }

/** Sends another operation in place of the shopper's; null without a usable answer. */
export type Ask = (text: string, variables: JsonObject) => Promise<Told | null>

export type LookUp =
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'failed'; readonly errors: readonly unknown[] }
  | {
      readonly outcome: 'found'
      readonly product: JsonObject
      readonly errors: readonly unknown[]
      readonly tags: readonly string[]
    }

export const MISSING: LookUp = { outcome: 'missing' }

export const NO_ANSWER: LookUp = {
  outcome: 'failed',
  errors: [{ message: 'A product outside of lists was not answered.' }],
}

/** The look-up of a subject that an answer does not contain. */
export const withoutSubject = ({ errors }: Told): LookUp =>
  errors.length > 0 && !errors.some(isMissing) ? { outcome: 'failed', errors } : MISSING

/** Whether an error says that its subject does not exist, or is disabled. */
const isMissing = (error: unknown): boolean =>
  isObject(error) && isObject(error['extensions']) && error['extensions']['category'] === 'graphql-no-such-entity'

/** The variables of a question that another text uses too. */
export const shared = (variables: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.filter((name) => name in variables).map((name) => [name, variables[name]]))
