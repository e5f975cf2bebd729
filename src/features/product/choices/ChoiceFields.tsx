import type { ChoiceState } from './useChoices.ts'
import { fields } from './ChoiceFields.css.ts'
import { MomentField } from './MomentField.tsx'
import { PickField } from './PickField.tsx'
import { TextChoiceField } from './TextChoiceField.tsx'
import { UnsupportedField } from './UnsupportedField.tsx'
import { useProblemText } from './useProblemText.ts'
import { isAsked } from './choices.ts'
import type { Choice } from './choices.ts'

type ChoiceFieldsProps = {
  readonly state: ChoiceState
  /** ISO 4217 code of surcharges. */
  readonly currency: string
  /** The number of products to buy. */
  readonly products: number
}

/** The questions about a product, each with its message. */
export function ChoiceFields({ state, currency, products }: ChoiceFieldsProps) {
  return (
    <div className={fields}>
      {state.choices.map(
        (choice, index) =>
          isAsked(choice, state.answers) && (
            <div
              key={choice.uid}
              id={state.anchorOf(index)}
              onBlur={({ currentTarget, relatedTarget }) => {
                if (!currentTarget.contains(relatedTarget)) state.leave(choice)
              }}
            >
              <ChoiceField choice={choice} state={state} currency={currency} products={products} />
            </div>
          ),
      )}
    </div>
  )
}

type ChoiceFieldProps = ChoiceFieldsProps & { readonly choice: Choice }

function ChoiceField({ choice, state, currency, products }: ChoiceFieldProps) {
  const problemText = useProblemText()
  const problem = state.problems.get(choice.uid)
  const error = problem && problemText(choice, problem, state.answers)
  const shared = { state, currency, error }
  switch (choice.kind) {
    case 'text':
      return <TextChoiceField choice={choice} {...shared} />
    case 'moment':
      return <MomentField choice={choice} {...shared} />
    case 'one':
    case 'many':
      return <PickField choice={choice} products={products} {...shared} />
    case 'unsupported':
      return <UnsupportedField choice={choice} />
  }
}
