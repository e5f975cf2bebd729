import type { MoneyValue } from '#src/ui/feedback/money.ts'
import { useStoreSettings } from '../storeSettings.ts'
import type { FixedTaxes } from '../taxDisplay.ts'
import { TaxWords } from '../TaxWords.tsx'
import { FixedTaxWords } from './FixedTaxWords.tsx'

export type TaxNoteProps = {
  readonly place: 'lists' | 'product'
  readonly taxes: FixedTaxes
  /** The shown price of one piece. */
  readonly price: MoneyValue
}

/** Says beside the price of a product which taxes it contains. */
export function TaxNote({ place, taxes, price }: TaxNoteProps) {
  const { tax, fixedTaxes: displays } = useStoreSettings()
  return (
    <>
      {tax.catalogue !== null && <TaxWords isIncluded={tax.catalogue === 'including'} />}{' '}
      <FixedTaxWords
        display={displays[place]}
        taxes={taxes}
        pieces={1}
        price={price}
        // Magento adds them to all prices of the catalogue by the setting of lists.
        isContained={displays.lists !== 'EXCLUDE_FPT_WITHOUT_DETAILS'}
      />
    </>
  )
}
