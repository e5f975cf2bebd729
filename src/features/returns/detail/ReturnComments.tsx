import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import type { ReturnComments_return$key } from '#src/__generated__/ReturnComments_return.graphql.ts'
import { PersonalForm } from '#src/features/account/profile/PersonalForm.tsx'
import { useSaving } from '#src/features/account/useSaving.ts'
import { OrderDate } from '#src/features/orders/detail/OrderDate.tsx'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { Field } from '#src/ui/fields/Field.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import * as styles from './ReturnDetail.css.ts'
import { useReturnProblem } from '../returnRefusal.ts'
import { MAX_COMMENT_LENGTH } from '../returnSchema.ts'
import { useAddReturnComment } from './useAddReturnComment.ts'

const schema = v.object({ text: v.pipe(v.string(), v.trim(), v.nonEmpty()) })

/** The comments of buyer and shop on a return, with a form for a new one. */
export function ReturnComments({ owner }: { readonly owner: ReturnComments_return$key }) {
  const { t } = useLingui()
  const save = useSaving()
  const addComment = useAddReturnComment()
  const wordedProblem = useReturnProblem()
  const [problem, setProblem] = useState<MutationError | null>(null)
  const { uid, comments } = useFragment(
    graphql`
      fragment ReturnComments_return on Return {
        uid
        comments {
          uid
          author_name
          text
          created_at
        }
      }
    `,
    owner,
  )
  const { register, handleSubmit, formState, reset } = useForm<v.InferInput<typeof schema>>({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { text: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(async ({ text }) => {
    setProblem(null)
    const error = await save(() => addComment(uid, text), t`Il tuo messaggio è inviato.`)
    if (error === null) reset()
    else setProblem(wordedProblem(error))
  })
  const said = (comments ?? []).filter((comment) => comment != null)
  return (
    <Stack gap="s4">
      {said.length > 0 && (
        <ul className={styles.comments} aria-label={t`Messaggi`}>
          {said.map((comment) => (
            <li key={comment.uid} className={styles.comment}>
              <Text size="xs" tone="muted">
                {comment.author_name} · <OrderDate date={comment.created_at} />
              </Text>
              <p className={styles.commentText}>{comment.text}</p>
            </li>
          ))}
        </ul>
      )}
      {said.length === 0 && (
        <Text size="sm" tone="muted">
          <Trans>Non ci sono ancora messaggi.</Trans>
        </Text>
      )}
      <PersonalForm
        onSubmit={(event) => void submit(event)}
        problem={problem}
        submitLabel={t`Invia il messaggio`}
        state={formState}
      >
        <Field label={t`Scrivi al negozio`} required error={errors.text && t`Scrivi il tuo messaggio.`}>
          {(control) => (
            <TextArea {...control} {...register('text')} rows={3} maxLength={MAX_COMMENT_LENGTH} autoComplete="off" />
          )}
        </Field>
      </PersonalForm>
    </Stack>
  )
}
