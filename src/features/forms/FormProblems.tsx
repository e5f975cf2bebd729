import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '#src/ui/feedback/Notice.tsx'

type FormProblemsProps = {
  /** How often the form was submitted. */
  readonly attempts: number
  /** The errors of the form; a new object with each change. */
  readonly errors: object
}

type Problem = { readonly id: string; readonly text: string }

/**
 * The errors of the surrounding form after a failed attempt, each a link to its field. They are read from the document,
 * so that their order is the order of the fields; the first of them is focused.
 */
export function FormProblems({ attempts, errors }: FormProblemsProps) {
  const place = useRef<HTMLDivElement>(null)
  const focusedAttempt = useRef(0)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  useEffect(() => {
    if (attempts === 0) return
    const fields = invalidFields(place.current)
    setProblems(fields.map((field) => ({ id: field.id, text: errorTextOf(field) })))
    if (focusedAttempt.current === attempts) return
    focusedAttempt.current = attempts
    focusField(fields[0])
  }, [attempts, errors])
  return (
    // Without problems it takes no place, not even the distance to the first field.
    <div ref={place} hidden={problems.length < 2}>
      {problems.length > 1 && (
        <Notice tone="error" role="alert">
          <strong>
            <Trans>Manca ancora qualcosa:</Trans>
          </strong>
          <ul>
            {problems.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault()
                    focusField(document.getElementById(id))
                  }}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

/** Groups of choices have no `aria-invalid`, which their role does not allow. */
const INVALID = ':is([aria-invalid="true"], fieldset[data-invalid])[id]'

const invalidFields = (place: HTMLElement | null): readonly HTMLElement[] =>
  Array.from(place?.closest('form')?.querySelectorAll<HTMLElement>(INVALID) ?? [])

/** A group passes the focus on to its first choice. */
const focusField = (field: HTMLElement | null | undefined) =>
  (field?.matches('fieldset') ? field.querySelector<HTMLElement>('input:not(:disabled)') : field)?.focus()

/** The first description of an invalid field is its error (see `Field`). */
const errorTextOf = (field: HTMLElement): string => {
  const [errorId = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(errorId)?.textContent.trim() ?? ''
}
