import type { SeedAttributeValue } from '#server/commerce/seed/types.ts'
import { optionValue, textValue } from './build.ts'
import { company, companyAddress } from '../company.ts'

type Attributes = Readonly<Record<string, SeedAttributeValue>>

/** Manufacturer and contact, as the EU's General Product Safety Regulation asks of a listing. */
const MANUFACTURER = textValue(
  `${company.name}, ${companyAddress.it} · ${company.email}`,
  `${company.name}, ${companyAddress.en} · ${company.email}`,
)

const YES = optionValue('1')
const NO = optionValue('0')

export const tablewareCare = textValue(
  'Va in lavastoviglie tutti i giorni. Evita gli sbalzi bruschi: dal frigorifero, lascia che torni a temperatura ambiente prima di versarci qualcosa di bollente. Il fondo senza smalto è levigato, ma sui legni delicati un sottopiatto è una gentilezza.',
  'Happy in the dishwasher every day. Avoid sudden changes of temperature: straight from the fridge, let it come back to room temperature before pouring in anything boiling. The unglazed foot is sanded smooth, but on delicate wood a mat is a kindness.',
)

export const decorCare = textValue(
  'Basta un panno morbido appena umido. Se serve, sapone neutro e acqua tiepida; niente spugne abrasive, che toglierebbero la lucentezza allo smalto.',
  'A soft, slightly damp cloth is all it needs. If necessary, mild soap and lukewarm water; no abrasive sponges, which would dull the glaze.',
)

export const vaseCare = textValue(
  'È impermeabile: puoi riempirlo d’acqua. Cambiala ogni due giorni e, per il calcare sul fondo, lascia una notte acqua e aceto. Lavalo a mano, con uno scovolino morbido.',
  'It is watertight, so do fill it. Change the water every two days and, for limescale at the bottom, leave water and vinegar overnight. Wash by hand, with a soft bottle brush.',
)

/** Stoneware for the table: everyday use, dishwasher and microwave. */
export const stonewareForTable: Attributes = {
  materiale: optionValue('gres'),
  lavorazione: optionValue('tornio'),
  lavastoviglie: YES,
  microonde: YES,
  forno: NO,
  cura: tablewareCare,
  origine: optionValue('montelupo'),
  produttore: MANUFACTURER,
}

/** Plates and bowls, whose sizes are easily mixed up on a screen. */
export const stonewarePlate: Attributes = {
  ...stonewareForTable,
  guida_misure: textValue('size-guide-plates', 'size-guide-plates'),
}

/** Stoneware for the home, washed by hand. */
export const stonewareForHome: Attributes = {
  materiale: optionValue('gres'),
  lavorazione: optionValue('tornio'),
  lavastoviglie: NO,
  cura: decorCare,
  origine: optionValue('montelupo'),
  produttore: MANUFACTURER,
}

/** Watertight stoneware for flowers. */
export const stonewareVase: Attributes = {
  ...stonewareForHome,
  cura: vaseCare,
  guida_misure: textValue('size-guide-vases', 'size-guide-vases'),
}

/** The bronze rim of the graphite glaze holds metal, which a microwave oven does not forgive. */
export const noMicrowave: Attributes = { microonde: NO }

/** Painted tin-glazed earthenware, for walls and shelves. */
export const paintedMajolica: Attributes = {
  materiale: optionValue('maiolica'),
  lavorazione: optionValue('dipinto'),
  lavastoviglie: NO,
  cura: decorCare,
  origine: optionValue('montelupo'),
  produttore: MANUFACTURER,
}
