import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCaptchaGuard } from '#src/platform/captcha/captchaGuard.ts'
import type { Recaptcha } from '#src/platform/captcha/recaptcha.ts'
import type { CaptchaSettings } from '#src/shop/captchaSettings.ts'

const SETTINGS: CaptchaSettings = {
  generateCustomerToken: { kind: 'v3', key: 'three' },
  placeOrder: { kind: 'v3', key: 'three' },
  createProductReview: { kind: 'invisible', key: 'two' },
  subscribeEmailToNewsletter: { kind: 'checkbox', key: 'box' },
  applyCouponToCart: { kind: 'v3', key: 'three', isUntold: true },
}

type Render = Recaptcha['render']

/** A guard with a script that answers as the test decides. The places are not part of a document. */
function stage({ isConsented = true, load = null as (() => Promise<Recaptcha>) | null } = {}) {
  const responses = new Map<number, string>()
  const rendered: Parameters<Render>[1][] = []
  let issued = 0
  const execute = vi.fn<Recaptcha['execute']>(async () => `token ${(issued += 1)}`)
  const recaptcha: Recaptcha = {
    ready: (run) => run(),
    render: (_place, options) => rendered.push(options) - 1,
    execute,
    getResponse: (widget) => responses.get(widget) ?? '',
    reset: (widget) => void responses.delete(widget),
  }
  const loadScript = vi.fn<() => Promise<Recaptcha>>(load ?? (async () => recaptcha))
  const log = vi.fn<(error: unknown) => void>()
  const listeners: (() => void)[] = []
  let consented = isConsented
  const place = {
    appendChild: <T>(child: T) => child,
    replaceChildren: () => undefined,
    ownerDocument: { createElement: () => place },
  } as unknown as HTMLElement
  const guard = createCaptchaGuard({
    settings: SETTINGS,
    load: loadScript,
    createPlace: () => place,
    isConsented: () => consented,
    subscribeToConsent: (listener) => {
      listeners.push(listener)
      return () => undefined
    },
    isDark: () => true,
    widthOf: () => 200,
    log,
  })
  const consent = () => {
    consented = true
    for (const listener of listeners) listener()
  }
  return { guard, recaptcha, responses, rendered, execute, loadScript, log, place, consent }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('forms with the same key share a widget, and each mutation has its own token', async () => {
  const { guard, rendered, execute } = stage()
  expect(await guard.token('generateCustomerToken')).toEqual({ ok: true, value: 'token 1' })
  expect(await guard.token('placeOrder')).toEqual({ ok: true, value: 'token 2' })
  expect(rendered).toMatchObject([{ sitekey: 'three', size: 'invisible' }])
  expect(execute.mock.calls).toEqual([
    [0, { action: 'generateCustomerToken' }],
    [0, { action: 'placeOrder' }],
  ])
})

test('a script that fails is loaded again for the next token', async () => {
  const { guard, loadScript, log, recaptcha } = stage()
  loadScript.mockRejectedValueOnce(new Error('blocked'))
  expect(await guard.token('placeOrder')).toEqual({ ok: false, error: 'blocked' })
  expect(log).toHaveBeenCalledTimes(1)
  vi.mocked(recaptcha.execute).mockRejectedValueOnce(new Error('thrown'))
  expect(await guard.token('placeOrder')).toEqual({ ok: false, error: 'blocked' })
  vi.mocked(recaptcha.execute).mockImplementationOnce(() => new Promise(() => undefined))
  const late = guard.token('placeOrder')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await late).toEqual({ ok: false, error: 'blocked' })
  expect(await guard.token('placeOrder')).toMatchObject({ ok: true })
})

test('without consent nothing is loaded and there is no token, until the shopper agrees', async () => {
  for (const way of ['in the form', 'in the settings'] as const) {
    const { guard, loadScript, consent } = stage({ isConsented: false })
    guard.prepare(['placeOrder'])
    expect(await guard.token('placeOrder')).toEqual({ ok: false, error: 'unallowed' })
    expect(loadScript).not.toHaveBeenCalled()
    if (way === 'in the form') guard.allow()
    else consent()
    expect(await guard.token('placeOrder')).toMatchObject({ ok: true })
  }
})

test('an unannounced mutation loads nothing before its refusal', async () => {
  const { guard, loadScript } = stage()
  guard.prepare(['applyCouponToCart'])
  expect(guard.isProtected('applyCouponToCart')).toBe(false)
  expect(loadScript).not.toHaveBeenCalled()
  guard.learn('applyCouponToCart')
  expect(await guard.token('applyCouponToCart')).toMatchObject({ ok: true })
})

test('a tick counts once, and a form without its box has none', async () => {
  const { guard, responses, rendered, place } = stage()
  expect(await guard.token('subscribeEmailToNewsletter')).toEqual({ ok: false, error: 'unsolved' })
  const remove = guard.mount('subscribeEmailToNewsletter', place)
  expect(await guard.token('subscribeEmailToNewsletter')).toEqual({ ok: false, error: 'unsolved' })
  expect(rendered).toMatchObject([{ sitekey: 'box', theme: 'dark', size: 'compact' }])
  responses.set(0, 'ticked')
  expect(await guard.token('subscribeEmailToNewsletter')).toEqual({ ok: true, value: 'ticked' })
  expect(await guard.token('subscribeEmailToNewsletter')).toEqual({ ok: false, error: 'unsolved' })
  remove()
  responses.set(0, 'ticked')
  expect(await guard.token('subscribeEmailToNewsletter')).toEqual({ ok: false, error: 'unsolved' })
})

test('a check with pictures ends with its token, its failure, its cancelling or the next check', async () => {
  const { guard, rendered, execute } = stage()
  execute.mockImplementation(() => undefined)
  const begin = async () => {
    const result = guard.token('createProductReview')
    await vi.advanceTimersByTimeAsync(0)
    expect(guard.get().isChecking).toBe(true)
    return { result }
  }
  const first = await begin()
  rendered[0]?.callback?.('seen')
  expect(await first.result).toEqual({ ok: true, value: 'seen' })
  expect(guard.get().isChecking).toBe(false)
  const second = await begin()
  rendered[0]?.['error-callback']?.()
  expect(await second.result).toEqual({ ok: false, error: 'blocked' })
  const third = await begin()
  guard.cancel()
  expect(await third.result).toEqual({ ok: false, error: 'unsolved' })
  const fourth = await begin()
  const fifth = await begin()
  expect(await fourth.result).toEqual({ ok: false, error: 'unsolved' })
  rendered[0]?.callback?.('last')
  expect(await fifth.result).toEqual({ ok: true, value: 'last' })
})
