import type { GraphQLResponse } from 'relay-runtime'
import { SchemaRefusalError } from '../networkErrors.ts'
import { errorsOf } from './link.ts'
import type { Link } from './link.ts'

/** The host's error code if the backend's schema refused the whole operation. */
const SCHEMA_REFUSED = 'SCHEMA_REFUSED'

/**
 * Turns a refusal of the schema into a named error, and reports it here, because the caller may only see that no data
 * arrived.
 */
export const schemaRefusals =
  (onRefusal: (error: SchemaRefusalError) => void): Link =>
  (request, forward) =>
    forward(request).map((response: GraphQLResponse) => {
      const refusal = errorsOf(response).find(({ extensions }) => extensions?.['code'] === SCHEMA_REFUSED)
      if (!refusal) return response
      const error = new SchemaRefusalError(request.name, refusal.message)
      onRefusal(error)
      throw error
    })
