import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import type { ReviewForm_ratings$key } from '#src/__generated__/ReviewForm_ratings.graphql.ts'
import { Captcha } from '#src/features/captcha/Captcha.tsx'
import { FormProblems } from '#src/features/forms/FormProblems.tsx'
import { useTooManyTriesText } from '#src/features/forms/useTooManyTriesText.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { form } from './ReviewForm.css.ts'
import { StarChoice } from './StarChoice.tsx'
import { useCreateProductReview } from './useCreateProductReview.ts'
import type { CreateReviewError } from './useCreateProductReview.ts'

/** Magento's columns hold 255 characters; it truncates longer texts silently. */
const MOST_CHARACTERS = 255
const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MOST_CHARACTERS))

const reviewSchema = v.object({
  stars: v.array(v.pipe(v.string(), v.nonEmpty())),
  nickname: line,
  summary: line,
  text: v.pipe(v.string(), v.trim(), v.nonEmpty()),
})

export type ReviewFormProps = {
  readonly sku: string
  readonly ratings: ReviewForm_ratings$key
}

/** The form with stars, name, title and text. */
export function ReviewForm({ sku, ratings: key }: ReviewFormProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLDivElement>(null)
  const create = useCreateProductReview()
  const tooManyTriesText = useTooManyTriesText()
  const [outcome, setOutcome] = useState<'written' | CreateReviewError | null>(null)
  const { items } = useFragment(
    graphql`
      fragment ReviewForm_ratings on ProductReviewRatingsMetadata {
        items {
          id
          name
          values {
            value_id
            value
          }
        }
      }
    `,
    key,
  )
  const ratings = items.filter((rating) => rating != null)
  const { register, handleSubmit, formState } = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(reviewSchema),
    defaultValues: { stars: ratings.map(() => ''), nickname: '', summary: '', text: '' },
  })
  const { errors, isSubmitting } = formState
  // The button that opened the form is gone, and the result replaces the form, so the focus moves to it.
  const isWritten = outcome === 'written'
  useEffect(() => heading.current?.focus(), [isWritten])

  const submit = handleSubmit(async ({ stars, ...words }) => {
    setOutcome(null)
    const result = await create({
      sku,
      ...words,
      ratings: ratings.flatMap(({ id }, index) => {
        const valueId = stars[index]
        return valueId ? [{ id, value_id: valueId }] : []
      }),
    })
    setOutcome(result.ok ? 'written' : result.error)
  })

  if (isWritten) {
    return (
      <div ref={heading} role="status" tabIndex={-1}>
        <Notice tone="success" title={t`Grazie, l’abbiamo ricevuta!`}>
          <Trans>La tua recensione è in attesa: la leggiamo e, se rispetta gli altri, la pubblichiamo.</Trans>
        </Notice>
      </div>
    )
  }
  const problemText = (error: CreateReviewError): string => {
    switch (error.kind) {
      case 'too-many-tries':
        return tooManyTriesText(error)
      // The backend's own message is in the shopper's language.
      case 'refused':
        return error.message
      case 'unreachable':
        return t`Non riusciamo a collegarci. Controlla la rete e riprova.`
      case 'unknown':
        return t`Qualcosa è andato storto da noi. Riprova fra qualche minuto.`
    }
  }
  return (
    <form method="post" noValidate className={form} onSubmit={(event) => void submit(event)}>
      <div ref={heading} tabIndex={-1}>
        <Heading level={3} size="sm">
          <Trans>La tua recensione</Trans>
        </Heading>
      </div>
      <FormProblems attempts={formState.submitCount} errors={errors} />
      {ratings.map(({ id, name, values }, index) => (
        <StarChoice
          key={id}
          legend={name}
          values={values
            .filter((value) => value != null)
            .toSorted((one, other) => Number(one.value) - Number(other.value))
            .map((value) => value.value_id)}
          error={errors.stars?.[index] && t`Scegli da una a cinque stelle.`}
          field={register(`stars.${index}`)}
        />
      ))}
      <Field
        label={t`Nome da mostrare`}
        hint={t`Lo vedono tutti: può essere un soprannome.`}
        required
        error={errors.nickname && t`Scrivi il nome con cui firmare.`}
      >
        {(control) => (
          <TextInput {...control} {...register('nickname')} autoComplete="nickname" maxLength={MOST_CHARACTERS} />
        )}
      </Field>
      <Field label={t`Titolo`} required error={errors.summary && t`Scrivi un titolo: bastano due parole.`}>
        {(control) => (
          <TextInput {...control} {...register('summary')} autoComplete="off" maxLength={MOST_CHARACTERS} />
        )}
      </Field>
      <Field label={t`La tua opinione`} required error={errors.text && t`Scrivi che cosa ne pensi.`}>
        {(control) => <TextArea {...control} {...register('text')} rows={6} />}
      </Field>
      <Captcha of="createProductReview" />
      {outcome !== null && (
        <Notice role="alert" tone="error">
          {problemText(outcome)}
        </Notice>
      )}
      <Text size="sm" tone="muted">
        <Trans>Prima di pubblicarla la leggiamo: di solito passa un paio di giorni.</Trans>
      </Text>
      <div>
        <Button type="submit" loading={isSubmitting}>
          <Trans>Invia la recensione</Trans>
        </Button>
      </div>
    </form>
  )
}
