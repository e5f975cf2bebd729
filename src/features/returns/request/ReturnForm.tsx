import { plural } from '@lingui/core/macro'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { PersonalForm } from '#src/features/account/profile/PersonalForm.tsx'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { Field } from '#src/ui/fields/Field.tsx'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import type { ReturnAttribute } from '../returnAttributes.ts'
import { pieces as piecesClass } from './ReturnForm.css.ts'
import { refusedReturn, useReturnProblem } from '../returnRefusal.ts'
import { emptyWish, MAX_COMMENT_LENGTH, returnSchema } from '../returnSchema.ts'
import type { ReturnablePiece, ReturnWish } from '../returnSchema.ts'
import { ReturnPiece } from './ReturnPiece.tsx'

type ReturnFormProps = {
  readonly pieces: readonly ReturnablePiece[]
  readonly attributes: readonly ReturnAttribute[]
  /** Resolves to the error; null when the page goes on. */
  readonly onSubmit: (wish: ReturnWish) => Promise<MutationError | null>
}

/** The choice of pieces to return, with quantity and reason of each. */
export function ReturnForm({ pieces, attributes, onSubmit }: ReturnFormProps) {
  const { t } = useLingui()
  const maxLength = MAX_COMMENT_LENGTH
  const wordedProblem = useReturnProblem()
  const [problem, setProblem] = useState<MutationError | null>(null)
  const form = useForm<ReturnWish>({
    shouldFocusError: false,
    resolver: valibotResolver(returnSchema(pieces, attributes)),
    defaultValues: emptyWish(pieces, attributes),
  })
  const { register, handleSubmit, formState, setError } = form
  const { errors } = formState
  const submit = handleSubmit(async (wish) => {
    setProblem(null)
    const error = await onSubmit(wish)
    const refusal = error?.kind === 'rejected' ? refusedReturn(error.message) : null
    const refused = refusal !== null && 'name' in refusal ? refusal : null
    const index = pieces.findIndex(({ name }, place) => name === refused?.name && wish.pieces[place]?.isChosen)
    if (refused === null || index < 0) setProblem(wordedProblem(error))
    else {
      // Without a quantity field, a refused quantity means that the piece cannot be returned.
      const isQuantity = refused.kind === 'too-many' && (pieces[index]?.most ?? 1) > 1
      const field = isQuantity ? ('quantity' as const) : ('isChosen' as const)
      setError(`pieces.${index}.${field}`, { type: 'refused' }, { shouldFocus: true })
    }
  })
  const isNoneChosen = errors.pieces?.message === 'none' || errors.pieces?.root?.message === 'none'
  return (
    <FormProvider {...form}>
      <PersonalForm
        onSubmit={(event) => void submit(event)}
        problem={problem}
        submitLabel={t`Invia la richiesta di reso`}
        state={formState}
        variant="primary"
      >
        <fieldset
          id="return-pieces"
          className={piecesClass}
          {...(isNoneChosen && { 'aria-describedby': 'return-none', 'data-invalid': true })}
        >
          <legend>
            <Trans>Che cosa vuoi rendere?</Trans>
          </legend>
          {pieces.map((piece, index) => (
            <ReturnPiece key={piece.id} piece={piece} place={index} attributes={attributes} />
          ))}
          {isNoneChosen && <FieldError id="return-none">{t`Scegli almeno un articolo.`}</FieldError>}
        </fieldset>
        <Field
          label={t`Messaggio al negozio`}
          hint={t`Per esempio che cosa non va.`}
          optionalLabel={t`facoltativo`}
          error={
            errors.comment &&
            t({
              message: plural(maxLength, {
                one: 'Troppo lungo: al massimo # carattere.',
                other: 'Troppo lungo: al massimo # caratteri.',
              }),
            })
          }
        >
          {(control) => (
            <TextArea {...control} {...register('comment')} rows={3} maxLength={maxLength} autoComplete="off" />
          )}
        </Field>
      </PersonalForm>
    </FormProvider>
  )
}
