import type {
  CacheConfig,
  GraphQLTaggedNode,
  IEnvironment,
  MutationParameters,
  PayloadError,
  SelectorStoreUpdater,
} from 'relay-runtime'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { CAPTCHA_UNSOLVED } from './captcha.ts'
import { isUnanswered } from './networkErrors.ts'
import { commitMutation as relayCommitMutation } from './packages/mutations.ts'
import { tooManyTriesIn } from './tooManyTries.ts'
import type { TooManyTries } from './tooManyTries.ts'

/**
 * Why a mutation failed. `message` is the backend's own text, for logs and for errors for which the interface has no
 * text of its own.
 */
export type MutationError =
  /** The customer's token was refused or had expired. */
  | { readonly kind: 'session-expired'; readonly message: string }
  /** The cart, order or product no longer exists. */
  | { readonly kind: 'no-such-entity'; readonly message: string }
  /** The backend refused the input. One entry per refused field if the backend names the fields. */
  | {
      readonly kind: 'rejected'
      readonly message: string
      readonly messages: readonly string[]
      /** The object exists already: the e-mail address is registered, or subscribed. */
      readonly alreadyExists?: true
      /** It did not pass Google reCAPTCHA, and was not executed. */
      readonly isUnverified?: boolean
    }
  | TooManyTries
  /** No answer: offline, timed out or interrupted. The backend may or may not have executed the mutation. */
  | { readonly kind: 'unreachable'; readonly message: string }
  /** The backend failed. */
  | { readonly kind: 'server'; readonly message: string }

export type CommitOptions<TMutation extends MutationParameters> = {
  readonly mutation: GraphQLTaggedNode
  readonly variables: TMutation['variables']
  readonly optimisticUpdater?: SelectorStoreUpdater<TMutation['response']>
  readonly cacheConfig?: CacheConfig
  /** Whether an answer counts although the backend reports errors beside it. */
  readonly isEnough?: (answer: TMutation['response']) => boolean
}

/**
 * Commits a mutation and unifies the ways in which an error can arrive: a failed request (`data: null`), errors beside
 * partial data (which Relay passes to `onCompleted`), and no answer. Errors inside the payload (`user_errors`) are left
 * to the caller, who knows their meaning. Never rejects.
 *
 * Resolves to the backend's answer: the store may already contain the optimistic updates of later writes.
 */
export function commitMutation<TMutation extends MutationParameters>(
  environment: IEnvironment,
  { mutation, variables, optimisticUpdater, cacheConfig, isEnough }: CommitOptions<TMutation>,
): Promise<Result<TMutation['response'], MutationError>> {
  return new Promise((resolve) => {
    let said: TMutation['response'] | null | undefined
    relayCommitMutation<TMutation>(environment, {
      mutation,
      variables,
      updater: (_store, answer) => {
        said = answer
      },
      ...(optimisticUpdater && { optimisticUpdater }),
      ...(cacheConfig && { cacheConfig }),
      onCompleted: (shown, errors) =>
        resolve(
          errors && errors.length > 0 && !isEnough?.(said ?? shown)
            ? failed(classify(errors))
            : succeeded(said ?? shown),
        ),
      onError: (error) => resolve(failed(classifyThrown(error))),
    })
  })
}

type ErrorWithCategory = PayloadError & { readonly extensions?: { readonly category?: string; readonly code?: string } }

/** The host's codes for an operation whose answer it did not get: the backend may have executed it. */
const UNANSWERED_CODES: ReadonlySet<string | undefined> = new Set(['UPSTREAM_TIMEOUT', 'UPSTREAM_INTERRUPTED'])

/** Why the backend refused an operation. */
export function classify(errors: readonly PayloadError[]): MutationError {
  const limited = tooManyTriesIn(errors as readonly ErrorWithCategory[])
  if (limited) return limited
  const messages = errors.map(({ message }) => message)
  const message = messages[0] ?? ''
  const { category, code } = (errors[0] as ErrorWithCategory | undefined)?.extensions ?? {}
  if (UNANSWERED_CODES.has(code)) return { kind: 'unreachable', message }
  switch (category) {
    case 'graphql-authorization':
    case 'graphql-authentication':
      return { kind: 'session-expired', message }
    case 'graphql-no-such-entity':
      return { kind: 'no-such-entity', message }
    case 'graphql-input':
      return { kind: 'rejected', message, messages, isUnverified: code === CAPTCHA_UNSOLVED }
    case 'graphql-already-exists':
      return { kind: 'rejected', message, messages, alreadyExists: true }
    default:
      return { kind: 'server', message }
  }
}

/** Why an operation was thrown instead of answered. */
export function classifyThrown(error: Error & { source?: { errors?: readonly PayloadError[] } }): MutationError {
  const errors = error.source?.errors
  if (errors && errors.length > 0) return classify(errors)
  return { kind: isUnanswered(error) ? 'unreachable' : 'server', message: error.message }
}
