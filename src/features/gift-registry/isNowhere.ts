const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether errors at a gift registry say that there is none; others say nothing of that. */
export const isNowhere = (errors: readonly unknown[]): boolean =>
  errors.some(
    (error) =>
      isRecord(error) && isRecord(error['extensions']) && error['extensions']['category'] === 'graphql-no-such-entity',
  )
