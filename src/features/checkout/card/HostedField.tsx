import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { field, fieldLabel } from '#src/ui/fields/Field.css.ts'
import { frames, place as placeClass, wide } from './CardFields.css.ts'

type HostedFieldProps = {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly isWide: boolean
  readonly isFocused: boolean
  /** Gets the element in which the provider puts its frame. */
  readonly place: (element: HTMLElement | null) => void
}

/**
 * One field in a frame of the provider. The text box in the frame has the label and the error as its own: names do not
 * cross frames. The provider moves the focus there when the visible label is clicked.
 */
export function HostedField({ id, label, error, isWide, isFocused, place }: HostedFieldProps) {
  return (
    <div className={isWide ? `${field} ${wide}` : field}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      <div
        className={placeClass}
        data-focused={isFocused ? '' : undefined}
        data-invalid={error === undefined ? undefined : ''}
      >
        <div ref={place} id={id} className={frames} />
      </div>
      {error !== undefined && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  )
}
