import { NewerDatabase } from '#server/commerce/db/migrate.ts'
import { StartupFailure } from '#server/startupFailure.ts'

/** The line for the owner of the shop about a database that a later version has changed. */
export const newerProblem = (place: string, { message }: NewerDatabase): string =>
  `${place}: ${message}. Start the version of the shop that changed it, or restore a backup from before`

/** Opens a file that this version may have to refuse. */
export function refuseNewer<Opened>(path: string, open: (path: string) => Opened): Opened {
  try {
    return open(path)
  } catch (error) {
    if (error instanceof NewerDatabase) throw new StartupFailure(newerProblem(path, error))
    throw error
  }
}
