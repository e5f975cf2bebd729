/**
 * Texts by language, `de`, or by locale, `de-AT`, as BCP 47 writes them. English is complete, so that every locale has
 * texts.
 */
export type ByLanguage<Texts> = { readonly en: Texts } & Readonly<Record<string, Texts>>

/**
 * The texts for a locale (`de_AT` or `de-AT`): those of the locale, else those of its language, else English. Every text
 * of the engine in the reader's language is chosen here.
 */
export function textsFor<Texts>(locale: string, byLanguage: ByLanguage<Texts>): Texts {
  const tag = locale.replaceAll('_', '-')
  return byLanguage[tag] ?? byLanguage[tag.split('-')[0] ?? tag] ?? byLanguage.en
}
