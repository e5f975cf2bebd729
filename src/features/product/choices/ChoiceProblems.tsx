import { Trans } from '@lingui/react/macro'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { problems as list } from './ChoiceFields.css.ts'
import type { ChoiceState } from './useChoices.ts'
import { useProblemText } from './useProblemText.ts'

/** The missing answers after an attempt to buy, each a link to its question. It shrinks as they are answered. */
export function ChoiceProblems({ state }: { readonly state: ChoiceState }) {
  const problemText = useProblemText()
  const { choices, answers, problems, isAsked, anchorOf, goTo } = state
  return (
    <div role="alert">
      {isAsked && problems.size > 0 && (
        <Notice tone="error">
          <strong>
            <Trans>Manca ancora qualcosa:</Trans>
          </strong>
          <ul className={list}>
            {choices.map((choice, index) => {
              const problem = problems.get(choice.uid)
              return (
                problem && (
                  <li key={choice.uid}>
                    <a
                      href={`#${anchorOf(index)}`}
                      onClick={(event) => {
                        event.preventDefault()
                        goTo(index)
                      }}
                    >
                      {problemText(choice, problem, answers)}
                    </a>
                  </li>
                )
              )
            })}
          </ul>
        </Notice>
      )}
    </div>
  )
}
