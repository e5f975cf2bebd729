import { Observable } from 'relay-runtime'
import type { GraphQLResponse } from 'relay-runtime'
import type { RecordPersistence } from '../persistence/recordPersistence.ts'
import type { Link } from './link.ts'

/** An empty answer, which Relay passes on without changing the store. The caller then reads the store again. */
export const READ_THE_STORE: GraphQLResponse = { data: null as never, extensions: { isInStore: true } }

/**
 * Lets a page continue with the store's data: for a request that was pending when the snapshot was read, and when the
 * network fails, so that visited pages stay readable offline. The next visit sends the request again.
 */
export const lastKnown =
  ({ whenRead }: Pick<RecordPersistence, 'whenRead'>): Link =>
  (request, forward) => {
    const { isInStore } = request
    if (request.kind === 'mutation' || isInStore === undefined) return forward(request)
    return Observable.create((sink) => {
      let isAnswered = false
      let isTold = false
      const tell = (): boolean => {
        if (isAnswered || !isInStore()) return false
        if (!isTold) sink.next(READ_THE_STORE)
        isTold = true
        return true
      }
      // A failure before the snapshot is read waits for it: only then is it known whether the store has the data.
      let failure: Error | null = null
      let isReading = true
      const give = (error: Error) => (tell() ? sink.complete() : sink.error(error))
      const stopWaiting = whenRead(() => {
        isReading = false
        if (failure) give(failure)
        else tell()
      })
      if (stopWaiting === null) isReading = false
      const subscription = forward(request).subscribe({
        next(response) {
          isAnswered = true
          sink.next(response)
        },
        error(error: Error) {
          if (isReading) failure = error
          else give(error)
        },
        complete: () => sink.complete(),
      })
      return () => {
        stopWaiting?.()
        subscription.unsubscribe()
      }
    })
  }
