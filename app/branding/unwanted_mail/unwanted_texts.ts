import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Organization from '#identity/organizations/models/organization'
import { DomainError } from '#shared/errors/domain_error'
import { rowsOf } from '#shared/database/rows'
import { internationalNumber } from '#shared/phones/rules/international_number'
import Shipment from '#shipping/shipment/models/shipment'
import { trackingNumberIn } from '#branding/unwanted_mail/stop_link'

/** Which phone numbers want no SMS and no WhatsApp messages about the parcels of which business. */
const TABLE = 'unwanted_texts'

/** Without a number where there is none that a network could know. */
type Receiver = { organizationId: number; phoneNumber: string | null }

class UnknownLink extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'This link is not complete. Please open it from the message once more.')
  }
}

export async function isTextUnwanted(
  receiver: Receiver,
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  const columns = columnsOf(receiver)
  if (!columns) return false
  const row = await client.from(TABLE).where(columns).first()
  return row !== null
}

/** What the page says. Null for a link that is none of ours. */
export async function textsBehind(token: string) {
  const receiver = await receiverBehind(token)
  const business = receiver && (await Organization.find(receiver.organizationId))
  if (!business) return null
  return { token, businessName: business.name, isWanted: !(await isTextUnwanted(receiver)) }
}

/** Saying it twice is saying it once. Throws UnknownLink. */
export async function refuseTexts(token: string) {
  await keepUnwanted(await knownReceiver(token))
}

/** Throws UnknownLink. */
export async function wantTextsAgain(token: string) {
  await forgetUnwanted(await knownReceiver(token))
}

/** `at`: when they said so, for it may come late and more than once. */
export async function keepUnwanted(receiver: Receiver, at: Date = new Date()) {
  const columns = columnsOf(receiver)
  if (!columns) return
  await rowsOf(
    db,
    `insert into unwanted_texts (organization_id, phone_number, created_at)
     values (:organization_id, :phone_number, :at)
     on conflict (organization_id, phone_number) do update
       set created_at = greatest(unwanted_texts.created_at, excluded.created_at)`,
    { ...columns, at }
  )
}

/** Leaves what was refused since they said so. Their phone tells seconds, and no parts of them. */
export async function forgetUnwanted(receiver: Receiver, at: Date = new Date()) {
  const columns = columnsOf(receiver)
  if (!columns) return
  const end = new Date(at.getTime() + 1000)
  await db.from(TABLE).where(columns).where('created_at', '<', end).delete()
}

async function knownReceiver(token: string): Promise<Receiver> {
  const receiver = await receiverBehind(token)
  if (!receiver) throw new UnknownLink()
  return receiver
}

/** Of a parcel that is so old that nobody's number stands on it there is nobody. */
async function receiverBehind(token: string): Promise<Receiver | null> {
  const trackingNumber = trackingNumberIn(token)
  const shipment =
    trackingNumber &&
    (await Shipment.query().where({ trackingNumber }).preload('addresses').first())
  if (!shipment) return null
  const { organizationId } = shipment
  const phoneNumber = shipment.address('destination').dialledNumber
  return columnsOf({ organizationId, phoneNumber }) ? { organizationId, phoneNumber } : null
}

/** Null for what is no phone number. */
function columnsOf({ organizationId, phoneNumber }: Receiver) {
  const number = internationalNumber(phoneNumber ?? '')
  return number === null ? null : { organization_id: organizationId, phone_number: number }
}
