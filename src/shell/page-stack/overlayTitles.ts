import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The heading, and so the accessible name, of each group of overlays. */
export const overlayTitles: Readonly<Record<string, MessageDescriptor>> = {
  cart: msg`Carrello`,
  signin: msg`Accedi`,
  menu: msg`Menu`,
  search: msg`Cerca`,
  language: msg`Lingua`,
  filters: msg`Filtri`,
  quick: msg`Vista rapida`,
  edit: msg`Modifica`,
  sizes: msg`Guida alle misure`,
  specs: msg`Scheda tecnica`,
  agreement: msg`Prima di ordinare`,
  zoom: msg`Foto ingrandite`,
}
