/** Asks anew for the style sheets that did not come: who imports their code once more does not. */
export function renewStyles(page: Document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (isMissing(link)) link.replaceWith(link.cloneNode())
  }
}

/** Chromium has a sheet for what failed, too, whose rules cannot be read. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules === undefined
  } catch {
    return true
  }
}
