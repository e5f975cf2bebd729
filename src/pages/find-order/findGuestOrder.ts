import { graphql } from 'react-relay'
import { fetchQuery } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { findGuestOrderByPostcodeQuery } from '#src/__generated__/findGuestOrderByPostcodeQuery.graphql.ts'
import type { findGuestOrderQuery } from '#src/__generated__/findGuestOrderQuery.graphql.ts'
import type { FindOrderProblem, KnownOfOrder, OrderProof } from '#src/features/orders/list/FindOrderForm.tsx'
import { plainText, postcodeForm, spellingsOfName } from '#src/lib/buyersWords.ts'
import { normalEmail } from '#src/lib/email.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import { isUnanswered } from '#src/relay/networkErrors.ts'
import { tooManyTriesOf } from '#src/relay/tooManyTries.ts'

/**
 * The data that the backend requires to find a guest's order, besides number and e-mail: before 2.4.8 Magento requires
 * the postcode.
 */
export const orderProofOf = (hasField: HasField): OrderProof =>
  hasField('OrderInformationInput', 'lastname') ? 'lastname' : 'postcode'

/**
 * The token that opens a guest's order, for a buyer who knows its number, e-mail, and last name or postcode. A Magento
 * compares each letter of them, so the spellings are asked in turn that the order may have instead of the typed one.
 */
export async function findGuestOrder(
  environment: IEnvironment,
  proof: OrderProof,
  known: KnownOfOrder,
): Promise<Result<string, FindOrderProblem>> {
  const emails = [...new Set([normalEmail(known.email), known.email])]
  const proofs =
    proof === 'lastname'
      ? spellingsOfName(known.proof)
      : [...new Set([postcodeForm(known.proof), plainText(known.proof)])]
  for (const spelling of emails.flatMap((email) => proofs.map((each) => ({ ...known, email, proof: each })))) {
    // oxlint-disable-next-line no-await-in-loop -- a spelling is asked only if the one before found nothing
    const found = await askOnce(environment, proof, spelling)
    if (found.ok || found.error !== 'not-found') return found
  }
  return failed('not-found')
}

async function askOnce(
  environment: IEnvironment,
  proof: OrderProof,
  known: KnownOfOrder,
): Promise<Result<string, FindOrderProblem>> {
  try {
    const answer = await (proof === 'lastname' ? askByLastname(environment, known) : askByPostcode(environment, known))
    return answer ? succeeded(answer.guestOrder.token) : failed('not-found')
  } catch (error) {
    const limited = tooManyTriesOf(error)
    if (limited) return failed(limited)
    const refusal = firstErrorOf(error)
    switch (refusal?.extensions?.category) {
      case 'graphql-authorization':
        return failed('customer')
      case 'graphql-no-such-entity':
      case 'graphql-input':
        return failed('not-found')
      default:
        return failed(isUnanswered(error) ? 'unreachable' : 'server')
    }
  }
}

const ONCE = { networkCacheConfig: { force: true }, fetchPolicy: 'network-only' } as const

/** Without a variable for the whole input, because the name of its type changed in 2.4.9. */
const askByLastname = (environment: IEnvironment, { number, email, proof: lastname }: KnownOfOrder) =>
  fetchQuery<findGuestOrderQuery>(
    environment,
    graphql`
      query findGuestOrderQuery($number: String!, $email: String!, $lastname: String!) {
        guestOrder(input: { number: $number, email: $email, lastname: $lastname }) {
          number
          token
        }
      }
    `,
    { number, email, lastname },
    ONCE,
  ).toPromise()

const askByPostcode = (environment: IEnvironment, { number, email, proof: postcode }: KnownOfOrder) =>
  fetchQuery<findGuestOrderByPostcodeQuery>(
    environment,
    graphql`
      query findGuestOrderByPostcodeQuery($input: OrderInformationInput!) {
        guestOrder(input: $input) {
          number
          token
        }
      }
    `,
    // This input type has no last name, and a value for it would be refused.
    { input: { number, email, postcode } as findGuestOrderByPostcodeQuery['variables']['input'] },
    ONCE,
  ).toPromise()

type BackendError = { readonly message?: string; readonly extensions?: { readonly category?: unknown } }

/** The backend's first error; undefined without an answer. */
const firstErrorOf = (error: unknown): BackendError | undefined =>
  (error as { source?: { errors?: readonly BackendError[] } }).source?.errors?.[0]
