import { type BookingForm, withAddress } from './form_model.js'
import type { AddressSide } from './booking_types.js'

export type ProposedField = 'fullname' | 'phoneNumber' | 'email' | 'address' | 'cityName'

/** Replaces a text by its proposal in Latin letters and stores the old text as original script. */
export function applyLatinProposal(
  form: BookingForm,
  side: AddressSide,
  { name, proposal }: { name: ProposedField; proposal: string }
): BookingForm {
  const { [name]: text, originalScript: previous } = form[side]
  return withAddress(form, side, {
    [name]: proposal,
    originalScript: previous ? `${previous}, ${text}` : text,
  })
}
