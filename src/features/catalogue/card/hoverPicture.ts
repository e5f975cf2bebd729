/** Magento keeps copies of a photo in several cache folders; copies have the same file name. */
export const pictureFile = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

/** The first picture of the gallery other than the main one, or null. */
export const hoverPicture = (main: string, gallery: readonly string[]): string | null =>
  gallery.find((url) => pictureFile(url) !== pictureFile(main)) ?? null
