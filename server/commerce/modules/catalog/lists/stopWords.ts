/** Words that Magento leaves out of searches (`etc/stopwords` of its search module), by language, folded. */
const STOP_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  it: setOf(
    'a ad agli ai al alla alle allo coi col con d da dagli dai dal dalla dalle dallo dei degli del della delle dello di e ed gli i il in l la le lo ne nei nel nella nelle nello o per su sul sulla sulle tra fra un una uno',
  ),
  en: setOf('a an and are as at be but by for from in into is it no not of on or s the their to with'),
  de: setOf(
    'am an auf aus bei das dem den der des die ein eine einem einen einer eines fur fuer im in mit oder und vom von zu zum zur',
  ),
  fr: setOf('a au aux avec d dans de des du en et l la le les ou par pour sur un une'),
  es: setOf('a al con de del e el en la las lo los o para por un una unas unos y'),
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** The words without those that say nothing by themselves; all of them if there are no others. */
export function withoutStopWords(words: readonly string[], locale: string): readonly string[] {
  const stopWords = STOP_WORDS[locale.slice(0, 2)]
  const telling = words.filter((word) => !stopWords?.has(word))
  return telling.length > 0 ? telling : words
}
