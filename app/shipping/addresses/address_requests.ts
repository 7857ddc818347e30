import { DateTime } from 'luxon'
import encryption from '@adonisjs/core/services/encryption'
import { urlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import type { Caller } from '#identity/sessions/caller'
import { hashToken, generateToken } from '#identity/accounts/models/one_time_token'
import { DomainError } from '#shared/errors/domain_error'
import { lockAddressBook } from '#shipping/addresses/lock_address_book'
import AddressRequest from '#shipping/addresses/models/address_request'
import { ADDRESS_REQUEST_DAYS } from '#shipping/addresses/rules/book_rules'

/** A limit per user, because an open link lets a stranger write into the address book. */
const MAX_OPEN_REQUESTS = 100

const MAX_REQUESTS_LISTED = 300

const LINK_PURPOSE = 'address_request'

class TooManyAddressRequests extends DomainError {
  constructor() {
    super(
      'E_CONFLICT',
      `You already have ${MAX_OPEN_REQUESTS} open links. Please withdraw one first.`
    )
  }
}

/** Encrypts the token for the idempotency store. Throws TooManyAddressRequests. */
export async function createAddressRequest(
  trx: TransactionClientContract,
  caller: Caller,
  name: string
) {
  const owner = { organizationId: caller.organization.id, userId: caller.user.id }
  await lockAddressBook(trx, caller)
  const open = await AddressRequest.open(trx).where(owner).count('* as total').first()
  if (Number(open?.$extras.total) >= MAX_OPEN_REQUESTS) throw new TooManyAddressRequests()
  const token = generateToken()
  const request = await AddressRequest.create(
    {
      ...owner,
      name,
      tokenHash: hashToken(token),
      expiresAt: DateTime.utc().plus({ days: ADDRESS_REQUEST_DAYS }),
    },
    { client: trx }
  )
  return { id: request.id, sealed: encryption.encrypt(token, { purpose: LINK_PURPOSE }) }
}

export function addressRequestLink({ sealed }: { sealed: string }): string {
  const token = encryption.decrypt<string>(sealed, LINK_PURPOSE)!
  return urlFor('shipping.asked_address', { token }, { prefixUrl: appUrl })
}

/** Lists open requests first, then the latest answered ones. */
export function listAddressRequests(caller: Caller): Promise<AddressRequest[]> {
  return AddressRequest.madeBy(caller)
    .whereNull('revokedAt')
    .whereRaw('expires_at > now()')
    .orderByRaw('answered_at is not null')
    .orderBy('id', 'desc')
    .limit(MAX_REQUESTS_LISTED)
}

/** Throws E_ROW_NOT_FOUND if the request is no longer open. */
export async function withdrawAddressRequest(caller: Caller, id: number) {
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
