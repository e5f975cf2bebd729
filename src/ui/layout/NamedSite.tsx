import { textLink } from '#src/ui/theme/global.css.ts'

/**
 * The name of an authority or a body, then a link to its site. The name is plain text because its long words may be
 * broken on a narrow screen, which the words of a link may not.
 */
export function NamedSite({ name, url }: { readonly name: string; readonly url: string }) {
  return (
    <span translate="no">
      {name} (
      <a className={textLink} href={url} rel="noreferrer">
        {new URL(url).hostname.replace(/^www\./, '')}
      </a>
      )
    </span>
  )
}
