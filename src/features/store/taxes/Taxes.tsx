import { CartFixedTaxes } from './CartFixedTaxes.tsx'
import type { CartFixedTaxesProps } from './CartFixedTaxes.tsx'
import { FixedTaxWords } from './FixedTaxWords.tsx'
import type { FixedTaxWordsProps } from './FixedTaxWords.tsx'
import { TaxNote } from './TaxNote.tsx'
import type { TaxNoteProps } from './TaxNote.tsx'

/** The note beside the price of a product, the words below a line, or the rows of the sums of a cart. */
export type TaxesProps =
  | ({ readonly as: 'note' } & TaxNoteProps)
  | ({ readonly as: 'words' } & FixedTaxWordsProps)
  | ({ readonly as: 'rows' } & CartFixedTaxesProps)

export function Taxes(props: TaxesProps) {
  switch (props.as) {
    case 'note':
      return <TaxNote {...props} />
    case 'words':
      return <FixedTaxWords {...props} />
    case 'rows':
      return <CartFixedTaxes {...props} />
  }
}
