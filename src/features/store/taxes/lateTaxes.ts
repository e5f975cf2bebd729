import { createLatePart } from '#src/ui/latePart.ts'
import type { TaxesProps } from './Taxes.tsx'

/** The taxes in a price. The line is as high before the words have arrived. */
export const LateTaxes = createLatePart<TaxesProps>(async () => (await import('./Taxes.tsx')).Taxes, '\u00A0')

if (import.meta.env.SSR) await LateTaxes.load()
