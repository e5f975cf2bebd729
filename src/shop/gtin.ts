/** The last digit of a Global Trade Item Number makes the weighted sum of all digits a multiple of ten. */
function hasCheckDigit(gtin: string): boolean {
  const digits = Array.from(gtin, Number).toReversed()
  return digits.reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 1 : 3), 0) % 10 === 0
}

/** Whether a text is a number of GS1; a placeholder in the catalogue is none. */
export const isGtin = (text: string): boolean => /^(?:\d{8}|\d{12,14})$/.test(text) && hasCheckDigit(text)
