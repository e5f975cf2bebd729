import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { fetchQuery } from 'relay-runtime'
import type { ComparedProductsQuery } from '#src/__generated__/ComparedProductsQuery.graphql.ts'
import { comparedListOf } from '#src/features/compare/compareBackend.ts'
import type { Comparison } from '#src/relay/savedProducts.ts'
import { useBrowserQuery } from '#src/relay/useBrowserQuery.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { CompareTable } from './CompareTable.tsx'

type ComparedProductsProps = {
  /** The uid of the list at the backend. */
  readonly uid: string
  /** Uids of the products on the list, including pending changes. */
  readonly products: readonly string[]
  readonly comparison: Comparison
}

/** The list with this uid as a table. No loader can fetch it: only the browser knows the uid. */
export function ComparedProducts({ uid, products, comparison }: ComparedProductsProps) {
  const { t } = useLingui()
  const environment = useRelayEnvironment()
  const node = graphql`
    query ComparedProductsQuery($uid: ID!) {
      compareList(uid: $uid) {
        uid
        items {
          uid
          product {
            uid
          }
        }
        ...CompareTable_list
        ...compareBackend_list
      }
      attributesList(entityType: CATALOG_PRODUCT, filters: { is_visible_on_front: true }) {
        ...CompareTable_attributes
      }
    }
  `
  const { compareList, attributesList } = useBrowserQuery<ComparedProductsQuery>(node, { uid })
  const answered = (compareList?.items ?? []).flatMap((item) => item?.product.uid ?? [])
  const isComplete = products.every((product) => answered.includes(product))
  useEffect(() => {
    if (isComplete) return
    void comparison.reconcile(async () => {
      // Without an answer the columns that are shown stay.
      const answer = await fetchQuery<ComparedProductsQuery>(environment, node, { uid })
        .toPromise()
        .catch(() => null)
      return comparedListOf(answer?.compareList)
    })
  }, [environment, isComplete, node, uid, comparison])
  if (!compareList) {
    return (
      <Notice tone="error" role="alert">
        {t`Questo confronto non c’è più: aggiungi di nuovo i pezzi che vuoi confrontare.`}
      </Notice>
    )
  }
  return (
    <CompareTable
      list={compareList}
      attributes={attributesList}
      shown={products}
      onRemove={(gone) => comparison.remove(gone)}
    />
  )
}
