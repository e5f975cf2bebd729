/** Offers data as a download. It is created in the browser and never sent. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(address)
}
