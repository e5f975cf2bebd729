import { useLingui } from '@lingui/react/macro'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Rows3 from 'lucide-react/icons/rows-3'
import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { useDisplay } from '#src/features/display-preferences/DisplayContext.ts'
import { fromItsStart } from '#src/lib/url/listSearch.ts'
import type { ListSearch, ListView } from '#src/lib/url/listSearch.ts'
import { createDisplayStore } from '#src/platform/document/displayPreferences.ts'
import { ListLink } from './ListLink.tsx'
import type { ListAddress } from './ListLink.tsx'
import { toGrid, toList } from './ListTools.css.ts'

type ViewLinksProps = {
  readonly list: ListAddress
  readonly search: ListSearch
  /** The default view, which the address omits. */
  readonly usual: ListView
}

/** Links to the other view of a list. Styles show one of the two links, because styles also set the view. */
export function ViewLinks({ list, search, usual }: ViewLinksProps) {
  const { t } = useLingui()
  const { cookies, root } = useDisplay()
  const links = { list: useRef<HTMLAnchorElement>(null), grid: useRef<HTMLAnchorElement>(null) }
  const chosen = useRef<ListView>(null)
  // The followed link is hidden, so the other one gets the focus.
  const handOver = () => {
    if (chosen.current === null) return
    const { current: other } = links[chosen.current === 'list' ? 'grid' : 'list']
    other?.focus({ preventScroll: true })
    if (document.activeElement === other) chosen.current = null
  }
  useEffect(handOver)
  // Page sizes belong to one view.
  const { view: _view, perPage: _perPage, ...state } = fromItsStart(search)
  const linkTo = (view: ListView) => ({
    list,
    search: view === usual ? state : { ...state, view },
    // The same products in another layout, so no new history entry.
    replace: true,
    ref: links[view],
    onClick: ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
      if (metaKey || ctrlKey || shiftKey || altKey) return
      const display = createDisplayStore(cookies, root)
      display.set({ ...display.get(), 'list-view': view })
      chosen.current = view
      handOver()
    },
  })
  return (
    <>
      <ListLink {...linkTo('list')} className={toList} aria-label={t`Mostra in elenco`}>
        <Rows3 size={20} aria-hidden="true" />
      </ListLink>
      <ListLink {...linkTo('grid')} className={toGrid} aria-label={t`Mostra in griglia`}>
        <LayoutGrid size={20} aria-hidden="true" />
      </ListLink>
    </>
  )
}
