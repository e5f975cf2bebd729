import * as v from 'valibot'

/** Longest address that SMTP can carry. */
const MAX_EMAIL_LENGTH = 254

/** Rejects only impossible e-mails, because only a mail can show whether one exists. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_EMAIL_LENGTH),
  v.regex(/^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/),
)

/** Longer texts do not fit Magento's columns. */
export const MAX_NAME_LENGTH = 255

export const nameSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_NAME_LENGTH))
