import type { GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime'
import { ERROR_MESSAGE_NOT_FOUND, SERVER_RESPONSE_MISSING } from '../networkErrors.ts'
import { errorsOf } from './link.ts'
import type { Link } from './link.ts'

/** Spec §8: an answer is data, errors or both, and every error has a text. */
export const resultValidation: Link = (request, forward) =>
  forward(request).map((response) => {
    const single = (Array.isArray(response) ? response[0] : response) as GraphQLSingularResponse | undefined
    const errors = errorsOf(response)
    if (!single || (!('data' in single) && errors.length === 0)) throw new Error(SERVER_RESPONSE_MISSING)
    if (errors.every(({ message }) => message)) return response
    return {
      ...single,
      errors: errors.map((error) => ({ ...error, message: error.message || ERROR_MESSAGE_NOT_FOUND })),
    } as GraphQLResponse
  })
