const ESCAPED = /[<>&\u2028\u2029]/g

/** JSON that is safe inside a `<script>`: it cannot close the element or be read as markup. */
export const inlineJson = (data: unknown): string =>
  JSON.stringify(data).replace(ESCAPED, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
