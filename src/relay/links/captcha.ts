import { Observable } from 'relay-runtime'
import type { GraphQLResponse, Subscription } from 'relay-runtime'
import type { CaptchaGuard, CaptchaProblem } from '#src/platform/captcha/captchaGuard.ts'
import { CAPTCHA_UNSOLVED } from '../captcha.ts'
import { errorsOf } from './link.ts'
import type { Link } from './link.ts'

export type CaptchaLinkOptions = {
  readonly guard: Pick<CaptchaGuard, 'isProtected' | 'learn' | 'token'>
  /** The message for the shopper, in their language. */
  readonly textOf: (problem: CaptchaProblem) => string
}

/** Magento's header for the token. */
const HEADER = 'x-recaptcha'

/** The message contains the name in every language of the backend. */
const isRefusal = (response: GraphQLResponse): boolean =>
  errorsOf(response).some(({ message }) => /re-?captcha/i.test(message))

/**
 * Sends a protected mutation with a token of its own: links that send a mutation again are above this one, so every
 * attempt has a new token. Without a token nothing is sent, and the answer is a refusal with the reason. A refusal by
 * the backend is answered in the same form. A mutation whose protection is not known in advance is sent once more after
 * a refusal, which does not count as an attempt of the shopper.
 */
export const captcha =
  (field: string, { guard, textOf }: CaptchaLinkOptions): Link =>
  (request, forward) =>
    Observable.create((sink) => {
      let subscription: Subscription | undefined
      let isLeft = false
      const refuse = (problem: CaptchaProblem) => {
        const message = textOf(problem)
        const errors = [{ message, extensions: { category: 'graphql-input', code: CAPTCHA_UNSOLVED } }]
        sink.next({ data: null, errors } as unknown as GraphQLResponse)
        sink.complete()
      }
      const forwardUnlessRefused = (sent: typeof request, onRefusal: () => void) => {
        let isRefused = false
        subscription = forward(sent).subscribe({
          next(response) {
            isRefused = isRefusal(response)
            if (isRefused) onRefusal()
            else sink.next(response)
          },
          error: (error: Error) => sink.error(error),
          complete: () => (isRefused ? undefined : sink.complete()),
        })
      }
      const sendWithToken = async () => {
        const token = await guard.token(field)
        if (isLeft) return
        if (!token.ok) return refuse(token.error)
        const headers = { ...request.headers, [HEADER]: token.value }
        forwardUnlessRefused({ ...request, headers }, () => refuse('refused'))
      }
      const begin = () => void sendWithToken().catch((error: Error) => sink.error(error))
      if (guard.isProtected(field)) begin()
      else
        forwardUnlessRefused(request, () => {
          guard.learn(field)
          begin()
        })
      return () => {
        isLeft = true
        subscription?.unsubscribe()
      }
    })
