import * as v from 'valibot'
import { plainText } from '#src/lib/buyersWords.ts'

/** Longer texts do not fit Magento's columns. */
export const MAX_NAME_LENGTH = 255

export const nameSchema = v.pipe(v.string(), v.transform(plainText), v.nonEmpty(), v.maxLength(MAX_NAME_LENGTH))
