/** Requests failed stylesheets again, because importing their code a second time does not. */
export function renewStyles(page: Document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (isMissing(link)) link.replaceWith(link.cloneNode())
  }
}

/** Chromium creates a sheet for a failed stylesheet, too, but its rules cannot be read. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules === undefined
  } catch {
    return true
  }
}
