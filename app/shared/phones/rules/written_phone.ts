/**
 * A phone number as forms take it: `0803 123 4567`, `+234 803 123 4567`, `2348031234567`, and the number whose nought
 * a spreadsheet has dropped. What is no phone number stays as it is, and is refused as such.
 */
export function phoneOf(text: string, country: string): string {
  const [first = ''] = text.split(/[,/;]|\bor\b/i)
  const digits = first.replace(/[^\d+]/g, '').replace(/^00/, '+')
  if (country !== 'NG') return /^[1-9]/.test(digits) ? `+${digits}` : digits
  if (/^\+?2340\d{10}$/.test(digits)) return `+234${digits.slice(-10)}`
  if (/^234\d{10}$/.test(digits)) return `+${digits}`
  if (/^[789]\d{9}$/.test(digits)) return `0${digits}`
  return digits
}

/** What a spreadsheet has rounded, such as 2.34803E+12. */
export function isRounded(text: string): boolean {
  return /^\d([.,]\d+)?E\+\d+$/i.test(text.trim())
}
