import { Environment, Observable, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import type { createEmptyCartMutation } from '#src/__generated__/createEmptyCartMutation.graphql.ts'
import mutation from '#src/__generated__/createEmptyCartMutation.graphql.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import {
  HttpStatusError,
  NetworkUnreachableError,
  RequestTimeoutError,
  RequestTooLargeError,
  ResponseParseError,
  SchemaRefusalError,
} from '#src/relay/networkErrors.ts'

const failWith = (error: Error) => {
  const network = { execute: () => Observable.create<never>((sink) => sink.error(error)) }
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  return commitMutation<createEmptyCartMutation>(environment, { mutation, variables: {} })
}

test.each([
  ['unreachable', new NetworkUnreachableError('AnyMutation', new TypeError('Failed to fetch'))],
  ['unreachable', new RequestTimeoutError('AnyMutation', 1)],
  ['unreachable', new ResponseParseError(200, new SyntaxError('Unexpected end of JSON input'))],
  ['server', new HttpStatusError(503)],
  ['server', new SchemaRefusalError('AnyMutation', 'Cannot query field "a" on type "Mutation".')],
  ['server', new RequestTooLargeError('AnyMutation', 1)],
  // A bug of the page, which must not be reported as a lost connection.
  ['server', new TypeError('x is not a function')],
])('a mutation is %s after: %o', async (kind, error) => {
  expect(await failWith(error)).toEqual({ ok: false, error: { kind, message: error.message } })
})

test.each([
  ['unreachable', 'UPSTREAM_TIMEOUT'],
  ['unreachable', 'UPSTREAM_INTERRUPTED'],
  // The backend has not executed it.
  ['server', 'UPSTREAM_BUSY'],
])('a mutation is %s after an answer of the host with %s', async (kind, code) => {
  const error = Object.assign(new Error('No data'), { source: { errors: [{ message: 'late', extensions: { code } }] } })
  expect(await failWith(error)).toEqual({ ok: false, error: { kind, message: 'late' } })
})
