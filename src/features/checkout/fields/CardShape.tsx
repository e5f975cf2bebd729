import { field, fieldLabel } from '#src/ui/fields/Field.css.ts'
import { fields, place, wide } from '../card/CardFields.css.ts'

/** As high as the fields for a card, so that the following content does not move when they load. */
export const CardShape = () => (
  <div className={fields} aria-hidden="true">
    {[`${field} ${wide}`, field, field].map((shape, index) => (
      <div key={index} className={shape}>
        <span className={fieldLabel}>{'\u00A0'}</span>
        <div className={place} />
      </div>
    ))}
  </div>
)
