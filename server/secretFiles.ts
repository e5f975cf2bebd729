type Environment = Readonly<Record<string, string | undefined>>

type ReadSecrets = { readonly environment: Environment; readonly problems: readonly string[] }

const SUFFIX = '_FILE'

/**
 * Reads variables from files, as Docker and Kubernetes mount secrets: `REDIS_URL_FILE=/run/secrets/redis` is
 * `REDIS_URL` with the text of that file, without its last line break. Only variables of the shop are read.
 */
export function readSecretFiles(
  environment: Environment,
  known: readonly string[],
  read: (path: string) => string,
): ReadSecrets {
  const values: Record<string, string> = {}
  const problems: string[] = []
  for (const name of known) {
    const path = environment[name + SUFFIX]
    if (path === undefined || path === '') continue
    if (environment[name]) {
      problems.push(`${name}${SUFFIX}: must be unset where ${name} is set`)
      continue
    }
    try {
      values[name] = read(path).replace(/\r?\n$/, '')
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
      problems.push(`${name}${SUFFIX}: the file ${path} cannot be read (${code})`)
    }
  }
  return { environment: { ...environment, ...values }, problems }
}
