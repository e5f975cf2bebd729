import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Star from 'lucide-react/icons/star'
import { useId, type ComponentProps } from 'react'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { visuallyHidden } from '#src/ui/theme/global.css.ts'
import { group, icon, legend as legendClass, star, stars as starsClass } from './StarChoice.css.ts'

type StarChoiceProps = {
  /** The rated aspect. */
  readonly legend: string
  /** The values for one star, two stars and so on. */
  readonly values: readonly string[]
  readonly error: string | undefined
  /** `register(name)` of the form. */
  readonly field: Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'value' | 'id'>
}

/** Radio buttons that look like stars: all up to the chosen one are filled. The browser handles the arrow keys. */
export function StarChoice({ legend, values, error, field }: StarChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  const errorId = `${id}error`
  return (
    <fieldset
      id={id}
      className={group}
      {...(error !== undefined && { 'aria-describedby': errorId, 'data-invalid': true })}
    >
      <legend className={legendClass}>{legend}</legend>
      <div className={starsClass}>
        {values.map((value, index) => {
          const count = index + 1
          return (
            <label key={value} className={star}>
              <input {...field} type="radio" value={value} className={visuallyHidden} />
              <Star aria-hidden="true" className={icon} />
              <span className={visuallyHidden}>
                {t({ message: plural(count, { one: '# stella', other: '# stelle' }) })}
              </span>
            </label>
          )
        })}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
