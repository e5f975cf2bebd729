/** Adds a script of another origin. The shop does not depend on it. */
export function loadExternalScript(document: Document, url: string, log: (line: string) => void): void {
  const script = document.createElement('script')
  script.async = true
  script.src = url
  script.addEventListener('error', () => log(`${new URL(url).host} did not answer; the shop goes on without it.`))
  document.head.append(script)
}
