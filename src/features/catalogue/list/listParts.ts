/**
 * Every visit of a list loads this code, after the page's own.
 *
 * @chunkWeight 3
 */

import { ListPages } from './ListPages.tsx'
import { ListTools } from './ListTools.tsx'

/** One file, because a request costs more than the bytes of a part that is not shown. */
export const listParts = { ListPages, ListTools }
