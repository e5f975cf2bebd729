import { graphql, readInlineData } from 'relay-runtime'
import type { IEnvironment, MutationParameters } from 'relay-runtime'
import type { compareBackend_list$key } from '#src/__generated__/compareBackend_list.graphql.ts'
import type { compareBackendAddMutation } from '#src/__generated__/compareBackendAddMutation.graphql.ts'
import type { compareBackendAssignMutation } from '#src/__generated__/compareBackendAssignMutation.graphql.ts'
import type { compareBackendCreateMutation } from '#src/__generated__/compareBackendCreateMutation.graphql.ts'
import type { compareBackendRemoveMutation } from '#src/__generated__/compareBackendRemoveMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { ComparedList } from '#src/relay/savedProducts.ts'
import type { CompareBackend } from './createComparison.ts'

type ListKey = compareBackend_list$key | null | undefined

/** The contents of a list. */
export function comparedListOf(key: ListKey): ComparedList | null {
  if (!key) return null
  const { uid, items } = readInlineData(
    graphql`
      fragment compareBackend_list on CompareList @inline {
        uid
        items {
          uid
          product {
            uid
            name
          }
        }
      }
    `,
    key,
  )
  const products = (items ?? []).flatMap((item) => (item ? [item.product] : []))
  return {
    uid,
    products: products.map((product) => product.uid),
    names: Object.fromEntries(products.map((product) => [product.uid, product.name ?? ''])),
  }
}

/** Magento expects the product's numeric id here, and silently ignores its uid, which is the same number in base64. */
const rawIds = (uids: readonly string[]) => uids.map((uid) => atob(uid))

const listIn = <TMutation extends MutationParameters>(
  result: Result<TMutation['response'], MutationError>,
  keyOf: (response: TMutation['response']) => ListKey,
): Result<ComparedList | null, MutationError> => (result.ok ? succeeded(comparedListOf(keyOf(result.value))) : result)

/** The mutations of compare lists; the caller provides the query of the customer's own list. */
export function createCompareBackend(environment: IEnvironment, readOwn: CompareBackend['readOwn']): CompareBackend {
  return {
    readOwn,
    create: async (products) =>
      listIn<compareBackendCreateMutation>(
        await commitMutation<compareBackendCreateMutation>(environment, {
          mutation: graphql`
            mutation compareBackendCreateMutation($products: [ID]) {
              createCompareList(input: { products: $products }) {
                uid
                ...compareBackend_list
              }
            }
          `,
          variables: { products: rawIds(products) },
        }),
        ({ createCompareList }) => createCompareList,
      ),
    add: async (uid, products) =>
      listIn<compareBackendAddMutation>(
        await commitMutation<compareBackendAddMutation>(environment, {
          mutation: graphql`
            mutation compareBackendAddMutation($uid: ID!, $products: [ID]!) {
              addProductsToCompareList(input: { uid: $uid, products: $products }) {
                uid
                ...compareBackend_list
              }
            }
          `,
          variables: { uid, products: rawIds(products) },
        }),
        ({ addProductsToCompareList }) => addProductsToCompareList,
      ),
    remove: async (uid, products) =>
      listIn<compareBackendRemoveMutation>(
        await commitMutation<compareBackendRemoveMutation>(environment, {
          mutation: graphql`
            mutation compareBackendRemoveMutation($uid: ID!, $products: [ID]!) {
              removeProductsFromCompareList(input: { uid: $uid, products: $products }) {
                uid
                ...compareBackend_list
              }
            }
          `,
          variables: { uid, products: rawIds(products) },
        }),
        ({ removeProductsFromCompareList }) => removeProductsFromCompareList,
      ),
    assign: async (uid) =>
      listIn<compareBackendAssignMutation>(
        await commitMutation<compareBackendAssignMutation>(environment, {
          mutation: graphql`
            mutation compareBackendAssignMutation($uid: ID!) {
              assignCompareListToCustomer(uid: $uid) {
                compare_list {
                  uid
                  ...compareBackend_list
                }
              }
            }
          `,
          variables: { uid },
        }),
        ({ assignCompareListToCustomer }) => assignCompareListToCustomer?.compare_list,
      ),
  }
}
