const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether the errors of a field say that its subject does not exist. */
export const isNoSuchEntity = (errors: readonly unknown[]): boolean =>
  errors.some(
    (error) =>
      isRecord(error) && isRecord(error['extensions']) && error['extensions']['category'] === 'graphql-no-such-entity',
  )
