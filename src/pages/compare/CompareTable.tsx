import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CompareTable_attributes$key } from '#src/__generated__/CompareTable_attributes.graphql.ts'
import type { CompareTable_list$key } from '#src/__generated__/CompareTable_list.graphql.ts'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { compareRows, withVariants } from '#src/features/compare/compareRows.ts'
import { variantValues } from '#src/features/compare/variantValues.ts'
import { isTableAttribute } from '#src/features/product/attributes/productAttributes.ts'
import { useSaveErrorText } from '#src/features/saved/useSaveErrorText.ts'
import type { Result } from '#src/lib/result.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { storeAttributes } from '#src/shop/storeFacts.ts'
import type { SaveError } from '#src/relay/savedProducts.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import * as styles from './CompareTable.css.ts'
import { ComparedHead } from './ComparedHead.tsx'

type CompareTableProps = {
  readonly list: CompareTable_list$key
  /** The attributes that shoppers may see: their variants' ones are not named in the list. */
  readonly attributes: CompareTable_attributes$key | null | undefined
  /** Uids of the products that are still on the list. */
  readonly shown: readonly string[]
  readonly onRemove: (productUids: readonly string[]) => Promise<Result<null, SaveError>>
}

/** Products as columns, attributes as rows; different values are marked. */
export function CompareTable({ list, attributes: attributesKey, shown, onRemove }: CompareTableProps) {
  const { t } = useLingui()
  const errorText = useSaveErrorText()
  const scroller = useRef<HTMLDivElement>(null)
  const [differencesOnly, setDifferencesOnly] = useState(false)
  const [error, setError] = useState<SaveError | null>(null)
  const { attributes, items } = useFragment(
    graphql`
      fragment CompareTable_list on CompareList {
        attributes {
          code
          label
        }
        items {
          uid
          product {
            uid
            ...ComparedHead_product
            ...variantValues_product
          }
          attributes {
            code
            value
          }
        }
      }
    `,
    list,
  )
  const visible = useFragment(
    graphql`
      fragment CompareTable_attributes on AttributesMetadataOutput {
        items {
          code
          label
        }
      }
    `,
    attributesKey ?? null,
  )
  const codes = storeAttributes(useShop().locale)
  const columns = (items ?? []).flatMap((item) => (item && shown.includes(item.product.uid) ? [item] : []))
  const compared = (attributes ?? []).flatMap((attribute) => attribute ?? [])
  const ofVariants = (visible?.items ?? []).flatMap((item) =>
    item?.label && isTableAttribute(item.code, codes) && compared.every(({ code }) => code !== item.code)
      ? [{ code: item.code, label: item.label }]
      : [],
  )
  const rows = compareRows(
    [...compared, ...ofVariants],
    columns.map((item) =>
      withVariants(
        new Map(item.attributes.flatMap((each) => (each ? [[each.code, each.value] as const] : []))),
        variantValues(item.product),
      ),
    ),
  )
  const shownRows = differencesOnly ? rows.filter(({ isDifferent }) => isDifferent) : rows
  const remove = async (uids: readonly string[]) => {
    setError(null)
    // The column with the focus is removed.
    scroller.current?.focus()
    const result = await onRemove(uids)
    if (!result.ok) setError(result.error)
  }
  return (
    <Stack gap="s4">
      {error && (
        <Notice tone="error" role="alert">
          {errorText(error)}
        </Notice>
      )}
      <Cluster justify="between">
        {columns.length > 1 ? (
          <Checkbox
            label={t`Solo differenze`}
            checked={differencesOnly}
            onChange={(event) => setDifferencesOnly(event.currentTarget.checked)}
          />
        ) : (
          <Text tone="muted">
            <Trans>Aggiungi un altro pezzo per vedere le differenze.</Trans>
          </Text>
        )}
        <Button variant="link" onClick={() => void remove(columns.map(({ product }) => product.uid))}>
          <Trans>Svuota il confronto</Trans>
        </Button>
      </Cluster>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div ref={scroller} className={styles.scroller} role="region" aria-label={t`Confronto`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr className={styles.row}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control, and nothing to head */}
              <td className={styles.corner} />
              {columns.map(({ uid, product }) => (
                <th key={uid} scope="col" className={styles.column}>
                  <ComparedHead product={product} onRemove={() => void remove([product.uid])} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shownRows.map(({ code, label, values, isDifferent }) => (
              <tr key={code} className={isDifferent && columns.length > 1 ? styles.different : styles.row}>
                <th scope="row" className={styles.label}>
                  {label}
                  {isDifferent && columns.length > 1 && (
                    <span className={styles.mark}>
                      <span aria-hidden="true">≠</span>
                      <VisuallyHidden>
                        <Trans>diverso</Trans>
                      </VisuallyHidden>
                    </span>
                  )}
                </th>
                {values.map((value, index) => (
                  <td key={columns[index]?.uid} className={styles.cell}>
                    {value === null ? <Absent /> : value.includes('<') ? <CmsHtml html={value} /> : value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {differencesOnly && shownRows.length === 0 && (
        <Text tone="muted" role="status">
          <Trans>Questi pezzi dicono di sé le stesse cose.</Trans>
        </Text>
      )}
    </Stack>
  )
}

function Absent() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>
        <Trans>Non indicato</Trans>
      </VisuallyHidden>
    </>
  )
}
