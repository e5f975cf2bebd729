import { Observable } from 'relay-runtime'
import type { GraphQLResponse } from 'relay-runtime'
import { expect, test } from 'vitest'
import { lastKnown, READ_THE_STORE } from '#src/relay/links/lastKnown.ts'
import type { OperationRequest } from '#src/relay/links/link.ts'

/** A query that fails at once, while the snapshot of an earlier document is still to be read. */
function failBeforeTheSnapshotIsRead() {
  let isKnown = false
  let tellRead: () => void = () => undefined
  const link = lastKnown({
    whenRead(listener) {
      tellRead = listener
      return () => undefined
    },
  })
  const request: OperationRequest = {
    id: null,
    name: 'CartButtonQuery',
    kind: 'query',
    text: 'query CartButtonQuery { cart { id } }',
    variables: {},
    method: 'POST',
    headers: {},
    policy: [],
    isInStore: () => isKnown,
  }
  const seen: unknown[] = []
  link(request, () => Observable.create<GraphQLResponse>((sink) => sink.error(new Error('500')))).subscribe({
    next: (answer) => seen.push(answer),
    error: (error: Error) => seen.push(error.message),
    complete: () => seen.push('complete'),
  })
  const read = (knows: boolean) => {
    isKnown = knows
    tellRead()
  }
  return { seen, read }
}

test('a failure before the snapshot is read is not final for data that the snapshot has', () => {
  const { seen, read } = failBeforeTheSnapshotIsRead()
  expect(seen).toEqual([])
  read(true)
  expect(seen).toEqual([READ_THE_STORE, 'complete'])
})

test('it is reported if the snapshot does not have it either', () => {
  const { seen, read } = failBeforeTheSnapshotIsRead()
  read(false)
  expect(seen).toEqual(['500'])
})
