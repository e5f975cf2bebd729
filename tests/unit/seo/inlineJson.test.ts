import { expect, test } from 'vitest'
import { inlineJson } from '#src/features/seo/inlineJson.ts'

test('nothing in inline JSON can end its element or be read as markup', () => {
  const data = { name: '</script><!-- & \u2028\u2029 <b>“Àlba”</b>' }
  const text = inlineJson(data)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(data)
})
