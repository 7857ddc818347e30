import { type BookingForm, withAddress } from './form_model.js'
import type { Side } from './types.js'

/** Where letters that no courier prints may stand. */
export type WrittenField = 'fullname' | 'phoneNumber' | 'email' | 'address' | 'cityName'

/** Takes what was proposed for a text in letters that no courier prints, and keeps the text beside it. */
export function withLatin(
  form: BookingForm,
  side: Side,
  { name, proposal }: { name: WrittenField; proposal: string }
): BookingForm {
  const { [name]: text, originalScript: kept } = form[side]
  return withAddress(form, side, {
    [name]: proposal,
    originalScript: kept ? `${kept}, ${text}` : text,
  })
}
