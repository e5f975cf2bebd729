import { type ByLanguage, textsFor } from '#server/commerce/engine/textsFor.ts'
import { escapeHtml } from '#server/escapeHtml.ts'
import type { Imprint } from '#src/shop/defineShop.ts'

type ImprintTexts = {
  readonly vatId: (number: string) => string
  readonly register: (entry: string) => string
}

const TEXTS: ByLanguage<ImprintTexts> = {
  en: { vatId: (number) => `VAT number ${number}`, register: (entry) => `Business register ${entry}` },
  it: { vatId: (number) => `Partita IVA ${number}`, register: (entry) => `Registro delle imprese ${entry}` },
  de: { vatId: (number) => `USt-IdNr. ${number}`, register: (entry) => `Handelsregister: ${entry}` },
  fr: { vatId: (number) => `N° TVA ${number}`, register: (entry) => `Registre du commerce\u00a0: ${entry}` },
  es: { vatId: (number) => `NIF-IVA ${number}`, register: (entry) => `Registro mercantil: ${entry}` },
}

/** The merchant's name, address and numbers below a mail; `language` is BCP 47. */
export function imprintLines(imprint: Imprint, language: string): readonly string[] {
  const { company, address, register, vatId, email, phone } = imprint
  const texts = textsFor(language, TEXTS)
  return [
    [company, ...address].join(', '),
    ...(vatId === undefined ? [] : [texts.vatId(vatId)]),
    ...(register === undefined ? [] : [texts.register(register)]),
    phone === undefined ? email : `${email}, ${phone}`,
  ]
}

export const imprintHtml = (lines: readonly string[]): string =>
  `<p style="margin:16px 0 0;font-size:13px">${lines.map(escapeHtml).join('<br>')}</p>`
