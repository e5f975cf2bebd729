import type { CommerceModule } from '../../engine/module.ts'
import { captchaResolvers } from './resolvers.ts'

/** Tells which forms ask for reCAPTCHA; `demandCaptchas` refuses those without a token. */
export const captchaModule: CommerceModule = { name: 'captcha', migrations: [], resolvers: captchaResolvers }
