const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/**
 * The first picture of the gallery other than the main one, or null. Compared by file name, because Magento keeps
 * copies of a photo in several cache folders.
 */
export const hoverPicture = (main: string, gallery: readonly string[]): string | null =>
  gallery.find((url) => fileOf(url) !== fileOf(main)) ?? null
