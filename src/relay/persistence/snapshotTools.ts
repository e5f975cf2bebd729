import { collectContent, lineOf, noteLine } from './snapshotContent.ts'
import { formatSnapshot, readSnapshot, SnapshotError } from './snapshotFormat.ts'

/** The functions that read and write a snapshot: no document needs them before it is hydrated. */
export const snapshotTools = { collectContent, formatSnapshot, lineOf, noteLine, readSnapshot, SnapshotError }

export type SnapshotTools = typeof snapshotTools
