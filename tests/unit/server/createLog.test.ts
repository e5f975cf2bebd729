import { expect, test } from 'vitest'
import { createLog } from '#server/createLog.ts'

function logged(error: unknown): unknown {
  let line = ''
  createLog('error', { write: (text) => (line += text) }).error({ err: error }, 'failed')
  return JSON.parse(line).err
}

test('writes frozen errors, with their causes', () => {
  const cause = Object.freeze(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
  expect(logged(Object.freeze(new TypeError('fetch failed', { cause })))).toMatchObject({
    type: 'TypeError',
    message: 'fetch failed',
    stack: expect.stringContaining('createLog.test'),
    cause: { type: 'Error', message: 'refused', code: 'ECONNREFUSED' },
  })
})

test('survives errors that are their own cause, and things that are no errors', () => {
  const error = new Error('turns in circles')
  error.cause = error
  expect(logged(error)).toMatchObject({ message: 'turns in circles' })
  expect(logged('text')).toEqual({ type: 'string', message: 'text' })
  expect(logged({ a: 1 })).toEqual({ type: 'object', message: 'no message' })
  expect(logged(null)).toEqual({ type: 'object', message: 'null' })
})

test('writes message and place of an error that a backend tells', () => {
  const error = { message: 'Internal server error', path: ['products', 'items', 0, 'price'], locations: [] }
  expect(logged(error)).toEqual({
    type: 'GraphQLError',
    message: 'Internal server error',
    path: 'products.items.0.price',
  })
})

test('leaves out additional fields of errors', () => {
  const error = Object.assign(new Error('bad answer'), { source: { variables: { password: 's3cret' } } })
  expect(JSON.stringify(logged(error))).not.toContain('s3cret')
})
