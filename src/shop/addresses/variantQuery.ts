import { slugOf } from '#src/lib/url/optionSlugs.ts'

/** The query with which a product's address shows a variant, e.g. `color=sky-blue`. */
export const variantQuery = (choices: readonly { readonly code: string; readonly label: string }[]): URLSearchParams =>
  new URLSearchParams(choices.map(({ code, label }) => [code, slugOf(label)]))
