import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { SharedLinesQuery } from '#src/__generated__/SharedLinesQuery.graphql.ts'
import { useAnalytics } from '#src/features/analytics/AnalyticsContext.ts'
import { productValueOf } from '#src/features/analytics/productValue.ts'
import { useAddProductsToCart } from '#src/features/cart/requests/useAddProductsToCart.ts'
import type { CartLineRequest } from '#src/lib/cartLineRequest.ts'
import { useBrowserQuery } from '#src/relay/useBrowserQuery.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { list } from './CartSharedPage.css.ts'
import { SharedRow } from './SharedRow.tsx'
import type { LineOutcome, LineState } from './sharedLineState.ts'

/**
 * The lines of a shared cart with their current data. No loader can fetch them: only the fragment of the address
 * contains the lines.
 */
export function SharedLines({ lines }: { readonly lines: readonly CartLineRequest[] }) {
  const { t } = useLingui()
  const addProducts = useAddProductsToCart()
  const { publish } = useAnalytics()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, LineOutcome>>(new Map())
  const report = useRef<HTMLDivElement>(null)
  const [isBusy, setBusy] = useState(false)
  const skus = [...new Set(lines.map(({ sku }) => sku))].toSorted()
  const { products } = useBrowserQuery<SharedLinesQuery>(
    graphql`
      query SharedLinesQuery($skus: [String!]!, $pageSize: Int!) {
        products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
          items {
            __typename
            uid
            sku
            name
            stock_status
            ...SharedRow_product
            ...productValue_product
            ... on ConfigurableProduct {
              configurable_options {
                uid
                attribute_code
                label
              }
              variants {
                attributes {
                  uid
                  code
                  label
                }
                product {
                  uid
                  stock_status
                  ...SharedRow_variant
                  ...productValue_product
                }
              }
            }
          }
        }
      }
    `,
    { skus, pageSize: skus.length },
  )
  // Without an answer no product is known to be gone.
  if (!products?.items) throw new Error('[vetrina:cart-shared] no answer')
  const { items } = products
  const shown = lines.map((line, index) => {
    const product = items.find((candidate) => candidate?.sku === line.sku) ?? null
    const variant = (product?.variants ?? []).find((candidate) => {
      const uids = (candidate?.attributes ?? []).flatMap((attribute) => attribute?.uid ?? [])
      return uids.length > 0 && uids.every((uid) => line.selectedOptions.includes(uid))
    })
    const words = (variant?.attributes ?? []).flatMap((attribute) => {
      const axis = product?.configurable_options?.find((option) => option?.attribute_code === attribute?.code)
      return attribute?.label ? { label: axis?.label ?? null, value: attribute.label } : []
    })
    const isGone = !product || (product.__typename === 'ConfigurableProduct' && !variant?.product)
    const isSoldOut = (variant?.product ?? product)?.stock_status === 'OUT_OF_STOCK'
    return { index, line, product, variant: variant?.product ?? null, words, state: stateOf(isGone, isSoldOut) }
  })
  const open = shown.filter(({ state, index }) => state === 'salable' && outcomes.get(index) !== 'added')
  const pieces = open.reduce((sum, { line }) => sum + line.quantity, 0)
  const addAll = async () => {
    setBusy(true)
    let failures = 0
    // One request per line, so that each line has its own result.
    for (const { index, line, product, variant } of open) {
      const event = product && productValueOf([{ product, variant, quantity: line.quantity }])
      const arriving = { name: product?.name ?? line.sku, imageUrl: null }
      const added = await addProducts([{ ...line, arriving, ...(event && { event }) }])
      if (!added.ok) failures += 1
      if (added.ok && event) publish('add_to_cart', event)
      setOutcomes((known) => new Map(known).set(index, added.ok ? 'added' : added.error))
    }
    setBusy(false)
    // The button is removed.
    if (failures === 0) report.current?.focus()
  }
  const isDone = outcomes.size > 0 && !isBusy
  const isWhole = shown.every(({ index }) => outcomes.get(index) === 'added')
  const isAnyAdded = [...outcomes.values()].includes('added')
  return (
    <>
      <ul className={list} aria-label={t`Un carrello per te`}>
        {shown.map(({ index, ...row }) => (
          <SharedRow key={index} {...row} outcome={outcomes.get(index) ?? null} />
        ))}
      </ul>
      <div ref={report} role="status" tabIndex={-1}>
        {isDone && (
          <Notice
            tone={isWhole ? 'success' : 'info'}
            action={
              isAnyAdded && (
                <Link to="/cart" className={buttonClass({ variant: 'secondary' })}>
                  <Trans>Vai al carrello</Trans>
                </Link>
              )
            }
          >
            {isWhole ? (
              <Trans>È tutto nel carrello.</Trans>
            ) : (
              <Trans>Non tutto è entrato nel carrello: vedi sopra, articolo per articolo.</Trans>
            )}
          </Notice>
        )}
      </div>
      {open.length > 0 && (
        <>
          <Text size="sm" tone="muted">
            <Trans>Quello che hai già nel carrello resta com’è: questi pezzi si aggiungono.</Trans>
          </Text>
          <Button loading={isBusy} onClick={() => void addAll()}>
            {t`Aggiungi al carrello ${plural(pieces, { one: '# pezzo', other: '# pezzi' })}`}
          </Button>
        </>
      )}
      {open.length === 0 && outcomes.size === 0 && (
        <Notice>
          <Trans>Di questo carrello oggi non c’è nulla da comprare.</Trans>
        </Notice>
      )}
    </>
  )
}

const stateOf = (isGone: boolean, isSoldOut: boolean): LineState =>
  isGone ? 'gone' : isSoldOut ? 'sold-out' : 'salable'
