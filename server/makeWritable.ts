import { accessSync, constants, mkdirSync } from 'node:fs'
import { StartupFailure } from './startupFailure.ts'

/** Makes a folder that a variable names, or explains why it cannot be written. */
export function makeWritable(variable: string, directory: string): void {
  try {
    mkdirSync(directory, { recursive: true })
    accessSync(directory, constants.W_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StartupFailure(`${variable}: the folder ${directory} cannot be written (${code})`, { cause: error })
  }
}
