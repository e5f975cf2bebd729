/** The columns that the addresses of customers, carts and orders have in common. */
export type AddressColumns = {
  prefix: string | null
  firstname: string
  middlename: string | null
  lastname: string
  suffix: string | null
  company: string | null
  /** JSON array of lines. */
  street: string
  city: string
  region: string | null
  region_code: string | null
  region_id: number | null
  postcode: string | null
  country_code: string
  telephone: string | null
  fax: string | null
  vat_id: string | null
}

/** `true` for every column, so that the compiler finds a missing one. */
const COLUMNS: Readonly<Record<keyof AddressColumns, true>> = {
  prefix: true,
  firstname: true,
  middlename: true,
  lastname: true,
  suffix: true,
  company: true,
  street: true,
  city: true,
  region: true,
  region_code: true,
  region_id: true,
  postcode: true,
  country_code: true,
  telephone: true,
  fax: true,
  vat_id: true,
}

export const ADDRESS_COLUMNS = Object.keys(COLUMNS) as readonly (keyof AddressColumns)[]

/** The common columns of a row, without those of its table. */
export const addressColumnsOf = (row: Readonly<AddressColumns>): AddressColumns =>
  Object.fromEntries(ADDRESS_COLUMNS.map((column) => [column, row[column]])) as AddressColumns
