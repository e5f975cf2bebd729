import { graphql } from 'react-relay'
import { fetchQuery } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { emailHasAccountQuery } from '#src/__generated__/emailHasAccountQuery.graphql.ts'

/** Whether an account has this e-mail; false where the store does not tell, and where nobody answers. */
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
    // What it would offer can be done without: the order goes on as a guest's.
    return false
  }
}
