/** `v3` and `invisible` judge without a word, `invisible` sometimes with pictures; `checkbox` is ticked by the shopper. */
export type CaptchaKind = 'v3' | 'invisible' | 'checkbox'

/** How a mutation is protected by Google reCAPTCHA. */
export type CaptchaDemand = {
  readonly kind: CaptchaKind
  /** The public key of the website. */
  readonly key: string
  readonly theme?: 'dark'
  /** Google's code of the language; left out, that of the page counts. */
  readonly language?: string
  /** The backend does not tell whether the mutation is protected; its refusal does. */
  readonly isUntold?: true
}

/** The protected mutations of a store view by their root field, as in `@captcha` of schema.graphql. */
export type CaptchaSettings = Readonly<Record<string, CaptchaDemand>>

/** The settings by the code of the store view; those without a protected mutation are left out. */
export type CaptchaSettingsByStore = Readonly<Record<string, CaptchaSettings>>
