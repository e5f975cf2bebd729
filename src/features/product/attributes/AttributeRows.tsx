import { figures } from '#src/ui/theme/global.css.ts'
import { row, table, term, value } from './AttributeRows.css.ts'

export type AttributeRow = { readonly label: string; readonly text: string }

/** Names and values of attributes, one pair in a row. */
export function AttributeRows({ rows }: { readonly rows: readonly AttributeRow[] }) {
  return (
    <dl className={`${table} ${figures}`}>
      {rows.map(({ label, text }, index) => (
        <div key={index} className={row}>
          <dt className={term}>{label}</dt>
          <dd className={value}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
