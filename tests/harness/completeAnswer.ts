import type { NormalizationOperation, NormalizationSelection } from 'relay-runtime'

type Answer = { [field: string]: unknown }

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null

/**
 * The answer of a backend that has only the given values: every other field of the operation is null, because Relay
 * requires all fields. `__typename` selects the types.
 */
export function completeAnswer({ selections }: NormalizationOperation, known: Answer): Answer {
  return fill({}, selections, known)
}

function fill(answer: Answer, selections: readonly NormalizationSelection[], known: Answer): Answer {
  for (const selection of selections) {
    switch (selection.kind) {
      case 'ScalarField': {
        const key = selection.alias ?? selection.name
        answer[key] = known[key] ?? null
        break
      }
      case 'LinkedField': {
        const key = selection.alias ?? selection.name
        answer[key] = linked(answer[key], selection.selections, known[key])
        break
      }
      case 'InlineFragment':
        if (selection.abstractKey != null) answer[selection.abstractKey] = known['__typename'] ?? null
        else if (selection.type !== known['__typename']) break
        fill(answer, selection.selections, known)
        break
      case 'Condition':
        // Additional fields do no harm.
        fill(answer, selection.selections, known)
        break
      case 'TypeDiscriminator':
        answer[selection.abstractKey] = known['__typename'] ?? null
        break
      default:
        throw new Error(`[vetrina:tests] completeAnswer does not know the selection ${selection.kind}. Teach it.`)
    }
  }
  return answer
}

/** A field selected in several places is filled by each of them. */
function linked(filled: unknown, selections: readonly NormalizationSelection[], known: unknown): unknown {
  if (Array.isArray(known)) {
    return known.map((item: unknown, index) => linked(Array.isArray(filled) ? filled[index] : null, selections, item))
  }
  return isAnswer(known) ? fill(isAnswer(filled) ? filled : {}, selections, known) : null
}
