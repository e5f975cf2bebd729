/**
 * Prefix of the key of every entry, so that tabs do not overwrite each other's entries. Also the name of the lock for
 * processing an entry: if the lock is free and the entry still exists, its document is gone. Take this lock before the
 * cart's lock, never after it.
 */
export const PENDING_ADDITION = 'vetrina.addition.'
