import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createBreachedRange } from '#server/passwords/createBreachedRange.ts'
import { loadPasswordCheck } from '#server/passwords/loadPasswordCheck.ts'

const BREACHED = 'Ceramica.2026'
const digestOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()

/** A service that knows one password, and pads its answers. */
function openService() {
  const asked: string[] = []
  const warnings: string[] = []
  const state = { isDown: false, lines: [`${digestOf(BREACHED).slice(5)}:3`, `${digestOf('Padding.1').slice(5)}:0`] }
  const options = {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      asked.push(`${new Request(input, init).url} ${new Headers(init?.headers).get('add-padding')}`)
      return state.isDown ? new Response(null, { status: 503 }) : new Response(state.lines.join('\r\n'))
    },
    log: { warn: (_: unknown, words?: string) => void warnings.push(words ?? '') },
  }
  return { asked, warnings, state, options }
}

test('the service gets five characters of the digest, and decides', async () => {
  const { asked, warnings, options } = openService()
  const isBreached = createBreachedRange({ url: 'https://range.test/', ...options })
  expect([await isBreached(BREACHED), await isBreached('Another.1'), await isBreached('Padding.1')]).toEqual([
    true,
    false,
    false,
  ])
  expect(asked[0]).toBe(`https://range.test/${digestOf(BREACHED).slice(0, 5)} true`)
  expect(warnings).toEqual([])
})

test('while the service fails every password is accepted, and the log says so once', async () => {
  const { warnings, state, options } = openService()
  const isBreached = await loadPasswordCheck({ shopFolder: '/', rangeUrl: 'https://range.test/', ...options })
  state.isDown = true
  expect([await isBreached(BREACHED), await isBreached(BREACHED)]).toEqual([false, false])
  expect(warnings).toHaveLength(1)
  state.isDown = false
  expect(await isBreached(BREACHED)).toBe(true)
  state.isDown = true
  await isBreached(BREACHED)
  expect(warnings).toHaveLength(2)
})

test('a shop folder may check by itself, beside the service', async () => {
  const { options } = openService()
  const shopFolder = await mkdtemp(join(tmpdir(), 'vetrina-passwords-'))
  onTestFinished(() => rm(shopFolder, { recursive: true }))
  const load = (rangeUrl: string | null) => loadPasswordCheck({ shopFolder, rangeUrl, ...options })
  expect(await (await load(null))(BREACHED)).toBe(false)
  await writeFile(
    join(shopFolder, 'passwords.ts'),
    `export const isBreachedPassword = async (password: string): Promise<boolean> => password.includes('vetrina')`,
  )
  const check = await load('https://range.test/')
  expect([await check('vetrina.2026'), await check(BREACHED), await check('Another.1')]).toEqual([true, true, false])
})

test('a file without the function stops the start', async () => {
  const { options } = openService()
  const shopFolder = await mkdtemp(join(tmpdir(), 'vetrina-passwords-'))
  onTestFinished(() => rm(shopFolder, { recursive: true }))
  await writeFile(join(shopFolder, 'passwords.ts'), 'export const check = 1')
  await expect(loadPasswordCheck({ shopFolder, rangeUrl: null, ...options })).rejects.toThrow(
    /passwords\.ts: must export a function/,
  )
})

test.each(['Password1', 'password1!', 'Passw0rd', 'P@$$w0rd2026', 'Qwerty123', '123Welcome!', 'Abcd1234', '1Qaz2wsx'])(
  '%s is refused without any setting',
  async (password) => {
    const { options } = openService()
    const check = await loadPasswordCheck({ shopFolder: '/', rangeUrl: null, ...options })
    expect(await check(password)).toBe(true)
  },
)

test.each(['Ceramica.2026', 'Zuppa.Lunga.77', 'My password is long 1', '12345678', 'Passwordless.7', ''])(
  '%s is not one of the commonest words',
  async (password) => {
    const { options } = openService()
    const check = await loadPasswordCheck({ shopFolder: '/', rangeUrl: null, ...options })
    expect(await check(password)).toBe(false)
  },
)
