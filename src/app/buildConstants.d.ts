/** Written by build/snapshotVersion.ts. */
declare const __SNAPSHOT_VERSION__: { readonly shape: string; readonly operations: string }
