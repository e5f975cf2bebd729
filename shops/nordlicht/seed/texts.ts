/** The codes of the shop's store views. */
export type StoreCode = 'de' | 'en' | 'us'

/** One text by store view. */
export type LocalText = Readonly<Record<StoreCode, string>>

/** One text in German and English; the American store view has its own where it differs. */
export const text = (de: string, en: string, us: string = en): LocalText => ({ de, en, us })

export const paragraph = (de: string, en: string, us: string = en): LocalText =>
  text(`<p>${de}</p>`, `<p>${en}</p>`, `<p>${us}</p>`)
