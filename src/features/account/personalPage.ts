import type { OperationType } from 'relay-runtime'
import type { RouteQuery } from '#src/relay/queryPool.ts'

/** The props of every page behind sign-in. */
export type PersonalPageProps<TQuery extends OperationType> = {
  /** Null while nobody is signed in, and in server renders, which know no customer. */
  readonly query: RouteQuery<TQuery> | null
  /** The path to return to after sign-in. */
  readonly path: string
}
