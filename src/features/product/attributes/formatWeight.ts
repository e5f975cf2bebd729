import { numberFormat } from '#src/lib/formatters.ts'

/** `unit` is Magento's `weight_unit`. */
export function formatWeight(weight: number, unit: string | null | undefined, locale: string): string {
  return numberFormat(locale, {
    style: 'unit',
    unit: unit === 'lbs' ? 'pound' : 'kilogram',
    maximumFractionDigits: 2,
  }).format(weight)
}
