/** Written by build/snapshotRules.ts. */
declare const __SNAPSHOT_RULES__: { readonly version: string; readonly rootFields: readonly string[] }

/** Written by build/possibleTypes.ts. */
declare const __POSSIBLE_TYPES__: Readonly<Record<string, readonly string[]>>

/** Written by build/shopParts.ts. False lets the bundler leave out the code for extensions. */
declare const __HAS_EXTENSIONS__: boolean

/** Written by build/shopParts.ts. The shop has the results of a check of its accessibility. */
declare const __HAS_ACCESSIBILITY_REPORT__: boolean
