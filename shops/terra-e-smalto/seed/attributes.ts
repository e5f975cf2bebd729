import manifest from './media/manifest.json' with { type: 'json' }
import type { SeedAttribute, SeedAttributeOption } from '#server/commerce/seed/types.ts'
import type { LocalText } from './texts.ts'

const capitalized = ({ it, en }: LocalText): LocalText => ({ it: capitalizedText(it), en: capitalizedText(en) })
const capitalizedText = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The seven glazes of the workshop; the swatch has the colour as it appears in the photos. */
const GLAZES: readonly SeedAttributeOption[] = Object.values(manifest.swatches).map(({ id, it, en, chip }) => ({
  code: id,
  label: capitalized({ it, en }),
  swatch: { it: chip, en: chip },
}))

const SIZES: readonly SeedAttributeOption[] = [
  { code: 's', label: { it: 'Piccola', en: 'Small' }, swatch: { it: 'S', en: 'S' } },
  { code: 'm', label: { it: 'Media', en: 'Medium' }, swatch: { it: 'M', en: 'M' } },
  { code: 'l', label: { it: 'Grande', en: 'Large' }, swatch: { it: 'L', en: 'L' } },
]

const plainOption = (code: string, it: string, en: string): SeedAttributeOption => ({
  code,
  label: { it, en },
  swatch: null,
})

/** Magento's values of a yes/no attribute. */
const YES_NO = [plainOption('1', 'Sì', 'Yes'), plainOption('0', 'No', 'No')]

const MATERIALS = [
  plainOption('gres', 'Gres', 'Stoneware'),
  plainOption('maiolica', 'Maiolica', 'Majolica'),
  plainOption('terracotta', 'Terracotta smaltata', 'Glazed terracotta'),
  plainOption('gres-da-fuoco', 'Gres da fuoco', 'Flameproof stoneware'),
  plainOption('legno-di-faggio', 'Legno di faggio', 'Beech wood'),
  plainOption('legno-di-ulivo', 'Legno di ulivo', 'Olive wood'),
  plainOption('ottone', 'Ottone', 'Brass'),
  plainOption('lino', 'Lino', 'Linen'),
  plainOption('cera-di-soia', 'Cera di soia', 'Soy wax'),
  plainOption('carta', 'Carta', 'Paper'),
]

const TECHNIQUES = [
  plainOption('tornio', 'Modellato al tornio', 'Thrown on the wheel'),
  plainOption('lastra', 'Modellato a lastra', 'Slab-built'),
  plainOption('colaggio', 'Colato in stampo e rifinito a mano', 'Slip-cast and finished by hand'),
  plainOption('dipinto', 'Dipinto a mano', 'Painted by hand'),
]

const ORIGINS = [
  plainOption('montelupo', 'Montelupo Fiorentino, Italia', 'Montelupo Fiorentino, Italy'),
  plainOption('italia', 'Italia', 'Italy'),
]

const described = (
  attribute: Pick<SeedAttribute, 'code' | 'label' | 'input' | 'position'> & Partial<SeedAttribute>,
): SeedAttribute => ({
  swatch: null,
  isConfigurable: false,
  isFilterable: false,
  isSearchable: false,
  isVisibleOnFront: true,
  options: [],
  ...attribute,
})

const yesNo = (code: string, label: LocalText, position: number) =>
  described({ code, label, input: 'boolean', isFilterable: true, position, options: YES_NO })

export const attributes: readonly SeedAttribute[] = [
  described({
    code: 'smalto',
    label: { it: 'Smalto', en: 'Glaze' },
    input: 'select',
    swatch: 'color',
    isConfigurable: true,
    isFilterable: true,
    isSearchable: true,
    position: 10,
    options: GLAZES,
  }),
  described({
    code: 'misura',
    label: { it: 'Misura', en: 'Size' },
    input: 'select',
    swatch: 'text',
    isConfigurable: true,
    isFilterable: true,
    position: 20,
    options: SIZES,
  }),
  described({
    code: 'materiale',
    label: { it: 'Materiale', en: 'Material' },
    input: 'multiselect',
    isSearchable: true,
    position: 30,
    options: MATERIALS,
  }),
  described({
    code: 'lavorazione',
    label: { it: 'Lavorazione', en: 'Making' },
    input: 'select',
    position: 40,
    options: TECHNIQUES,
  }),
  described({ code: 'dimensioni', label: { it: 'Dimensioni', en: 'Dimensions' }, input: 'text', position: 50 }),
  described({ code: 'capacita', label: { it: 'Capacità', en: 'Capacity' }, input: 'text', position: 60 }),
  described({ code: 'contenuto', label: { it: 'Cosa contiene', en: 'What is inside' }, input: 'text', position: 70 }),
  described({
    code: 'prezzo_unitario',
    label: { it: 'Prezzo unitario', en: 'Unit price' },
    input: 'text',
    isUsedInListing: true,
    position: 80,
  }),
  yesNo('lavastoviglie', { it: 'Lavastoviglie', en: 'Dishwasher' }, 90),
  yesNo('microonde', { it: 'Microonde', en: 'Microwave' }, 100),
  yesNo('forno', { it: 'Forno', en: 'Oven' }, 110),
  described({ code: 'cura', label: { it: 'Cura', en: 'Care' }, input: 'textarea', position: 120 }),
  described({
    code: 'origine',
    label: { it: 'Origine', en: 'Origin' },
    input: 'select',
    position: 130,
    options: ORIGINS,
  }),
  described({ code: 'produttore', label: { it: 'Produttore', en: 'Manufacturer' }, input: 'textarea', position: 140 }),
  described({
    code: 'avvertenze',
    label: { it: 'Avvertenze di sicurezza', en: 'Safety information' },
    input: 'textarea',
    position: 150,
  }),
  described({
    code: 'guida_misure',
    label: { it: 'Guida alle misure', en: 'Size guide' },
    input: 'text',
    isVisibleOnFront: false,
    position: 155,
  }),
  described({
    code: 'news_from_date',
    label: { it: 'Novità', en: 'New arrivals' },
    input: 'date',
    isSearchable: true,
    isVisibleOnFront: false,
    isUsedForSorting: true,
    position: 158,
  }),
  described({
    code: 'prezzo_minimo_30_giorni',
    label: { it: 'Prezzo più basso degli ultimi 30 giorni', en: 'Lowest price of the last 30 days' },
    input: 'price',
    isVisibleOnFront: false,
    position: 160,
  }),
]

export const glazeOption = (code: string) => optionOf(GLAZES, code)
export const sizeOption = (code: string) => optionOf(SIZES, code)

function optionOf(options: readonly SeedAttributeOption[], code: string): SeedAttributeOption {
  const option = options.find((each) => each.code === code)
  if (option === undefined) throw new Error(`No option ${code}`)
  return option
}
