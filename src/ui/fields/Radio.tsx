import { useId, type ComponentProps, type ReactNode } from 'react'
import { aside as asideClass, card, radio, words } from './choice.css.ts'
import { hint as hintClass } from './Field.css.ts'

export interface RadioProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children' | 'id'> {
  label: ReactNode
  /** A second, quieter line, such as a delivery time. */
  description?: ReactNode
  /** At the end of the row, such as a price. */
  aside?: ReactNode
}

/** One option of a `RadioGroup`, as a card that is a click target as a whole. */
export function Radio({ label, description, aside, ...rest }: RadioProps) {
  const id = useId()
  const labelId = `${id}label`
  const asideId = `${id}aside`
  const descriptionId = `${id}description`
  return (
    <label className={card}>
      <input
        {...rest}
        type="radio"
        className={radio}
        aria-labelledby={aside === undefined ? labelId : `${labelId} ${asideId}`}
        {...(description !== undefined && { 'aria-describedby': descriptionId })}
      />
      <span className={words}>
        <span id={labelId}>{label}</span>
        {description !== undefined && (
          <span id={descriptionId} className={hintClass}>
            {description}
          </span>
        )}
      </span>
      {aside !== undefined && (
        <span id={asideId} className={asideClass}>
          {aside}
        </span>
      )}
    </label>
  )
}
