import type { OptionalParts } from './optionalParts.ts'

/**
 * Whether the backend has an optional field, argument, input field or enum value, as detected by the host. Unknown
 * parts count as missing.
 */
export type HasField = <Type extends keyof OptionalParts>(type: Type, field: OptionalParts[Type]) => boolean

/** @param present the parts of the backend, as `Type.field` */
export const createHasField =
  (present: readonly string[]): HasField =>
  (type, field) =>
    present.includes(`${type}.${field}`)
