import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { ContactUsInput, useContactUsMutation } from '#src/__generated__/useContactUsMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'

export type ContactError = {
  /** `email`: the backend takes the address for none; `closed`: the merchant has closed the form. */
  readonly kind: 'email' | 'closed' | 'too-many-tries' | 'refused' | 'unreachable' | 'unknown'
  /** The backend's own text. */
  readonly message: string
  /** For `too-many-tries`. */
  readonly waitSeconds?: number
}

/** The backend tells its reasons by their texts only. */
const OF_TEXT: readonly (readonly [pattern: RegExp, kind: ContactError['kind']])[] = [
  [/email address is invalid/, 'email'],
  [/contact form is unavailable/, 'closed'],
]

/** Sends a message to the shop. Never rejects. */
export async function contactUs(environment: IEnvironment, input: ContactUsInput): Promise<Result<null, ContactError>> {
  const result = await commitMutation<useContactUsMutation>(environment, {
    mutation: graphql`
      mutation useContactUsMutation($input: ContactUsInput!) {
        contactUs(input: $input) {
          status
        }
      }
    `,
    variables: { input },
  })
  if (!result.ok) {
    const { error } = result
    return failed(error.kind === 'too-many-tries' ? error : { kind: kindOf(error), message: error.message })
  }
  // Magento answers false where its mail could not leave.
  return result.value.contactUs?.status ? succeeded(null) : failed({ kind: 'unknown', message: '' })
}

export function useContactUs(): (input: ContactUsInput) => Promise<Result<null, ContactError>> {
  const environment = useRelayEnvironment()
  return useCallback((input) => contactUs(environment, input), [environment])
}

function kindOf({ kind, message }: { readonly kind: string; readonly message: string }): ContactError['kind'] {
  if (kind === 'rejected') return OF_TEXT.find(([pattern]) => pattern.test(message))?.[1] ?? 'refused'
  return kind === 'unreachable' ? 'unreachable' : 'unknown'
}
