import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import * as styles from './RewardPoints.css.ts'

/**
 * The reason for a change of points: Magento's standard texts are translated, a merchant's own texts are shown as they
 * are.
 */
export function PointsReason({ reason }: { readonly reason: string }) {
  const { t } = useLingui()
  const number = /#([\w-]+)/.exec(reason)?.[1]
  if (number === undefined) {
    const texts: Readonly<Partial<Record<string, string>>> = {
      'Updated by moderator': t`Aggiornati dal negozio`,
      'Registered as customer': t`Registrazione nel negozio`,
      'Signed up for newsletter': t`Iscrizione alla newsletter`,
    }
    return <span>{texts[reason] ?? reason}</span>
  }
  const texts: Readonly<Partial<Record<string, string>>> = {
    'Redeemed for order': t`Usati per l’ordine ${number}`,
    'Earned points for order': t`Guadagnati con l’ordine ${number}`,
    'Reverted from incomplete order': t`Restituiti: ordine ${number} annullato`,
    'Refunded from order': t`Restituiti con il rimborso dell’ordine ${number}`,
    'Points voided at order': t`Tolti con il rimborso dell’ordine ${number}`,
  }
  return (
    <Link to="/account/orders/$number" params={{ number }} className={styles.reason}>
      {texts[reason.slice(0, reason.indexOf('#')).trim()] ?? reason}
    </Link>
  )
}
