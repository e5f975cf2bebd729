import { orderNumberIn } from '../buyersWords.ts'
import { searchText } from './urlSearch.ts'

/** The default status codes of every Magento. Merchants may add others, which the API does not list. */
export const ORDER_STATUSES = [
  'pending',
  'pending_payment',
  'processing',
  'complete',
  'closed',
  'canceled',
  'holded',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The state of a customer's order list in its address. */
export type OrderSearch = {
  /** A part of the number. */
  readonly number?: string
  readonly status?: OrderStatus
  /** Days, `YYYY-MM-DD`, both included. */
  readonly from?: string
  readonly to?: string
  /** From 2; page 1 is the default. */
  readonly page?: number
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOST_DIGITS = 32

const dayOf = (raw: unknown): string | null => {
  const text = searchText(raw)
  return text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
}

/** Parses the address and ignores invalid values. */
export function parseOrderSearch(raw: Readonly<Record<string, unknown>>): OrderSearch {
  const number = orderNumberIn(searchText(raw['number']) ?? '').slice(0, MOST_DIGITS)
  const status = ORDER_STATUSES.find((code) => code === raw['status'])
  const from = dayOf(raw['from'])
  const to = dayOf(raw['to'])
  const page = Number(raw['page'])
  return {
    ...(number && { number }),
    ...(status && { status }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  }
}

/** The search as parameters for the router. */
export const orderSearchParams = (search: OrderSearch): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))

export const isFiltered = ({ number, status, from, to }: OrderSearch): boolean =>
  [number, status, from, to].some((value) => value !== undefined)
