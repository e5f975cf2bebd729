import { fileURLToPath } from 'node:url'

/** Absolute path of the project, whatever folder a script was started from. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url))
