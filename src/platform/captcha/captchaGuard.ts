import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { createObservableValue } from '../observableValue.ts'
import type { CaptchaDemand, CaptchaSettings } from '#src/shop/captchaSettings.ts'
import type { Recaptcha } from './recaptcha.ts'

/** Why there is no token. */
export type CaptchaProblem =
  /** Google's script is blocked, does not answer or has thrown. */
  | 'blocked'
  /** The box is not ticked, or the pictures were left. */
  | 'unsolved'
  /** The shopper has not agreed that Google checks them. */
  | 'unallowed'
  /** The backend did not accept the token. */
  | 'refused'

export type CaptchaState = {
  /** Google's script may be loaded. */
  readonly isAllowed: boolean
  /** A check that may show pictures is running. */
  readonly isChecking: boolean
  /** The root fields that a refusal has shown to be protected. */
  readonly learnt: ReadonlySet<string>
}

/** Gets tokens from Google reCAPTCHA: one for each mutation that is sent, because each counts once. */
export type CaptchaGuard = {
  readonly get: () => CaptchaState
  readonly subscribe: (listener: () => void) => () => void
  readonly isProtected: (field: string) => boolean
  /** A mutation was refused although nothing had said that it is protected. */
  readonly learn: (field: string) => void
  /** The shopper agrees, for this document. */
  readonly allow: () => void
  /** Loads Google's script if a field is protected and the shopper has agreed: at the first focus of a form. */
  readonly prepare: (fields: readonly string[]) => void
  /** Shows the widget of a field with a box to tick. Returns the function that removes it. */
  readonly mount: (field: string, place: HTMLElement) => () => void
  /** Never rejects. */
  readonly token: (field: string) => Promise<Result<string, CaptchaProblem>>
  /** Ends a check with pictures that the shopper has left. */
  readonly cancel: () => void
}

type GuardOptions = {
  readonly settings: CaptchaSettings
  readonly load: () => Promise<Recaptcha>
  /** Creates a place for widgets that nobody sees. */
  readonly createPlace: () => HTMLElement
  /** Whether the shopper's choice about cookies, or the shop's configuration, allows the script. */
  readonly isConsented: () => boolean
  readonly subscribeToConsent: (listener: () => void) => () => void
  readonly isDark: () => boolean
  /** The width in pixels of the place of a widget, which is 304 or 164 wide. */
  readonly widthOf: (place: HTMLElement) => number
  readonly log: (error: unknown) => void
}

/** The width of a widget of normal size, px (Google). */
const NORMAL_WIDTH_PX = 304

/** Longer than a slow line takes; a v3 widget shows nothing, so a shopper could not cancel it. */
const V3_LIMIT_MS = 15_000

export function createCaptchaGuard(options: GuardOptions): CaptchaGuard {
  const { settings, load, createPlace, isConsented, log } = options
  const state = createObservableValue<CaptchaState>({
    isAllowed: isConsented(),
    isChecking: false,
    learnt: new Set(),
  })
  const change = (part: Partial<CaptchaState>) => state.set({ ...state.get(), ...part })
  options.subscribeToConsent(() => {
    if (isConsented()) change({ isAllowed: true })
  })

  /** The widgets that nobody sees, by key. */
  const unseen = new Map<string, number>()
  const boxes = new Map<string, { readonly place: HTMLElement; widget: number | null }>()
  /** Settles the running check with pictures. */
  let settle: ((result: Result<string, CaptchaProblem>) => void) | null = null

  const demandOf = (field: string): CaptchaDemand | null => {
    const demand = settings[field]
    return demand && (demand.isUntold !== true || state.get().learnt.has(field)) ? demand : null
  }

  const unseenWidget = (recaptcha: Recaptcha, { key }: CaptchaDemand): number => {
    const known = unseen.get(key)
    if (known !== undefined) return known
    const widget = recaptcha.render(createPlace(), {
      sitekey: key,
      size: 'invisible',
      callback: (token) => settle?.(succeeded(token)),
      'error-callback': () => settle?.(failed('blocked')),
    })
    unseen.set(key, widget)
    return widget
  }

  const showBoxes = (recaptcha: Recaptcha) => {
    for (const [field, box] of boxes) {
      const demand = demandOf(field)
      if (box.widget !== null || demand === null) continue
      box.widget = recaptcha.render(box.place.appendChild(box.place.ownerDocument.createElement('div')), {
        sitekey: demand.key,
        theme: demand.theme ?? (options.isDark() ? 'dark' : 'light'),
        size: options.widthOf(box.place) < NORMAL_WIDTH_PX ? 'compact' : 'normal',
      })
    }
  }

  const ready = async () => {
    const recaptcha = await load()
    showBoxes(recaptcha)
    return recaptcha
  }

  const prepare = (fields: readonly string[]) => {
    if (!state.get().isAllowed || fields.every((field) => demandOf(field) === null)) return
    // The submit tries again, and says that it is blocked.
    ready().catch(log)
  }

  const withPictures = (recaptcha: Recaptcha, widget: number) =>
    new Promise<Result<string, CaptchaProblem>>((resolve) => {
      settle?.(failed('unsolved'))
      settle = (result) => {
        settle = null
        change({ isChecking: false })
        resolve(result)
      }
      change({ isChecking: true })
      recaptcha.reset(widget)
      void recaptcha.execute(widget)
    })

  const fromV3 = async (recaptcha: Recaptcha, widget: number, action: string) => {
    const { promise: late, resolve } = Promise.withResolvers<null>()
    const timer = setTimeout(() => resolve(null), V3_LIMIT_MS)
    const token = await Promise.race([Promise.resolve(recaptcha.execute(widget, { action })), late])
    clearTimeout(timer)
    return token ? succeeded(token) : failed('blocked' as const)
  }

  const fromBox = (recaptcha: Recaptcha, field: string) => {
    const widget = boxes.get(field)?.widget ?? null
    const token = widget === null ? '' : recaptcha.getResponse(widget)
    if (widget === null || token === '') return failed('unsolved' as const)
    recaptcha.reset(widget)
    return succeeded(token)
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    isProtected: (field) => demandOf(field) !== null,
    learn: (field) => change({ learnt: new Set([...state.get().learnt, field]) }),
    allow: () => change({ isAllowed: true }),
    prepare,
    mount(field, place) {
      boxes.set(field, { place, widget: null })
      prepare([field])
      return () => {
        boxes.delete(field)
        place.replaceChildren()
      }
    },
    async token(field) {
      const demand = demandOf(field)
      if (demand === null || !state.get().isAllowed) return failed('unallowed')
      try {
        const recaptcha = await ready()
        if (demand.kind === 'checkbox') return fromBox(recaptcha, field)
        const widget = unseenWidget(recaptcha, demand)
        return await (demand.kind === 'v3' ? fromV3(recaptcha, widget, field) : withPictures(recaptcha, widget))
      } catch (error) {
        log(error)
        return failed('blocked')
      }
    },
    cancel: () => settle?.(failed('unsolved')),
  }
}
