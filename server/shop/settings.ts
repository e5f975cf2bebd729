import * as v from 'valibot'

/** A text of a form, and the words that tell the form. */
export const matching = (form: RegExp, words: string) => v.pipe(v.string(words), v.regex(form, words))

/** One line for each wrong setting: its path, the accepted form and the value. */
export const linesOf = (issues: readonly v.BaseIssue<unknown>[]): readonly string[] => [...new Set(issues.map(lineOf))]

function lineOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${path}: is no setting of a shop`
  if (issue.type === 'strict_object') return `${path}: is missing`
  return `${path}: must be ${issue.message}${isShown(issue.input) ? `, not ${JSON.stringify(issue.input)}` : ''}`
}

/** Lists and objects are too long for a line: their own words name the wrong part. */
const isShown = (value: unknown): boolean => value !== undefined && (value === null || typeof value !== 'object')
