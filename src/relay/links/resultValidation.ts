import { Observable } from 'relay-runtime'
import type { GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime'
import { ERROR_MESSAGE_NOT_FOUND, SERVER_RESPONSE_MISSING } from '../networkErrors.ts'
import { errorsOf } from './link.ts'
import type { Link } from './link.ts'

/**
 * Spec §8: there is an answer with data, errors or both, and every error has a text. Below the links that examine
 * answers, so that they can rely on its shape.
 */
export const resultValidation: Link = (request, forward) => {
  const missing = Observable.create<GraphQLResponse>((sink) => sink.error(new Error(SERVER_RESPONSE_MISSING)))
  return forward(request).map(validated).ifEmpty(missing)
}

function validated(response: GraphQLResponse): GraphQLResponse {
  const single = (Array.isArray(response) ? response[0] : response) as GraphQLSingularResponse | null | undefined
  const errors = errorsOf(response)
  if (typeof single !== 'object' || single === null || !(hasData(single) || errors.length > 0)) {
    throw new Error(SERVER_RESPONSE_MISSING)
  }
  if (errors.every(hasText) && (hasData(single) || !('data' in single))) return response
  return {
    ...single,
    data: hasData(single) ? single.data : null,
    errors: errors.map((error) => (hasText(error) ? error : { ...error, message: ERROR_MESSAGE_NOT_FOUND })),
  } as GraphQLResponse
}

/** `null` is valid data: the data of an operation that failed as a whole. */
const hasData = (single: object): single is { readonly data: object | null } =>
  'data' in single && typeof single.data === 'object'

const hasText = ({ message }: { readonly message: unknown }): boolean => typeof message === 'string' && message !== ''
