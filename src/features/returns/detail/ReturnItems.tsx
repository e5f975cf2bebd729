import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ReturnItems_return$key } from '#src/__generated__/ReturnItems_return.graphql.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import * as styles from './ReturnDetail.css.ts'
import type { ReturnAttribute } from '../returnAttributes.ts'
import { useReturnStatusText } from '../useReturnStatusText.ts'

type ReturnItemsProps = {
  readonly owner: ReturnItems_return$key
  /** The labels of the attributes; the values come with the pieces. */
  readonly attributes: readonly ReturnAttribute[]
}

/** The returned pieces with their status and the buyer's answers. */
export function ReturnItems({ owner, attributes }: ReturnItemsProps) {
  const { t } = useLingui()
  const statusText = useReturnStatusText()
  const { items } = useFragment(
    graphql`
      fragment ReturnItems_return on Return {
        uid
        items {
          uid
          status
          request_quantity
          quantity
          order_item {
            id
            product_name
          }
          custom_attributesV2 {
            code
            ... on AttributeValue {
              value
            }
            ... on AttributeSelectedOptions {
              selected_options {
                label
              }
            }
          }
        }
      }
    `,
    owner,
  )
  return (
    <ul className={styles.list} aria-label={t`Articoli del reso`}>
      {items?.map((item) => {
        if (!item) return null
        const { uid, status, request_quantity: requested, quantity: authorized, order_item: ordered } = item
        const answers = (item.custom_attributesV2 ?? []).flatMap((answer) => {
          const label = attributes.find(({ code }) => code === answer?.code)?.label
          const text = answer?.value ?? answer?.selected_options?.flatMap((option) => option?.label ?? []).join(', ')
          return label && text ? { label, text } : []
        })
        return (
          <li key={uid} className={styles.item}>
            <div className={styles.itemHead}>
              <span className={styles.itemName}>
                {requested} × {ordered.product_name}
              </span>
              <Badge>{statusText(status)}</Badge>
            </div>
            {authorized > 0 && authorized < requested && (
              <Text size="sm">
                <Trans>
                  Ne prendiamo indietro {authorized} di {requested}.
                </Trans>
              </Text>
            )}
            {answers.length > 0 && (
              <dl className={styles.answers}>
                {answers.map(({ label, text }, index) => (
                  <div key={index}>
                    <dt className={styles.answerName}>{label}</dt>
                    <dd className={styles.answer}>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        )
      })}
    </ul>
  )
}
