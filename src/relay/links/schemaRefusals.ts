import type { GraphQLResponse } from 'relay-runtime'
import { SchemaRefusalError } from '../networkErrors.ts'
import { errorsOf } from './link.ts'
import type { Link } from './link.ts'

/** Written by the host where the backend's schema refused the whole operation. */
const SCHEMA_REFUSED = 'SCHEMA_REFUSED'

/**
 * Gives a refusal of the schema its own name, and reports it here, because whoever asked may only know that nothing came.
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
