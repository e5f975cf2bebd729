/** A point on the globe, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number }

/** A town with one of its postcodes. */
type Place = Position & { readonly city: string; readonly postcode: string }

/** The capitals of Italy's provinces and the ceramics towns: the position of a postcode is that of the closest one. */
const ITALIAN_PLACES: readonly Place[] = [
  { city: 'Agrigento', postcode: '92100', latitude: 37.31, longitude: 13.58 },
  { city: 'Alessandria', postcode: '15121', latitude: 44.91, longitude: 8.61 },
  { city: 'Ancona', postcode: '60121', latitude: 43.62, longitude: 13.52 },
  { city: 'Andria', postcode: '76123', latitude: 41.23, longitude: 16.3 },
  { city: 'Aosta', postcode: '11100', latitude: 45.74, longitude: 7.32 },
  { city: 'Arezzo', postcode: '52100', latitude: 43.46, longitude: 11.88 },
  { city: 'Ascoli Piceno', postcode: '63100', latitude: 42.85, longitude: 13.58 },
  { city: 'Asti', postcode: '14100', latitude: 44.9, longitude: 8.21 },
  { city: 'Avellino', postcode: '83100', latitude: 40.91, longitude: 14.79 },
  { city: 'Bari', postcode: '70121', latitude: 41.13, longitude: 16.87 },
  { city: 'Belluno', postcode: '32100', latitude: 46.14, longitude: 12.22 },
  { city: 'Benevento', postcode: '82100', latitude: 41.13, longitude: 14.78 },
  { city: 'Bergamo', postcode: '24121', latitude: 45.7, longitude: 9.67 },
  { city: 'Biella', postcode: '13900', latitude: 45.57, longitude: 8.05 },
  { city: 'Bologna', postcode: '40121', latitude: 44.49, longitude: 11.34 },
  { city: 'Bolzano', postcode: '39100', latitude: 46.5, longitude: 11.35 },
  { city: 'Brescia', postcode: '25121', latitude: 45.54, longitude: 10.22 },
  { city: 'Brindisi', postcode: '72100', latitude: 40.64, longitude: 17.94 },
  { city: 'Cagliari', postcode: '09121', latitude: 39.22, longitude: 9.11 },
  { city: 'Caltanissetta', postcode: '93100', latitude: 37.49, longitude: 14.06 },
  { city: 'Campobasso', postcode: '86100', latitude: 41.56, longitude: 14.66 },
  { city: 'Caserta', postcode: '81100', latitude: 41.07, longitude: 14.33 },
  { city: 'Catania', postcode: '95121', latitude: 37.5, longitude: 15.09 },
  { city: 'Catanzaro', postcode: '88100', latitude: 38.91, longitude: 16.59 },
  { city: 'Chieti', postcode: '66100', latitude: 42.35, longitude: 14.17 },
  { city: 'Como', postcode: '22100', latitude: 45.81, longitude: 9.08 },
  { city: 'Cosenza', postcode: '87100', latitude: 39.3, longitude: 16.25 },
  { city: 'Cremona', postcode: '26100', latitude: 45.13, longitude: 10.02 },
  { city: 'Crotone', postcode: '88900', latitude: 39.08, longitude: 17.13 },
  { city: 'Cuneo', postcode: '12100', latitude: 44.38, longitude: 7.54 },
  { city: 'Enna', postcode: '94100', latitude: 37.57, longitude: 14.28 },
  { city: 'Faenza', postcode: '48018', latitude: 44.29, longitude: 11.88 },
  { city: 'Fermo', postcode: '63900', latitude: 43.16, longitude: 13.72 },
  { city: 'Ferrara', postcode: '44121', latitude: 44.84, longitude: 11.62 },
  { city: 'Firenze', postcode: '50121', latitude: 43.77, longitude: 11.25 },
  { city: 'Foggia', postcode: '71121', latitude: 41.46, longitude: 15.55 },
  { city: 'Forlì', postcode: '47121', latitude: 44.22, longitude: 12.04 },
  { city: 'Frosinone', postcode: '03100', latitude: 41.64, longitude: 13.34 },
  { city: 'Genova', postcode: '16121', latitude: 44.41, longitude: 8.93 },
  { city: 'Gorizia', postcode: '34170', latitude: 45.94, longitude: 13.62 },
  { city: 'Grosseto', postcode: '58100', latitude: 42.76, longitude: 11.11 },
  { city: 'Imperia', postcode: '18100', latitude: 43.89, longitude: 8.03 },
  { city: 'Isernia', postcode: '86170', latitude: 41.6, longitude: 14.23 },
  { city: 'L’Aquila', postcode: '67100', latitude: 42.35, longitude: 13.4 },
  { city: 'La Spezia', postcode: '19121', latitude: 44.1, longitude: 9.82 },
  { city: 'Latina', postcode: '04100', latitude: 41.47, longitude: 12.9 },
  { city: 'Lecce', postcode: '73100', latitude: 40.35, longitude: 18.17 },
  { city: 'Lecco', postcode: '23900', latitude: 45.85, longitude: 9.39 },
  { city: 'Livorno', postcode: '57121', latitude: 43.55, longitude: 10.31 },
  { city: 'Lodi', postcode: '26900', latitude: 45.31, longitude: 9.5 },
  { city: 'Lucca', postcode: '55100', latitude: 43.84, longitude: 10.5 },
  { city: 'Macerata', postcode: '62100', latitude: 43.3, longitude: 13.45 },
  { city: 'Mantova', postcode: '46100', latitude: 45.16, longitude: 10.79 },
  { city: 'Massa', postcode: '54100', latitude: 44.04, longitude: 10.14 },
  { city: 'Matera', postcode: '75100', latitude: 40.67, longitude: 16.6 },
  { city: 'Messina', postcode: '98121', latitude: 38.19, longitude: 15.55 },
  { city: 'Milano', postcode: '20121', latitude: 45.46, longitude: 9.19 },
  { city: 'Modena', postcode: '41121', latitude: 44.65, longitude: 10.93 },
  { city: 'Montelupo Fiorentino', postcode: '50056', latitude: 43.73, longitude: 11.02 },
  { city: 'Monza', postcode: '20900', latitude: 45.58, longitude: 9.27 },
  { city: 'Napoli', postcode: '80121', latitude: 40.85, longitude: 14.27 },
  { city: 'Novara', postcode: '28100', latitude: 45.45, longitude: 8.62 },
  { city: 'Nuoro', postcode: '08100', latitude: 40.32, longitude: 9.33 },
  { city: 'Oristano', postcode: '09170', latitude: 39.9, longitude: 8.59 },
  { city: 'Padova', postcode: '35121', latitude: 45.41, longitude: 11.88 },
  { city: 'Palermo', postcode: '90121', latitude: 38.12, longitude: 13.36 },
  { city: 'Parma', postcode: '43121', latitude: 44.8, longitude: 10.33 },
  { city: 'Pavia', postcode: '27100', latitude: 45.19, longitude: 9.16 },
  { city: 'Perugia', postcode: '06121', latitude: 43.11, longitude: 12.39 },
  { city: 'Pesaro', postcode: '61121', latitude: 43.91, longitude: 12.91 },
  { city: 'Pescara', postcode: '65121', latitude: 42.46, longitude: 14.21 },
  { city: 'Piacenza', postcode: '29121', latitude: 45.05, longitude: 9.7 },
  { city: 'Pisa', postcode: '56121', latitude: 43.72, longitude: 10.4 },
  { city: 'Pistoia', postcode: '51100', latitude: 43.93, longitude: 10.92 },
  { city: 'Pordenone', postcode: '33170', latitude: 45.96, longitude: 12.66 },
  { city: 'Potenza', postcode: '85100', latitude: 40.64, longitude: 15.81 },
  { city: 'Prato', postcode: '59100', latitude: 43.88, longitude: 11.1 },
  { city: 'Ragusa', postcode: '97100', latitude: 36.93, longitude: 14.73 },
  { city: 'Ravenna', postcode: '48121', latitude: 44.42, longitude: 12.2 },
  { city: 'Reggio Calabria', postcode: '89121', latitude: 38.11, longitude: 15.65 },
  { city: 'Reggio Emilia', postcode: '42121', latitude: 44.7, longitude: 10.63 },
  { city: 'Rieti', postcode: '02100', latitude: 42.4, longitude: 12.86 },
  { city: 'Rimini', postcode: '47921', latitude: 44.06, longitude: 12.57 },
  { city: 'Roma', postcode: '00118', latitude: 41.89, longitude: 12.48 },
  { city: 'Rovigo', postcode: '45100', latitude: 45.07, longitude: 11.79 },
  { city: 'Salerno', postcode: '84121', latitude: 40.68, longitude: 14.77 },
  { city: 'Sassari', postcode: '07100', latitude: 40.73, longitude: 8.56 },
  { city: 'Savona', postcode: '17100', latitude: 44.31, longitude: 8.48 },
  { city: 'Siena', postcode: '53100', latitude: 43.32, longitude: 11.33 },
  { city: 'Siracusa', postcode: '96100', latitude: 37.08, longitude: 15.29 },
  { city: 'Sondrio', postcode: '23100', latitude: 46.17, longitude: 9.87 },
  { city: 'Taranto', postcode: '74121', latitude: 40.47, longitude: 17.24 },
  { city: 'Teramo', postcode: '64100', latitude: 42.66, longitude: 13.7 },
  { city: 'Terni', postcode: '05100', latitude: 42.56, longitude: 12.64 },
  { city: 'Torino', postcode: '10121', latitude: 45.07, longitude: 7.69 },
  { city: 'Trapani', postcode: '91100', latitude: 38.02, longitude: 12.51 },
  { city: 'Trento', postcode: '38121', latitude: 46.07, longitude: 11.12 },
  { city: 'Treviso', postcode: '31100', latitude: 45.67, longitude: 12.24 },
  { city: 'Trieste', postcode: '34121', latitude: 45.65, longitude: 13.77 },
  { city: 'Udine', postcode: '33100', latitude: 46.06, longitude: 13.24 },
  { city: 'Varese', postcode: '21100', latitude: 45.82, longitude: 8.83 },
  { city: 'Venezia', postcode: '30121', latitude: 45.44, longitude: 12.33 },
  { city: 'Verbania', postcode: '28921', latitude: 45.93, longitude: 8.55 },
  { city: 'Vercelli', postcode: '13100', latitude: 45.32, longitude: 8.42 },
  { city: 'Verona', postcode: '37121', latitude: 45.44, longitude: 10.99 },
  { city: 'Vibo Valentia', postcode: '89900', latitude: 38.68, longitude: 16.1 },
  { city: 'Vicenza', postcode: '36100', latitude: 45.55, longitude: 11.55 },
  { city: 'Viterbo', postcode: '01100', latitude: 42.42, longitude: 12.11 },
]

