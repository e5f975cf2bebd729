const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether the errors mean that the gift registry does not exist. */
export const isNotFound = (errors: readonly unknown[]): boolean =>
  errors.some(
    (error) =>
      isRecord(error) && isRecord(error['extensions']) && error['extensions']['category'] === 'graphql-no-such-entity',
  )
