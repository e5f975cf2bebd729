import * as v from 'valibot'
import type { Choice, ConsentRecord, ConsentTexts } from './records.ts'

/** A row of the table `consent`; the purposes are words with spaces between them, the vendors JSON. */
export type ConsentRow = {
  id: number
  browser: string
  chosen_at: number
  received_at: number
  granted: string
  text_version: string
  vendors: string
  language: string
  store: string
}

export const CONSENT_COLUMNS = [
  'browser',
  'chosen_at',
  'received_at',
  'granted',
  'text_version',
  'vendors',
  'language',
  'store',
] as const

export const consentValues = (choice: Choice) => [
  choice.browser,
  choice.chosenAt,
  choice.receivedAt,
  choice.granted.join(' '),
  choice.textVersion,
  JSON.stringify(choice.vendors),
  choice.language,
  choice.store,
]

const Vendors = v.array(v.string())

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '')

export const consentOf = (row: ConsentRow): ConsentRecord => ({
  place: row.id,
  browser: row.browser,
  chosenAt: row.chosen_at,
  receivedAt: row.received_at,
  granted: wordsOf(row.granted),
  textVersion: row.text_version,
  vendors: v.parse(Vendors, JSON.parse(row.vendors)),
  language: row.language,
  store: row.store,
})

/** A row of the table `consent_text`. */
export type ConsentTextRow = { version: string; language: string; shown_since: number; text: string }

export const textsOf = (row: ConsentTextRow): ConsentTexts => ({
  version: row.version,
  language: row.language,
  shownSince: row.shown_since,
  text: row.text,
})
