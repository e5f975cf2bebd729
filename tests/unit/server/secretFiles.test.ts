import { expect, test } from 'vitest'
import { VARIABLES } from '#server/config.ts'
import { readSecretFiles } from '#server/secretFiles.ts'

const files: Readonly<Record<string, string>> = { '/run/secrets/redis': 'redis://:s3cret@cache\n' }

function read(path: string): string {
  const text = files[path]
  if (text === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
  return text
}

test('variables can come from files, except those that are set', () => {
  const given = { REDIS_URL_FILE: '/run/secrets/redis', MAIL_URL_FILE: '', HOME_FILE: '/none', PORT: '80' }
  const { environment, problems } = readSecretFiles(given, VARIABLES, read)
  expect(problems).toEqual([])
  expect(environment).toEqual({ ...given, REDIS_URL: 'redis://:s3cret@cache' })
  expect(
    readSecretFiles({ MAIL_URL_FILE: '/none', PORT: '80', PORT_FILE: '/run/secrets/redis' }, VARIABLES, read).problems,
  ).toEqual(['PORT_FILE: must be unset where PORT is set', 'MAIL_URL_FILE: the file /none cannot be read (ENOENT)'])
})
