import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#shared/errors/domain_error'
import { sendMail } from '#shared/mail/send_mail'
import { upsert } from '#shared/database/upsert'
import { knownPlaces } from '#shipping/places/known_places'
import AddressFilledInMail from '#shipping/addresses/address_filled_in_mail'
import { type EntryColumns, validationErrorOf } from '#shipping/addresses/entry_columns'
import AddressRequest from '#shipping/addresses/models/address_request'
import type { AddressTexts } from '#shipping/addresses/rules/address_fields'
import { parseAddress } from '#shipping/addresses/sheet/parse_address'

const ENTRY_UNIQUE_KEY = [
  'organization_id',
  'user_id',
  'side',
  'fullname',
  'phone_number',
  'address',
]

/** Does not reveal whether a link was unknown, used, withdrawn or expired. */
export class AddressLinkExpired extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'This link no longer works. Ask the person who sent it for a new one.')
  }
}

/** Returns the requester's name as receivers know it; null for an invalid link. */
export async function findRequesterName(token: string) {
  const request = await AddressRequest.behind(token).preload('user').preload('organization').first()
  return request && requesterName(request)
}

function requesterName({ user, organization }: AddressRequest): string {
  return organization.isBusiness ? organization.name : user.fullName
}

/** A link works once. Throws AddressLinkExpired, and E_VALIDATION_ERROR with every problem. */
export async function fillInAddressRequest(token: string, texts: AddressTexts) {
  const places = await knownPlaces.current()
  const { columns, problems } = parseAddress(texts, { side: 'destination', places })
  const requester = await db.transaction(async (trx) => {
    // A concurrent second answer waits here and then finds the link used.
    const request = await AddressRequest.behind(token, trx).forUpdate().first()
    if (!request) throw new AddressLinkExpired()
    if (problems.length > 0) throw validationErrorOf(problems)
    const now = DateTime.utc()
    const owner = { organization_id: request.organizationId, user_id: request.userId }
    const row = { ...owner, ...filledInColumns(columns), used_at: now, filled_in_at: now }
    await upsert(trx, { table: 'saved_addresses', key: ENTRY_UNIQUE_KEY }, [row])
    const line = await trx.from('saved_addresses').where(entryKeyValues(row)).firstOrFail()
    request.merge({ answeredAt: now, addressId: line.id })
    await request.save()
    await request.load('user')
    await request.load('organization')
    await sendMail(new AddressFilledInMail(request, columns.fullname), trx)
    return requesterName(request)
  })
  return { requester }
}

/** Fields that the receiver leaves empty keep their saved values. */
function filledInColumns({ landmark, lga, ...columns }: EntryColumns) {
  return { ...columns, ...(landmark && { landmark }), ...(lga && { lga }) }
}

function entryKeyValues(
  row: Omit<EntryColumns, 'landmark' | 'lga'> & { organization_id: number; user_id: number }
) {
  return Object.fromEntries(ENTRY_UNIQUE_KEY.map((name) => [name, row[name as keyof typeof row]]))
}
