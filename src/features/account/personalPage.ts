import type { OperationType } from 'relay-runtime'
import type { RouteQuery } from '#src/relay/queryPool.ts'

/** What every page behind sign-in is given. */
export type PersonalPageProps<TQuery extends OperationType> = {
  /** Null while nobody is signed in, and in the server's render, which knows no customer. */
  readonly query: RouteQuery<TQuery> | null
  /** Its address: where sign-in leads back to. */
  readonly path: string
}
