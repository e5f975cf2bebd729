import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql, useFragment } from 'react-relay'
import type { DownloadList_query$key } from '#src/__generated__/DownloadList_query.graphql.ts'
import { Text } from '#src/ui/layout/Text.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import * as styles from './DownloadList.css.ts'
import { nameDownloads, type DownloadName } from './nameDownloads.ts'
import { OrderDate } from '../detail/OrderDate.tsx'

type DownloadListProps = {
  readonly query: DownloadList_query$key
  /** A file was downloaded, so the remaining number of downloads has changed. */
  readonly onDownload: () => void
}

/** The customer's purchased files with their download buttons, the newest first. */
export function DownloadList({ query, onDownload }: DownloadListProps) {
  const { t } = useLingui()
  const { customerDownloadableProducts: bought, customer } = useFragment(
    graphql`
      fragment DownloadList_query on Query {
        customerDownloadableProducts {
          items {
            date
            download_url
            order_increment_id
            remaining_downloads
            status
          }
        }
        customer {
          orders(pageSize: 20, sort: { sort_field: CREATED_AT, sort_direction: DESC }, scope: WEBSITE) {
            items {
              number
              items {
                id
                product_name
                ... on DownloadableOrderItem {
                  downloadable_links {
                    uid
                    title
                  }
                }
              }
            }
          }
        }
      }
    `,
    query,
  )
  if (!bought) {
    return (
      <Text tone="muted">
        <Trans>Al momento non riusciamo a mostrarlo. Riprova fra poco.</Trans>
      </Text>
    )
  }
  const downloads = (bought.items ?? []).filter((item) => item != null)
  const orders = (customer?.orders?.items ?? []).flatMap((order) => {
    const lines = (order?.items ?? []).filter((line) => line?.downloadable_links != null)
    const products = lines.map((line) => ({
      name: line?.product_name ?? '',
      links: (line?.downloadable_links ?? []).flatMap((link) => link?.title ?? []),
    }))
    return order ? [{ number: order.number, products }] : []
  })
  const names = nameDownloads(
    downloads.map((download) => download.order_increment_id),
    orders,
  )
  const textOf = ({ title, place, count }: DownloadName) => {
    if (title !== null) return title
    return count > 1 ? t`File ${place} di ${count}` : t`Il tuo file`
  }
  const rows = downloads.map((download, index) => ({ ...download, name: names[index] })).toReversed()
  if (rows.length === 0) {
    return (
      <Text tone="muted">
        <Trans>Non hai ancora comprato file da scaricare. Quando ne compri uno, lo trovi qui.</Trans>
      </Text>
    )
  }
  return (
    <ul className={styles.list} aria-label={t`I tuoi file`}>
      {rows.map(({ date, download_url: url, order_increment_id: number, remaining_downloads: rest, status, name }) => {
        const title = name ? textOf(name) : t`Il tuo file`
        return (
          <li key={url} className={styles.row}>
            <div className={styles.what}>
              <Text as="span" weight="semibold">
                {title}
              </Text>
              {name && name.products.length > 0 && <Text size="sm">{name.products.join(', ')}</Text>}
              <Text size="sm" tone="muted">
                {number && (
                  <Link to="/account/orders/$number" params={{ number }} className={styles.order}>
                    <Trans>Ordine {number}</Trans>
                  </Link>
                )}
                {date && (
                  <>
                    {' '}
                    <Trans>
                      del <OrderDate date={date} />
                    </Trans>
                  </>
                )}
              </Text>
            </div>
            <div className={styles.act}>
              {status === 'available' && url ? (
                <>
                  <DownloadButton address={url} title={title} onDownload={onDownload} />
                  <RemainingDownloads rest={rest ?? ''} />
                </>
              ) : (
                <Text size="sm" tone="muted">
                  {status === 'expired' ? (
                    <Trans>Non si può più scaricare</Trans>
                  ) : (
                    <Trans>Si scarica appena il pagamento è arrivato</Trans>
                  )}
                </Text>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Empty without a limit: Magento reports this as a text. */
function RemainingDownloads({ rest }: { readonly rest: string }) {
  const { t } = useLingui()
  if (!/^\d+$/.test(rest)) return null
  const count = Number(rest)
  return (
    <Text size="sm" tone="muted">
      {t({ message: plural(count, { one: 'Ancora # volta', other: 'Ancora # volte' }) })}
    </Text>
  )
}
