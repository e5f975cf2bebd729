import { inputError } from './errors.ts'

/** The input of a mutation whose schema lets it be absent. */
export function requiredInput<Input>(input: Input | null | undefined): Input {
  if (input == null) throw inputError('"input" value should be specified')
  return input
}
