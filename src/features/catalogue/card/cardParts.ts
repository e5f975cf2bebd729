/**
 * Every visit with products loads this code, after the page's own.
 *
 * @chunkWeight 3.5
 */

import { CardActions } from './CardActions.tsx'
import { CardSwatches } from './CardSwatches.tsx'
import { CardTaxNote } from './CardTaxNote.tsx'

/** One file, because a request costs more than the bytes of a part that is not shown. */
export const cardParts = { CardActions, CardSwatches, CardTaxNote }