const POSTCODE = /^\d{5}$/
/** Two digits of a postcode identify the province or its neighbour. */
const MIN_COMMON_DIGITS = 2

/**
 * The towns of a Magento search term: a postcode or the beginning of a town's name, `:` and the code of a country
 * (`50121:IT`). None if the place is unknown.
 */
export function placesOf(searchTerm: string, defaultCountry: string): readonly Position[] {
  const parts = searchTerm.split(':').map((part) => part.trim())
  const term = parts[0] ?? ''
  const country = parts.length > 1 ? parts.at(-1) : defaultCountry
  if (country !== 'IT' || term === '') return []
  if (POSTCODE.test(term)) return nearestByPostcode(term)
  const wanted = plain(term)
  return ITALIAN_PLACES.filter(({ city }) => plain(city).startsWith(wanted))
}

function nearestByPostcode(postcode: string): readonly Position[] {
  let [best, longest] = [null as Place | null, MIN_COMMON_DIGITS - 1]
  for (const place of ITALIAN_PLACES) {
    const length = commonDigits(place.postcode, postcode)
    if (length > longest) [best, longest] = [place, length]
  }
  return best ? [best] : []
}

function commonDigits(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/** Without accents, and with plain apostrophes. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

const EARTH_RADIUS_KM = 6_371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance. */
export function kilometresBetween(a: Position, b: Position): number {
  const [latitude, longitude] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half))
}
