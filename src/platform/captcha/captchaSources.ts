import type { ExternalSources } from '../vendors/externalSources.ts'

/** Google's script, and the frames in which it asks and answers (its guide to content security policies). */
export const CAPTCHA_SOURCES: ExternalSources = {
  connect: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
}
