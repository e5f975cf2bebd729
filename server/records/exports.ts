import { PURPOSES } from '#src/shop/defineShop.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import type { Records } from './records.ts'

type Placed = { readonly place: number }

const ROWS_AT_ONCE = 500

/** All records in parts, so that few of them are in memory at a time. */
async function* all<Row extends Placed>(
  after: (place: number, count: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let place = 0; ;) {
    const rows = await after(place, ROWS_AT_ONCE)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < ROWS_AT_ONCE) return
    place = last.place
  }
}

const moment = (milliseconds: number) => new Date(milliseconds).toISOString()

async function* withdrawals({ statements }: Pick<Records, 'statements'>): AsyncGenerator<readonly string[]> {
  yield ['reference', 'received_at', 'name', 'email', 'order_number', 'goods', 'language']
  for await (const one of all(statements.after)) {
    yield [one.reference, one.receivedAt, one.name, one.email, one.orderNumber, one.goods, one.language]
  }
}

async function* consents(records: Pick<Records, 'consents'>): AsyncGenerator<readonly string[]> {
  yield ['code', 'chosen_at', 'received_at', ...PURPOSES, 'text_version', 'vendors', 'language', 'store']
  for await (const one of all(records.consents.after)) {
    const granted = PURPOSES.map((purpose) => (one.granted.includes(purpose) ? 'yes' : 'no'))
    const { browser, textVersion, vendors, language, store } = one
    yield [
      browser,
      moment(one.chosenAt),
      moment(one.receivedAt),
      ...granted,
      textVersion,
      vendors.join('; '),
      language,
      store,
    ]
  }
}

async function* consentTexts(records: Pick<Records, 'consents'>): AsyncGenerator<readonly string[]> {
  yield ['version', 'language', 'shown_since', 'text']
  for (const one of await records.consents.texts()) yield [one.version, one.language, moment(one.shownSince), one.text]
}

/** The lists for the merchant, by their names on the command line. */
const EXPORTS = { withdrawals, consents, 'consent-texts': consentTexts }

export type ExportName = keyof typeof EXPORTS

export const EXPORT_NAMES = Object.keys(EXPORTS) as readonly ExportName[]

export const isExport = (name: string | undefined): name is ExportName => EXPORT_NAMES.some((one) => one === name)

/** The lines of a CSV file. */
export async function* exportLines(name: ExportName, records: Records): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK
  for await (const cells of EXPORTS[name](records)) yield csvLine(cells)
}
