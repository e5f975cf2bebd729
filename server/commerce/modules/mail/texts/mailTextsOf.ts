import { en } from './en.ts'
import { it } from './it.ts'
import type { MailTexts } from './mailTexts.ts'

/** The texts for a store view's locale (`it_IT`); English if there are none for it. */
export const mailTextsOf = (locale: string): MailTexts => (locale.startsWith('it') ? it : en)
