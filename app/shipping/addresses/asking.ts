import { DateTime } from 'luxon'
import encryption from '@adonisjs/core/services/encryption'
import { urlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import type { Caller } from '#identity/sessions/caller'
import { hashOf, newToken } from '#identity/accounts/models/one_time_token'
import { DomainError } from '#shared/errors/domain_error'
import { lockBook } from '#shipping/addresses/locking'
import AddressRequest from '#shipping/addresses/models/address_request'
import { REQUEST_DAYS } from '#shipping/addresses/rules/book_rules'

/** Each is an open door to somebody's book. */
const MOST_OPEN = 100

const MOST_LISTED = 300

const PURPOSE = 'address_request'

class TooManyRequests extends DomainError {
  constructor() {
    super('E_CONFLICT', `${MOST_OPEN} of your links are open. Please withdraw one first.`)
  }
}

/** Makes a link; its token is sealed, as the reply is kept under the key of the command. Throws TooManyRequests. */
export async function askForAddress(trx: TransactionClientContract, caller: Caller, name: string) {
  const whose = { organizationId: caller.organization.id, userId: caller.user.id }
  await lockBook(trx, caller)
  const open = await AddressRequest.open(trx).where(whose).count('* as total').first()
  if (Number(open?.$extras.total) >= MOST_OPEN) throw new TooManyRequests()
  const token = newToken()
  const request = await AddressRequest.create(
    {
      ...{ ...whose, name, tokenHash: hashOf(token) },
      expiresAt: DateTime.utc().plus({ days: REQUEST_DAYS }),
    },
    { client: trx }
  )
  return { id: request.id, sealed: encryption.encrypt(token, { purpose: PURPOSE }) }
}

/** The address that is sent to the receiver. */
export function linkOf({ sealed }: { sealed: string }): string {
  const token = encryption.decrypt<string>(sealed, PURPOSE)!
  return urlFor('shipping.asked_address', { token }, { prefixUrl: appUrl })
}

/** All that are open and the latest that were answered; what has expired goes with the next sweep. */
export function requestsOf(caller: Caller): Promise<AddressRequest[]> {
  return AddressRequest.madeBy(caller)
    .whereNull('revokedAt')
    .whereRaw('expires_at > now()')
    .orderByRaw('answered_at is not null')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
}

/** Throws E_ROW_NOT_FOUND for one that is not open any more. */
export async function withdrawRequest(caller: Caller, id: number) {
  await db.transaction(async (trx) => {
    const request = await AddressRequest.madeBy(caller, trx)
      .where({ id })
      .whereNull('answeredAt')
      .whereNull('revokedAt')
      .forUpdate()
      .firstOrFail()
    request.revokedAt = DateTime.utc()
    await request.save()
  })
}
