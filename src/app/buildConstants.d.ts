/** Written by build/snapshotVersion.ts. */
declare const __SNAPSHOT_VERSION__: { readonly shape: string; readonly operations: string }

/** Written by build/possibleTypes.ts. */
declare const __POSSIBLE_TYPES__: Readonly<Record<string, readonly string[]>>
