import { graphql } from 'react-relay'
import { fetchQuery } from 'relay-runtime'
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime'
import type { findRegistriesNamedQuery } from '#src/__generated__/findRegistriesNamedQuery.graphql.ts'
import type { findRegistriesQuery } from '#src/__generated__/findRegistriesQuery.graphql.ts'
import type { NameSearch } from '#src/features/gift-registry/sharing/nameSearch.ts'
import { normalEmail } from '#src/lib/email.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { isUnanswered } from '#src/relay/networkErrors.ts'
import { tooManyTriesOf } from '#src/relay/tooManyTries.ts'
import type { TooManyTries } from '#src/relay/tooManyTries.ts'

export type FoundRegistry = {
  readonly uid: string
  readonly title: string
  readonly name: string
  readonly type: string | null
}

type FoundResult = Result<readonly FoundRegistry[], 'unreachable' | 'server' | TooManyTries>

type Found =
  | readonly (
      | {
          readonly gift_registry_uid: string
          readonly event_title: string
          readonly name: string
          readonly type: string | null | undefined
        }
      | null
      | undefined
    )[]
  | null
  | undefined

/** Sends the request each time; an answer without a list is a failed search. */
async function ask<TQuery extends OperationType>(
  environment: IEnvironment,
  node: GraphQLTaggedNode,
  variables: TQuery['variables'],
  foundIn: (answer: TQuery['response']) => Found,
): Promise<FoundResult> {
  try {
    const answer = await fetchQuery<TQuery>(environment, node, variables, {
      networkCacheConfig: { force: true },
      fetchPolicy: 'network-only',
    }).toPromise()
    const found = answer && foundIn(answer)
    if (!found) return failed('server')
    return succeeded(
      found.flatMap((each) =>
        each ? { uid: each.gift_registry_uid, title: each.event_title, name: each.name, type: each.type ?? null } : [],
      ),
    )
  } catch (error) {
    return failed(tooManyTriesOf(error) ?? (isUnanswered(error) ? 'unreachable' : 'server'))
  }
}

/** The registries that a guest may see, by e-mail address or by number. */
export function findRegistries(environment: IEnvironment, wanted: string): Promise<FoundResult> {
  const text = wanted.trim()
  const isEmail = text.includes('@')
  return ask<findRegistriesQuery>(
    environment,
    graphql`
      query findRegistriesQuery($email: String!, $uid: ID!, $isEmail: Boolean!) {
        giftRegistryEmailSearch(email: $email) @include(if: $isEmail) {
          gift_registry_uid
          event_title
          name
          type
        }
        giftRegistryIdSearch(giftRegistryUid: $uid) @skip(if: $isEmail) {
          gift_registry_uid
          event_title
          name
          type
        }
      }
    `,
    { email: normalEmail(text), uid: text, isEmail },
    // An unknown number is reported as not found, whichever error the backend returns.
    (answer) => (isEmail ? answer.giftRegistryEmailSearch : (answer.giftRegistryIdSearch ?? [])),
  )
}

/** The public registries whose registrants' names begin like these. */
export const findRegistriesNamed = (
  environment: IEnvironment,
  { firstname, lastname, type }: NameSearch,
): Promise<FoundResult> =>
  ask<findRegistriesNamedQuery>(
    environment,
    graphql`
      query findRegistriesNamedQuery($firstname: String!, $lastname: String!, $type: ID) {
        giftRegistryTypeSearch(firstName: $firstname, lastName: $lastname, giftRegistryTypeUid: $type) {
          gift_registry_uid
          event_title
          name
          type
        }
      }
    `,
    { firstname, lastname, type: type === '' ? null : type },
    (answer) => answer.giftRegistryTypeSearch,
  )
