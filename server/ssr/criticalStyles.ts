/** A rule of the shop's stylesheet. */
export type StyleRule = {
  /** The at-rules around it, e.g. `@media (min-width: 48rem)`, outermost first. */
  readonly conditions: readonly string[]
  /** For each of its selectors the classes that must occur in a document for it to match. */
  readonly needs: readonly (readonly string[])[]
  readonly text: string
}

const CLASS_ATTRIBUTE = / class="([^"]*)"/g

/** The number of kept selections; documents of one kind have few different sets of classes. */
const MAX_KEPT = 200

/** The rules of a stylesheet that a document needs, in order, as the text of a style element. */
export type CriticalStyles = (html: string) => string

/**
 * Selects the styles that are put into a document, so that the browser paints it without waiting for the stylesheet of
 * the whole shop. A rule is left out only if no element of the document has its classes, so that the document looks the
 * same with and without it.
 */
export function createCriticalStyles(rules: readonly StyleRule[]): CriticalStyles {
  const kept = new Map<string, string>()
  return (html) => {
    // Most elements of a list have the same classes, so each attribute is read once.
    const attributes = [...new Set(Array.from(html.matchAll(CLASS_ATTRIBUTE), ([, names = '']) => names))]
    const key = attributes.join('\n')
    const styles = kept.get(key) ?? select(new Set(attributes.flatMap((names) => names.split(' '))))
    kept.delete(key)
    kept.set(key, styles)
    const [oldest] = kept.keys()
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
    return styles
  }

  function select(classes: ReadonlySet<string>): string {
    const parts: string[] = []
    let open: readonly string[] = []
    const change = (conditions: readonly string[]) => {
      if (conditions.length === open.length && conditions.every((condition, index) => condition === open[index])) return
      parts.push('}'.repeat(open.length), ...conditions.map((condition) => `${condition}{`))
      open = conditions
    }
    for (const { conditions, needs, text } of rules) {
      if (!needs.some((names) => names.every((name) => classes.has(name)))) continue
      change(conditions)
      parts.push(text.endsWith('}') ? text : `${text};`)
    }
    change([])
    return parts.join('')
  }
}
