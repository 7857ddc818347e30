import { urlFor } from '@adonisjs/core/services/url_builder'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import type User from '#identity/accounts/models/user'
import { DomainError } from '#shared/errors/domain_error'
import { formatDay } from '#shared/time/lagos_time'
import { keyedHash } from '#shared/http/keyed_hash'
import { namesMatch } from '#wallet/payouts/match_names'
import BvnCheck from '#wallet/payouts/models/bvn_check'
import BvnReview, { type BvnLookup } from '#wallet/payouts/models/bvn_review'
import OneTimeCode from '#wallet/payouts/models/one_time_code'
import type { BankAccountNumber, PaymentProviderName } from '#wallet/providers/payment_provider'
import { hasPaymentProvider, getPaymentProvider } from '#wallet/providers/provider_registry'
import { isBvnRequired } from '#wallet/balances/wallet_settings'

class BvnRequired extends DomainError {
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

export const BVN_UNDER_REVIEW =
  'The name on this BVN is not the name on your account. Our staff are comparing the two, and we will e-mail you. You can link a bank account once they have accepted it.'

class BvnUnderReview extends DomainError {
  constructor() {
    super('E_BVN_WAITS', BVN_UNDER_REVIEW)
  }
}

/** Stores only a keyed hash of the BVN. Returns a `consentUrl` if the provider needs consent. */
export async function startBvnVerification(
  user: User,
  bvn: string,
  account: BankAccountNumber | null
) {
  const provider = getPaymentProvider()
  const { email, firstname, lastname } = user
  const check = await provider.startBvnCheck({
    bvn,
    firstname,
    lastname,
    email,
    account,
    returnUrl: urlFor('wallet.payout_accounts', [], { prefixUrl: appUrl }),
  })
  if (check.status === 'refused') throw new BvnRefused()
  const ref = await OneTimeCode.begin(user.id, 'BVN', {
    bvnHash: keyedHash('bvn', bvn),
    provider: provider.name,
    providerReference: check.reference,
    ...account,
  })
  return { ref, consentUrl: check.consentUrl }
}

/**
 * Returns the name that the bank has for the BVN, if it gives one. Call it before the code is used
 * up, so that a pending check costs neither a code nor a try.
 */
export async function requireBvnVerified(user: User, ref: string): Promise<string | null> {
  const code = await OneTimeCode.query()
    .where({ ref, userId: user.id, purpose: 'BVN' })
    .firstOrFail()
  const { provider, providerReference, bankCode, accountNumber, isRefused } = code.subject
  if (isRefused) throw new BvnRefused()
  const account = bankCode && accountNumber ? { bankCode, accountNumber } : null
  const { status, name } = await getPaymentProvider(provider as PaymentProviderName).findBvnCheck(
    providerReference!,
    account
  )
  if (status === 'refused') throw new BvnRefused()
  if (status === 'pending') throw new BvnPending()
  return name
}

/** Marks the BVN as verified if the name at the bank matches; otherwise opens a staff review. */
export async function completeBvnVerification(
  trx: TransactionClientContract,
  user: User,
  { nameAtBank, ...checked }: BvnLookup & { nameAtBank: string | null }
): Promise<boolean> {
  const isTheirs = nameAtBank !== null && namesMatch(user.fullName, nameAtBank)
  if (isTheirs) await saveVerifiedBvn(trx, user, checked)
  else await BvnReview.begin(trx, user, { ...checked, nameAtBank })
  return isTheirs
}

export async function saveVerifiedBvn(
  trx: TransactionClientContract,
  user: User,
  { bvnHash, provider }: BvnLookup
) {
  await BvnReview.query({ client: trx })
    .where({ userId: user.id })
    .whereNull('decidedAt')
    .update({ decidedAt: new Date(), accepted: false, reason: 'Another BVN was verified.' })
  await trx.rawQuery(
    `insert into bvn_checks (user_id, bvn_hash, provider, verified_at) values (?, ?, nullif(?, ''), now())
     on conflict (user_id) do update set bvn_hash = excluded.bvn_hash, provider = excluded.provider,
       verified_at = now()`,
    [user.id, bvnHash, provider ?? '']
  )
}

/** Whether the provider looks up a BVN only together with a bank account. */
export function bvnNeedsAccount(): boolean {
  return hasPaymentProvider() && getPaymentProvider().bvnNeedsAccount
}

export async function isBvnVerified(user: User): Promise<boolean> {
  return Boolean(await BvnCheck.find(user.id))
}

export async function bvnStatusText(user: User): Promise<string> {
  const check = await BvnCheck.find(user.id)
  if (check) return `Verified on ${formatDay(check.verifiedAt.toJSDate())}`
  const review = await BvnReview.latestOf(user.id)
  if (review?.isWaiting) return 'In another name, under review by our staff'
  return review ? `Rejected: ${review.reason}` : 'Not verified'
}

/** Throws BvnRequired if the user has no verified BVN, BvnUnderReview while staff compare names. */
export async function requireBvn(user: User) {
  if (!(await isBvnRequired.get()) || (await isBvnVerified(user))) return
  const review = await BvnReview.latestOf(user.id)
  throw review?.isWaiting ? new BvnUnderReview() : new BvnRequired()
}
