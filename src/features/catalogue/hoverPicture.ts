const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/**
 * The gallery's first picture that is not the main one, null where there is none. Compared by file: Magento keeps the
 * same photo under another cache folder for every use.
 */
export const hoverPicture = (main: string, gallery: readonly string[]): string | null =>
  gallery.find((url) => fileOf(url) !== fileOf(main)) ?? null
