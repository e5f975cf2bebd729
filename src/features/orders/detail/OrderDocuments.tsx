import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OrderDocuments_order$key } from '#src/__generated__/OrderDocuments_order.graphql.ts'
import { moneyOf } from '#src/features/checkout/summary/moneyOf.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Heading } from '#src/ui/layout/Heading.tsx'
import type { MoneyValue } from '#src/ui/feedback/money.ts'
import { Price } from '#src/ui/feedback/Price.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { OrderComments } from './OrderComments.tsx'
import { document, documentHead, documentName, pieces } from './OrderDetail.css.ts'

/** Invoices and credit memos. */
export function OrderDocuments({ order }: { order: OrderDocuments_order$key }) {
  const { invoices, credit_memos: creditMemos } = useFragment(
    graphql`
      fragment OrderDocuments_order on CustomerOrder {
        number
        invoices {
          number
          items {
            id
            product_name
            quantity_invoiced
          }
          total {
            grand_total {
              ...moneyOf_money
            }
          }
          comments {
            ...OrderComments_comments
          }
        }
        credit_memos {
          number
          items {
            id
            product_name
            quantity_refunded
          }
          total {
            grand_total {
              ...moneyOf_money
            }
          }
          comments {
            ...OrderComments_comments
          }
        }
      }
    `,
    order,
  )
  const billed = invoices.filter((invoice) => invoice != null)
  const paidBack = (creditMemos ?? []).filter((memo) => memo != null)
  return (
    <>
      {billed.length > 0 && (
        <Stack as="section" gap="s3">
          <Heading level={2} size="md">
            <Trans>Fatture</Trans>
          </Heading>
          {billed.map(({ number, items, total, comments }) => (
            <SalesDocument
              key={number}
              name={<Trans>Fattura {number}</Trans>}
              total={total && moneyOf(total.grand_total)}
              lines={(items ?? []).flatMap((item) =>
                item ? { id: item.id, quantity: item.quantity_invoiced, name: item.product_name } : [],
              )}
            >
              <OrderComments comments={(comments ?? []).filter((comment) => comment != null)} />
            </SalesDocument>
          ))}
        </Stack>
      )}
      {paidBack.length > 0 && (
        <Stack as="section" gap="s3">
          <Heading level={2} size="md">
            <Trans>Rimborsi</Trans>
          </Heading>
          {paidBack.map(({ number, items, total, comments }) => (
            <SalesDocument
              key={number}
              name={<Trans>Nota di credito {number}</Trans>}
              total={total && moneyOf(total.grand_total)}
              lines={(items ?? []).flatMap((item) =>
                item ? { id: item.id, quantity: item.quantity_refunded, name: item.product_name } : [],
              )}
            >
              <OrderComments comments={(comments ?? []).filter((comment) => comment != null)} />
            </SalesDocument>
          ))}
        </Stack>
      )}
    </>
  )
}

type Line = {
  readonly id: string
  readonly quantity: number | null | undefined
  readonly name: string | null | undefined
}

type SalesDocumentProps = {
  readonly name: ReactNode
  readonly total: MoneyValue | null | undefined
  readonly lines: readonly Line[]
  readonly children: ReactNode
}

function SalesDocument({ name, total, lines, children }: SalesDocumentProps) {
  const { intlLocale } = useShop().locale
  return (
    <article className={document}>
      <div className={documentHead}>
        <h3 className={documentName}>{name}</h3>
        {total && <Price money={total} locale={intlLocale} size="sm" />}
      </div>
      <ul className={pieces}>
        {lines.map(({ id, quantity, name: product }) => (
          <Text key={id} as="li" size="sm">
            {quantity} × {product}
          </Text>
        ))}
      </ul>
      {children}
    </article>
  )
}
