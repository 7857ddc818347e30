import { access } from '#shared/errors/catalogue/access'
import { business } from '#shared/errors/catalogue/business'
import type { ErrorNote, ErrorNotes } from '#shared/errors/catalogue/error_note'
import { keys } from '#shared/errors/catalogue/keys'
import { requests } from '#shared/errors/catalogue/requests'
import { secondStep } from '#shared/errors/catalogue/second_step'
import { shipping } from '#shared/errors/catalogue/shipping'
import { staff } from '#shared/errors/catalogue/staff'
import { tariffs } from '#shared/errors/catalogue/tariffs'
import { wallet } from '#shared/errors/catalogue/wallet'

/** Every error code of the API by subject, in the order in which a newcomer meets them. */
export const ERROR_GROUPS: readonly { title: string; notes: ErrorNotes }[] = [
  { title: 'API keys and webhooks', notes: keys },
  { title: 'Sign-in', notes: access },
  { title: 'Second step', notes: secondStep },
  { title: 'Requests', notes: requests },
  { title: 'Shipments', notes: shipping },
  { title: 'Money', notes: wallet },
  { title: 'Businesses', notes: business },
  { title: 'Tariff', notes: tariffs },
  { title: 'Staff', notes: staff },
]

export function findErrorNote(code: string): ErrorNote | null {
  for (const { notes } of ERROR_GROUPS) if (Object.hasOwn(notes, code)) return notes[code]!
  return null
}
