import { useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import type { ReturnAttribute } from '../returnAttributes.ts'
import * as styles from './ReturnForm.css.ts'
import { MAX_COMMENT_LENGTH } from '../returnSchema.ts'
import type { ReturnablePiece, ReturnWish } from '../returnSchema.ts'

type ReturnPieceProps = {
  readonly piece: ReturnablePiece
  /** The index of the piece in the form. */
  readonly place: number
  readonly attributes: readonly ReturnAttribute[]
}

/** A piece of the order with a checkbox and, if checked, the questions about it. */
export function ReturnPiece({ piece, place, attributes }: ReturnPieceProps) {
  const { t } = useLingui()
  const { register, formState, control } = useFormContext<ReturnWish>()
  const isChosen = useWatch({ control, name: `pieces.${place}.isChosen` })
  const { name, choices, picture, most } = piece
  const errors = formState.errors.pieces?.[place]
  return (
    <div className={styles.piece} role="group" aria-label={name}>
      <div className={styles.head}>
        <Checkbox
          {...register(`pieces.${place}.isChosen`)}
          label={name}
          error={errors?.isChosen && t`Questo articolo non si può più rendere: toglilo dalla richiesta.`}
          {...(choices.length > 0 && { hint: choices.join(' · ') })}
        />
        {picture !== null && (
          <span className={styles.picture}>
            <Picture src={picture} alt="" sizes="4rem" widths={[96, 160]} />
          </span>
        )}
      </div>
      {isChosen && (
        <div className={styles.questions}>
          {most > 1 && (
            <Field
              label={t`Quantità`}
              hint={t`Al massimo ${most}.`}
              required
              error={
                errors?.quantity &&
                (errors.quantity.type === 'refused'
                  ? t`Di questo articolo puoi rendere meno pezzi.`
                  : t`Scrivi un numero da 1 a ${most}.`)
              }
            >
              {(field) => (
                <TextInput
                  {...field}
                  {...register(`pieces.${place}.quantity`)}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                />
              )}
            </Field>
          )}
          {attributes.map(({ code, label, isRequired, options }) => (
            <div key={code} {...(!options && { className: styles.typed })}>
              <Field
                label={label}
                required={isRequired}
                optionalLabel={t`facoltativo`}
                error={
                  errors?.answers?.[code] &&
                  (options ? t`${label}: scegli una risposta` : t`${label}: manca una risposta`)
                }
              >
                {(field) =>
                  options ? (
                    <Select {...field} {...register(`pieces.${place}.answers.${code}`)}>
                      <option value="">{t`Scegli…`}</option>
                      {options.map((option) => (
                        <option key={option.value} value={option.value}>
                          {option.label}
                        </option>
                      ))}
                    </Select>
                  ) : (
                    <TextInput
                      {...field}
                      {...register(`pieces.${place}.answers.${code}`)}
                      autoComplete="off"
                      maxLength={MAX_COMMENT_LENGTH}
                    />
                  )
                }
              </Field>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
