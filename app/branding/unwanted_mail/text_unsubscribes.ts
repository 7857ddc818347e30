import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Organization from '#identity/organizations/models/organization'
import { DomainError } from '#shared/errors/domain_error'
import { queryRows } from '#shared/database/query_rows'
import { toInternationalNumber } from '#shared/phones/rules/international_number'
import Shipment from '#shipping/shipment/models/shipment'
import { trackingNumberFromToken } from '#branding/unwanted_mail/stop_texts_link'

const TABLE = 'unwanted_texts'

/** `phoneNumber` is null if no network could dial it. */
type TextReceiver = { organizationId: number; phoneNumber: string | null }

class UnknownStopLink extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'This link is incomplete. Please open it again from the message.')
  }
}

export async function isPhoneUnsubscribed(
  receiver: TextReceiver,
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  const columns = textColumns(receiver)
  if (!columns) return false
  const row = await client.from(TABLE).where(columns).first()
  return row !== null
}

/** Null for an invalid token. */
export async function findTextsByToken(token: string) {
  const receiver = await textReceiverFromToken(token)
  const business = receiver && (await Organization.find(receiver.organizationId))
  if (!business) return null
  return { token, businessName: business.name, isWanted: !(await isPhoneUnsubscribed(receiver)) }
}

/** Idempotent. Throws UnknownStopLink. */
export async function unsubscribeFromTexts(token: string) {
  await saveTextUnsubscribe(await requireTextReceiver(token))
}

/** Throws UnknownStopLink. */
export async function resubscribeToTexts(token: string) {
  await deleteTextUnsubscribe(await requireTextReceiver(token))
}

/** `at` is the time of the receiver's reply, which may arrive late and repeatedly. */
export async function saveTextUnsubscribe(receiver: TextReceiver, at: Date = new Date()) {
  const columns = textColumns(receiver)
  if (!columns) return
  await queryRows(
    db,
    `insert into unwanted_texts (organization_id, phone_number, created_at)
     values (:organization_id, :phone_number, :at)
     on conflict (organization_id, phone_number) do update
       set created_at = greatest(unwanted_texts.created_at, excluded.created_at)`,
    { ...columns, at }
  )
}

/** Deletes unsubscriptions up to the second of `at`, as phones report times in whole seconds. */
export async function deleteTextUnsubscribe(receiver: TextReceiver, at: Date = new Date()) {
  const columns = textColumns(receiver)
  if (!columns) return
  const end = new Date(at.getTime() + 1000)
  await db.from(TABLE).where(columns).where('created_at', '<', end).delete()
}

async function requireTextReceiver(token: string): Promise<TextReceiver> {
  const receiver = await textReceiverFromToken(token)
  if (!receiver) throw new UnknownStopLink()
  return receiver
}

/** Null for an invalid token, or if the parcel has no valid phone number any more. */
async function textReceiverFromToken(token: string): Promise<TextReceiver | null> {
  const trackingNumber = trackingNumberFromToken(token)
  const shipment =
    trackingNumber &&
    (await Shipment.query().where({ trackingNumber }).preload('addresses').first())
  if (!shipment) return null
  const { organizationId } = shipment
  const phoneNumber = shipment.address('destination').dialledNumber
  return textColumns({ organizationId, phoneNumber }) ? { organizationId, phoneNumber } : null
}

/** Null without a valid phone number. */
function textColumns({ organizationId, phoneNumber }: TextReceiver) {
  const number = toInternationalNumber(phoneNumber ?? '')
  return number === null ? null : { organization_id: organizationId, phone_number: number }
}
