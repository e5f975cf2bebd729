/** Adds a script of another origin. It runs whenever it arrives; when it never does, the shop has lost nothing. */
export function loadExternalScript(document: Document, url: string, log: (line: string) => void): void {
  const script = document.createElement('script')
  script.async = true
  script.src = url
  script.addEventListener('error', () => log(`${new URL(url).host} did not answer; the shop goes on without it.`))
  document.head.append(script)
}
