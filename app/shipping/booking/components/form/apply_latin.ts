import { type BookingForm, withAddress } from './form_model.js'
import type { AddressSide } from './booking_types.js'

/** The fields that a proposal of the server may stand for. */
export type ProposedField = 'fullname' | 'phoneNumber' | 'email' | 'address' | 'cityName'

/** Puts the proposed Latin letters into a field, and keeps the text that they replace as the original script. */
export function applyLatinProposal(
  form: BookingForm,
  side: AddressSide,
  { name, proposal }: { name: ProposedField; proposal: string }
): BookingForm {
  const { [name]: text, originalScript: kept } = form[side]
  return withAddress(form, side, {
    [name]: proposal,
    originalScript: kept ? `${kept}, ${text}` : text,
  })
}
