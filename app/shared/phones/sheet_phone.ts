import { readPhone } from '#shared/phones/read_phone'
import { isRoundedNumber } from '#shared/phones/rules/phone_parts'

export interface SheetPhone {
  /** The parsed number, or the original text if it cannot be parsed. */
  phone: string
  problem: string | null
  note: string | null
}

const HOME = 'NG'

const ROUNDED =
  'A spreadsheet has rounded this number. Format the column as text and enter the number again.'

export function readSheetPhone(text: string, country: string): SheetPhone {
  const written = text.trim()
  const unread = { phone: written, problem: null, note: null }
  if (!written) return unread
  if (isRoundedNumber(written)) return { ...unread, problem: ROUNDED }
  const read = readPhone(written, country || HOME)
  if (read) return { phone: read.phone, problem: null, note: read.note }
  return {
    ...unread,
    problem: `"Phone Number" is invalid. Please write it ${country === HOME ? 'like 08031234567' : 'with its country code, such as +2348031234567'}.`,
  }
}
