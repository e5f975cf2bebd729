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
    fields[0]?.focus()
  }, [attempts, errors])
  return (
    <div ref={place}>
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
                    document.getElementById(id)?.focus()
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

const invalidFields = (place: HTMLElement | null): readonly HTMLElement[] =>
  Array.from(place?.closest('form')?.querySelectorAll<HTMLElement>('[aria-invalid="true"][id]') ?? [])

/** The first description of an invalid field is its error (see `Field`). */
const errorTextOf = (field: HTMLElement): string => {
  const [errorId = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(errorId)?.textContent.trim() ?? ''
}
