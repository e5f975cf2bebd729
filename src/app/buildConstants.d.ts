/** Written by build/snapshotRules.ts. */
declare const __SNAPSHOT_RULES__: { readonly version: string; readonly rootFields: readonly string[] }

/** Written by build/possibleTypes.ts. */
declare const __POSSIBLE_TYPES__: Readonly<Record<string, readonly string[]>>
