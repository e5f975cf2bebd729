import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { fromItsStart } from '#src/lib/url/listSearch.ts'
import type { ListSearch } from '#src/lib/url/listSearch.ts'
import { pageSizesOf } from '#src/lib/url/pageSizes.ts'
import { figures } from '#src/ui/theme/global.css.ts'
import { ListLink } from './ListLink.tsx'
import type { ListAddress } from './ListLink.tsx'
import { link, list as listClass, sizes as sizesClass } from './PageSizes.css.ts'

type PageSizesProps = {
  readonly list: ListAddress
  readonly search: ListSearch
  /** The number of products; if all fit on the smallest page there is no choice. */
  readonly total: number
}

/** The page sizes that the merchant offers. */
export function PageSizes({ list, search, total }: PageSizesProps) {
  const { t } = useLingui()
  const { lists } = useStoreSettings()
  const { size, usual, choices } = pageSizesOf(lists, search)
  if (choices.length < 2 || total <= Math.min(...choices)) return null
  const { perPage: _perPage, ...state } = fromItsStart(search)
  return (
    <nav aria-label={t`Pezzi per pagina`} className={`${sizesClass} ${figures}`}>
      <span aria-hidden="true">
        <Trans>Pezzi per pagina</Trans>
      </span>
      <ul className={listClass}>
        {choices.map((choice) => (
          <li key={choice}>
            <ListLink
              list={list}
              search={choice === usual ? state : { ...state, perPage: choice }}
              className={link}
              aria-label={t({ message: plural(choice, { one: '# pezzo per pagina', other: '# pezzi per pagina' }) })}
              aria-current={choice === size ? 'true' : undefined}
            >
              {choice}
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
