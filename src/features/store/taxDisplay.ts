import type { storeSettings_storeConfig$data } from '#src/__generated__/storeSettings_storeConfig.graphql.ts'
import type { StoreDefinition, TaxDisplay } from '#src/shop/defineShop.ts'

/** Whether a store shows its amounts with tax, by place. */
export type TaxDisplays = {
  /**
   * Prices of products. The backend gives one amount only, so `both` is `including` here. Null: the settings are
   * unknown.
   */
  readonly catalogue: Exclude<TaxDisplay, 'both'> | null
  /** The single lines of carts and orders. */
  readonly lines: TaxDisplay
  /** The sums of carts and orders, and the offered deliveries, which become a part of them; the grand total is always with tax. */
  readonly sums: TaxDisplay
}

/** Magento's settings: 1 without tax, 2 with it, 3 both. */
type TaxSettings = Readonly<Record<keyof TaxDisplays, number | null | undefined>>

const DISPLAYS: Readonly<Record<number, TaxDisplay>> = { 1: 'excluding', 2: 'including', 3: 'both' }

const displayOf = (setting: number | null | undefined): TaxDisplay | null =>
  setting == null ? null : (DISPLAYS[setting] ?? null)

/**
 * The displays that the backend is set to, unless the store's configuration names another one. Magento before 2.4.8 does
 * not tell the setting of the catalogue: there it is that of the lines of a cart.
 */
export function taxDisplaysOf(
  settings: TaxSettings,
  { taxDisplay = 'backend' }: Pick<StoreDefinition, 'taxDisplay'>,
): TaxDisplays {
  const of = (setting: number | null | undefined) => (taxDisplay === 'backend' ? displayOf(setting) : taxDisplay)
  const lines = of(settings.lines)
  const catalogue = of(settings.catalogue) ?? lines
  return {
    catalogue: catalogue === 'both' ? 'including' : catalogue,
    lines: lines ?? 'including',
    sums: of(settings.sums) ?? 'including',
  }
}

/** How the sums of a cart are shown: prices without tax cannot be shown with it before the taxes are known. */
export const sumsDisplayOf = ({ catalogue, sums }: TaxDisplays, isTaxKnown: boolean): TaxDisplay =>
  catalogue === 'excluding' && !isTaxKnown ? 'excluding' : sums

/** The amount that is shown of two; of both the one with tax. */
export const shownAmount = <Amount>(
  display: TaxDisplay,
  { including, excluding }: { readonly including: Amount; readonly excluding: Amount },
): Amount => (display === 'excluding' ? excluding : including)

/** The fixed taxes of one piece as the backend sends them, e.g. for the disposal of an appliance. */
export type FixedTaxes = readonly (FixedTax | null | undefined)[] | null | undefined

type FixedTax = {
  readonly label?: string | null | undefined
  readonly amount: { readonly value: number | null | undefined } | null | undefined
}

/** Magento's setting for a place; null or undefined if it is not known. */
export type FixedTaxDisplay = storeSettings_storeConfig$data['category_fixed_product_tax_display_setting']

/** The settings by place: lists and cards, the page of a product, carts and orders. */
export type FixedTaxDisplays = Readonly<Record<'lists' | 'product' | 'sales', FixedTaxDisplay>>

/** The fixed taxes in the shown price of some pieces. */
export const fixedTaxesIn = (display: FixedTaxDisplay, taxes: FixedTaxes, pieces = 1): number =>
  // Also where Magento shows the price without them first: the highest amount beside it would be the one to pay.
  display === 'EXCLUDE_FPT_WITHOUT_DETAILS'
    ? 0
    : (taxes ?? []).reduce((sum, tax) => sum + (tax?.amount?.value ?? 0) * pieces, 0)
