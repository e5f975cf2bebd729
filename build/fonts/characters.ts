import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { ShopDefinition } from '../../src/shop/defineShop.ts'
import type { FontsDefinition } from '../../src/shop/fonts.ts'
import { readCatalogue } from '../catalogues.ts'
import type { CatalogueFolders } from '../catalogues.ts'

/** The texts of a compiled message, without the names of its values. */
function textsOf(message: string | CompiledMessage): readonly string[] {
  if (typeof message === 'string') return [message]
  return message.flatMap((part) => {
    if (typeof part === 'string') return [part]
    const [, , cases] = part
    if (typeof cases !== 'object' || cases === null) return []
    return Object.values(cases).flatMap((each: unknown) =>
      typeof each === 'string' || Array.isArray(each) ? textsOf(each as string | CompiledMessage) : [],
    )
  })
}

/** All texts of the languages of a shop's stores. */
export async function textsOfShop(shop: ShopDefinition, folders: CatalogueFolders): Promise<readonly string[]> {
  const locales = [...new Set(shop.stores.map(({ locale }) => locale))]
  const catalogues = await Promise.all(locales.map((locale) => readCatalogue(folders, locale)))
  return [
    shop.brand.name,
    ...shop.stores.map(({ label }) => label),
    ...catalogues.flatMap(({ messages }) =>
      Object.values(messages).flatMap((message) => textsOf(message as string | CompiledMessage)),
    ),
  ]
}

/** A sum of all digits, with every separator. */
const SUM = -1_234_567_890.5

/** The money and the dates that pages show. */
function formatsOf({ stores, currency }: Pick<ShopDefinition, 'stores' | 'currency'>): readonly string[] {
  return stores.flatMap(({ intlLocale, currencies = [] }) => {
    const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 3 + month)))
    const dates = (['full', 'long', 'medium', 'short'] as const).flatMap((dateStyle) => {
      const format = new Intl.DateTimeFormat(intlLocale, { dateStyle, timeStyle: 'medium', timeZone: 'UTC' })
      return days.map((day) => format.format(day))
    })
    const money = [...new Set([currency, ...currencies])].flatMap((code) =>
      [SUM, -SUM].map((sum) => new Intl.NumberFormat(intlLocale, { style: 'currency', currency: code }).format(sum)),
    )
    const percent = new Intl.NumberFormat(intlLocale, { style: 'percent' }).format(-0.5)
    return [...money, percent, ...dates]
  })
}

/** Printable ASCII: names, addresses and codes consist of it in every language. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')

/** Control characters, which no font draws, except for the spaces among them. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u

/** The characters of a shop's own texts, money and dates, and those its folder adds, in the order of their code points. */
export function writtenCharacters(
  shop: Pick<ShopDefinition, 'stores' | 'currency'>,
  texts: readonly string[],
  { extraCharacters }: Pick<FontsDefinition, 'extraCharacters'>,
): readonly string[] {
  const words = [...texts, ...formatsOf(shop)].join('')
  // Styles may show a text in capitals, and names begin with one.
  const all = new Set(ASCII + extraCharacters + words + words.toUpperCase() + words.toLowerCase())
  return [...all]
    .filter((character) => !INVISIBLE.test(character))
    .toSorted((one, other) => (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0))
}
