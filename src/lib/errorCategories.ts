const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The categories that Magento gives to the errors of a field. */
const categoriesOf = (errors: readonly unknown[]): readonly unknown[] =>
  errors.map((error) =>
    isRecord(error) && isRecord(error['extensions']) ? error['extensions']['category'] : undefined,
  )

/** Whether the errors of a field say that its subject does not exist. */
export const isNoSuchEntity = (errors: readonly unknown[]): boolean =>
  categoriesOf(errors).includes('graphql-no-such-entity')

/** Whether the errors of a field say that Magento refuses its arguments. */
export const isInputRefused = (errors: readonly unknown[]): boolean => categoriesOf(errors).includes('graphql-input')
