import type { SeedCustomerAttribute } from '#server/commerce/seed/types.ts'

const way = (value: string, it: string, en: string) => ({ value, label: { it, en } })

/** The additional fields of the workshop's registration form. */
export const customerAttributes: readonly SeedCustomerAttribute[] = [
  {
    code: 'come_ci_conosci',
    input: 'SELECT',
    label: { it: 'Come ci hai conosciuto?', en: 'How did you hear of us?' },
    isRequired: false,
    sortOrder: 200,
    options: [
      way('11', 'In bottega', 'In the workshop'),
      way('12', 'A una fiera', 'At a fair'),
      way('13', 'Da amici', 'From friends'),
      way('14', 'Sul web', 'On the web'),
    ],
    defaultOption: null,
    maxLength: null,
  },
]
