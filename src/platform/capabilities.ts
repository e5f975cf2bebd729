import type { OptionalParts } from './optionalParts.ts'

/**
 * Whether the backend has a field, an argument, an input field or an enum value that not every backend has, as the host
 * was told. What is not known to be there is not asked for.
 */
export type HasField = <Type extends keyof OptionalParts>(type: Type, field: OptionalParts[Type]) => boolean

/** @param present what the backend has, as `Type.field` */
export const createHasField =
  (present: readonly string[]): HasField =>
  (type, field) =>
    present.includes(`${type}.${field}`)
