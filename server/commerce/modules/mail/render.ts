/** A mail before it is rendered as text or HTML. All strings are plain text, not markup. */
export type MailContent = {
  /** BCP 47. */
  readonly language: string
  readonly subject: string
  /** The first words a mailbox shows beside the subject. */
  readonly preview: string
  readonly blocks: readonly MailBlock[]
  /** The sender, below a line. */
  readonly signature: readonly string[]
}

export type MailBlock =
  | { readonly kind: 'title' | 'heading' | 'paragraph'; readonly text: string }
  /** A link to a page, with its whole address; with a label it is a button above the address. */
  | { readonly kind: 'link'; readonly url: string; readonly label?: string }
  /** A label, and its value in one or more lines. */
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  | {
      readonly kind: 'lines'
      readonly columns: readonly [name: string, quantity: string, amount: string]
      readonly lines: readonly MailLine[]
      readonly totals: readonly MailTotal[]
    }

export type MailFact = { readonly label: string; readonly lines: readonly string[] }
export type MailLine = {
  /** Absolute; null without a picture. */
  readonly imageUrl: string | null
  readonly name: string
  readonly details: readonly string[]
  readonly quantity: string
  readonly amount: string
}
export type MailTotal = { readonly label: string; readonly amount: string; readonly isGrand?: boolean }

/** The mail for readers that do not show HTML. */
export function renderText({ blocks, signature }: MailContent): string {
  return `${[...blocks.map(blockText), ['--', ...signature].join('\n')].join('\n\n')}\n`
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'title':
      return block.text
    case 'heading':
      return block.text.toUpperCase()
    case 'paragraph':
      return block.text
    case 'link':
      return block.url
    case 'facts':
      return block.facts
        .map(({ label, lines }) =>
          lines.length === 1 ? `${label}: ${lines[0]}` : [`${label}:`, ...lines].join('\n  '),
        )
        .join('\n')
    case 'lines':
      return [
        ...block.lines.map(({ name, details, quantity, amount }) =>
          [`${quantity} × ${name}: ${amount}`, ...details].join('\n    '),
        ),
        '',
        ...block.totals.map(({ label, amount }) => `${label}: ${amount}`),
      ].join('\n')
  }
}

const FONT = 'font-family:Georgia,serif;font-size:16px;line-height:1.5'
const CELL = 'padding:6px 12px 6px 0;vertical-align:top;text-align:left'
const AMOUNT = 'padding:6px 0;vertical-align:top;text-align:right;white-space:nowrap'
const TABLE = 'width:100%;border-collapse:collapse;margin:0 0 20px'

// In the colours of the text, which programs with a dark scheme change.
const BUTTON =
  'display:inline-block;padding:12px 24px;border:2px solid;border-radius:24px;color:inherit;text-decoration:none;font-weight:bold'
const PICTURE = 'width:64px;padding:6px 12px 6px 0;vertical-align:top'

/** The courier replaces it with the shop's logo or name. */
export const BRAND_PLACE = '<!--brand-->'

/** The courier replaces it with the merchant's imprint. */
export const IMPRINT_PLACE = '<!--imprint-->'

/** The same as a page that needs no style sheet or script, and works well with screen readers. */
export function renderHtml({ language, subject, preview, blocks, signature }: MailContent): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div role="main" style="max-width:600px;margin:0 auto">
${BRAND_PLACE}
${blocks.map(blockHtml).join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid;font-size:14px">${signature.map(escapeHtml).join('<br>')}</p>
${IMPRINT_PLACE}
</div>
</body>
</html>
`
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'title':
      return `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:normal">${escapeHtml(block.text)}</h1>`
    case 'heading':
      return `<h2 style="margin:28px 0 8px;font-size:19px;line-height:1.3;font-weight:normal">${escapeHtml(block.text)}</h2>`
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`
    case 'link':
      return linkHtml(block)
    case 'facts':
      return `<table style="${TABLE}">
${block.facts.map(factHtml).join('\n')}
</table>`
    case 'lines':
      return linesHtml(block)
  }
}

/** The address is also the link's text, so that readers see the target. */
function linkHtml({ url, label }: Extract<MailBlock, { kind: 'link' }>): string {
  const href = escapeHtml(url)
  const address = `<a href="${href}"${label === undefined ? '' : ' style="color:inherit"'}>${href}</a>`
  const button =
    label === undefined
      ? ''
      : `<p style="margin:0 0 12px"><a href="${href}" style="${BUTTON}">${escapeHtml(label)}</a></p>\n`
  const size = label === undefined ? '' : ';font-size:13px'
  return `${button}<p style="margin:0 0 16px;overflow-wrap:anywhere${size}">${address}</p>`
}

const factHtml = ({ label, lines }: MailFact) =>
  `<tr><th scope="row" style="${CELL};width:40%;font-weight:normal">${escapeHtml(label)}</th>` +
  `<td style="${CELL}">${lines.map(escapeHtml).join('<br>')}</td></tr>`

function linesHtml({ columns, lines, totals }: Extract<MailBlock, { kind: 'lines' }>): string {
  const [name, quantity, amount] = columns.map(escapeHtml)
  const hasPictures = lines.some(({ imageUrl }) => imageUrl !== null)
  const rows = lines.map(
    (line) =>
      `<tr>${hasPictures ? `<td style="${PICTURE}">${pictureHtml(line)}</td>` : ''}` +
      `<td style="${CELL}">${[line.name, ...line.details].map(escapeHtml).join('<br>')}</td>` +
      `<td style="${AMOUNT};padding-right:12px">${escapeHtml(line.quantity)}</td>` +
      `<td style="${AMOUNT}">${escapeHtml(line.amount)}</td></tr>`,
  )
  const sums = totals.map(({ label, amount: sum, isGrand }) => {
    const weight = isGrand ? ';font-weight:bold' : ';font-weight:normal'
    return (
      `<tr><th scope="row" colspan="${hasPictures ? 3 : 2}" style="${CELL}${weight}">${escapeHtml(label)}</th>` +
      `<td style="${AMOUNT}${weight}">${escapeHtml(sum)}</td></tr>`
    )
  })
  return `<table style="${TABLE}">
<thead><tr>${hasPictures ? '<td></td>' : ''}<th scope="col" style="${CELL}">${name}</th><th scope="col" style="${AMOUNT};padding-right:12px">${quantity}</th><th scope="col" style="${AMOUNT}">${amount}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
<tfoot style="border-top:1px solid">
${sums.join('\n')}
</tfoot>
</table>`
}

/** The name beside it says the same. */
const pictureHtml = ({ imageUrl }: MailLine): string =>
  imageUrl === null
    ? ''
    : `<img src="${escapeHtml(imageUrl)}" alt="" width="64" height="80" style="display:block;border:0;border-radius:6px">`

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
