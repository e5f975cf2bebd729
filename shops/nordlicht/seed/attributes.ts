import type { SeedAttribute, SeedAttributeOption } from '#server/commerce/seed/types.ts'
import { COLOURS } from './colours.ts'
import { text } from './texts.ts'

const COLOUR_OPTIONS: readonly SeedAttributeOption[] = Object.entries(COLOURS).map(([code, { hex, de, en, us }]) => ({
  code,
  label: text(de, en, us),
  swatch: text(hex, hex),
}))

const plainOption = (code: string, de: string, en: string): SeedAttributeOption => ({
  code,
  label: text(de, en),
  swatch: null,
})

const attribute = (
  it: Pick<SeedAttribute, 'code' | 'label' | 'input' | 'position'> & Partial<SeedAttribute>,
): SeedAttribute => ({
  swatch: null,
  isConfigurable: false,
  isFilterable: false,
  isSearchable: false,
  isVisibleOnFront: true,
  options: [],
  ...it,
})

export const attributes: readonly SeedAttribute[] = [
  attribute({
    code: 'farbe',
    label: text('Farbe', 'Colour', 'Color'),
    input: 'select',
    swatch: 'color',
    isConfigurable: true,
    isFilterable: true,
    isSearchable: true,
    position: 10,
    options: COLOUR_OPTIONS,
  }),
  attribute({
    code: 'material',
    label: text('Material', 'Material'),
    input: 'multiselect',
    isFilterable: true,
    isSearchable: true,
    position: 20,
    options: [
      plainOption('metall', 'Metall', 'Metal'),
      plainOption('glas', 'Glas', 'Glass'),
      plainOption('holz', 'Eichenholz', 'Oak'),
      plainOption('wolle', 'Schurwolle', 'Wool'),
      plainOption('leinen', 'Leinen', 'Linen'),
      plainOption('bienenwachs', 'Bienenwachs', 'Beeswax'),
    ],
  }),
  attribute({ code: 'masse', label: text('Maße', 'Dimensions'), input: 'text', position: 30 }),
  attribute({ code: 'leuchtmittel', label: text('Leuchtmittel', 'Bulb'), input: 'text', position: 40 }),
  attribute({
    code: 'grundpreis',
    label: text('Grundpreis', 'Unit price'),
    input: 'text',
    isUsedInListing: true,
    position: 50,
  }),
  attribute({ code: 'pflege', label: text('Pflege', 'Care'), input: 'textarea', position: 60 }),
  attribute({ code: 'hersteller', label: text('Hersteller', 'Manufacturer'), input: 'textarea', position: 70 }),
  attribute({
    code: 'sicherheit',
    label: text('Sicherheitshinweise', 'Safety information'),
    input: 'textarea',
    position: 80,
  }),
  attribute({
    code: 'news_from_date',
    label: text('Neuheiten', 'New arrivals'),
    input: 'date',
    isSearchable: true,
    isVisibleOnFront: false,
    isUsedForSorting: true,
    position: 85,
  }),
  attribute({
    code: 'niedrigster_preis_30_tage',
    label: text('Niedrigster Preis der letzten 30 Tage', 'Lowest price of the last 30 days'),
    input: 'price',
    isVisibleOnFront: false,
    position: 90,
  }),
]
