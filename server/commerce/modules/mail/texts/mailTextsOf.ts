import { textsFor } from '../../../engine/textsFor.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { MailTexts } from './mailTexts.ts'

/** The texts for a store view's locale (`it_IT`). */
export const mailTextsOf = (locale: string): MailTexts => textsFor<MailTexts>(locale, { en, it, de, fr, es })
