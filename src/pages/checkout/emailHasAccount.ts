import { graphql } from 'react-relay'
import { fetchQuery } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { emailHasAccountQuery } from '#src/__generated__/emailHasAccountQuery.graphql.ts'

/** Whether an account with this e-mail exists; false if the store does not reveal it, and without an answer. */
export async function emailHasAccount(environment: IEnvironment, email: string): Promise<boolean> {
  try {
    const answer = await fetchQuery<emailHasAccountQuery>(
      environment,
      graphql`
        query emailHasAccountQuery($email: String!) {
          isEmailAvailable(email: $email) {
            is_email_available
          }
        }
      `,
      { email },
      { networkCacheConfig: { force: true }, fetchPolicy: 'network-only' },
    ).toPromise()
    return answer?.isEmailAvailable?.is_email_available === false
  } catch {
    // Optional: without an answer the order continues as a guest's.
    return false
  }
}
