import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import LogOut from 'lucide-react/icons/log-out'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { ACCOUNT_ENTRIES } from './accountEntries.ts'
import * as styles from './AccountNav.css.ts'
import { ACCOUNT_PATH } from './access/returnPath.ts'

type AccountNavProps = {
  /** The account's start page, which on phones is the list of all others. */
  readonly isStart: boolean
  readonly onSignOut: () => void
}

/** Links to the pages of the account, and the sign-out button. */
export function AccountNav({ isStart, onSignOut }: AccountNavProps) {
  const { t } = useLingui()
  const { hasField } = useShop()
  const settings = useStoreSettings()
  const entries = ACCOUNT_ENTRIES.filter(
    (entry) =>
      (!('needs' in entry) || hasField(entry.needs[0], entry.needs[1])) &&
      (!('setting' in entry) || settings[entry.setting]),
  )
  return (
    <nav aria-label={t`Pagine del tuo account`}>
      {!isStart && (
        <Link to={ACCOUNT_PATH} className={styles.back}>
          <ChevronLeft size={20} aria-hidden="true" />
          <Trans>Il tuo account</Trans>
        </Link>
      )}
      <ul className={isStart ? styles.list : `${styles.list} ${styles.listBelow}`}>
        {entries.map(({ to, label, Icon }) => (
          <li key={to} className={styles.row}>
            <Link to={to} className={styles.entry} activeOptions={{ exact: to === ACCOUNT_PATH, includeSearch: false }}>
              <Icon size={20} aria-hidden="true" className={styles.mark} />
              {t(label)}
              <ChevronRight size={20} aria-hidden="true" className={styles.onward} />
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry} onClick={onSignOut}>
            <LogOut size={20} aria-hidden="true" className={styles.mark} />
            <Trans>Esci</Trans>
          </button>
        </li>
      </ul>
    </nav>
  )
}
