import { urlFor } from '@adonisjs/core/services/url_builder'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import type User from '#identity/accounts/models/user'
import { DomainError } from '#shared/errors/domain_error'
import { keyedHash } from '#shared/http/keyed_hash'
import BvnCheck from '#wallet/payouts/models/bvn_check'
import OneTimeCode from '#wallet/payouts/models/one_time_code'
import { paymentProvider } from '#wallet/providers/providers'
import { asksForBvn } from '#wallet/balances/settings'

class BvnNeeded extends DomainError {
  constructor() {
    super('E_BVN_NEEDED', 'Please verify your bank verification number (BVN) first.')
  }
}

class BvnRefused extends DomainError {
  constructor() {
    super(
      'E_BVN_REFUSED',
      'This BVN does not belong to the name on your account. Please check both.',
      'bvn'
    )
  }
}

class BvnPending extends DomainError {
  constructor() {
    super(
      'E_BVN_PENDING',
      'Your bank has not confirmed your BVN yet. Please try again in a moment.'
    )
  }
}

/**
 * Asks the provider about somebody's number and answers the ref that a code confirms, and where they
 * have to agree first. The number goes no further: only a keyed hash of it is kept.
 */
export async function beginBvn(user: User, bvn: string) {
  const check = await paymentProvider().startBvnCheck({
    bvn,
    firstname: user.firstname,
    lastname: user.lastname,
    returnUrl: urlFor('wallet.payout_accounts', [], { prefixUrl: appUrl }),
  })
  if (check.status === 'refused') throw new BvnRefused()
  const ref = await OneTimeCode.begin(user.id, 'BVN', {
    bvnHash: keyedHash('bvn', bvn),
    providerReference: check.reference,
  })
  return { ref, consentUrl: check.consentUrl }
}

/** Before the code is used up: a bank that is not done yet costs neither a code nor a try. */
export async function requireBvnVerified(user: User, ref: string) {
  const code = await OneTimeCode.query()
    .where({ ref, userId: user.id, purpose: 'BVN' })
    .firstOrFail()
  const { status } = await paymentProvider().bvnCheck(code.subject.providerReference!)
  if (status === 'refused') throw new BvnRefused()
  if (status === 'pending') throw new BvnPending()
}

export async function keepBvn(trx: TransactionClientContract, user: User, bvnHash: string) {
  await trx.rawQuery(
    `insert into bvn_checks (user_id, bvn_hash, verified_at) values (?, ?, now())
     on conflict (user_id) do update set bvn_hash = excluded.bvn_hash, verified_at = now()`,
    [user.id, bvnHash]
  )
}

export async function isBvnVerified(user: User): Promise<boolean> {
  return Boolean(await BvnCheck.find(user.id))
}

/** Where staff want it. */
export async function requireBvn(user: User) {
  if ((await asksForBvn.get()) && !(await isBvnVerified(user))) throw new BvnNeeded()
}
