/** Written by build/snapshotRules.ts. */
declare const __SNAPSHOT_RULES__: { readonly version: string; readonly rootFields: readonly string[] }

/** Written by build/possibleTypes.ts. */
declare const __POSSIBLE_TYPES__: Readonly<Record<string, readonly string[]>>

/** Written by build/shopExtensions.ts. False lets the bundler leave out the code for extensions. */
declare const __HAS_EXTENSIONS__: boolean
