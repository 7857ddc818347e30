import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordTeamActivity } from '#identity/teams/activity/team_activity'
import { DomainError } from '#shared/errors/domain_error'
import OneTimeCode from '#wallet/payouts/models/one_time_code'
import PayoutAccount from '#wallet/payouts/models/payout_account'
import Wallet from '#wallet/balances/wallet'
import { requireBvn } from '#wallet/payouts/bvn_verification'
import { requirePayoutOwner } from '#wallet/payouts/payout_owner'
import type { BankAccountNumber, PaymentProviderName } from '#wallet/providers/payment_provider'
import { getPaymentProvider } from '#wallet/providers/provider_registry'

const MAX_PAYOUT_ACCOUNTS = 10

class UnknownBank extends DomainError {
  constructor() {
    super('E_UNKNOWN_BANK', '"Bank" is not one of the choices', 'bankCode')
  }
}

class AlreadyLinked extends DomainError {
  constructor() {
    super('E_CONFLICT', 'This account is already linked.', 'accountNumber')
  }
}

class TooManyAccounts extends DomainError {
  constructor() {
    super(
      'E_CONFLICT',
      `You can link at most ${MAX_PAYOUT_ACCOUNTS} accounts. Please unlink one that you no longer need.`
    )
  }
}

export interface ResolvedBankAccount extends BankAccountNumber {
  bankName: string
  accountName: string
}

export async function resolveBankAccount(account: BankAccountNumber): Promise<ResolvedBankAccount> {
  const provider = getPaymentProvider()
  const banks = await provider.listBanks()
  const bank = banks.find(({ code }) => code === account.bankCode)
  if (!bank) throw new UnknownBank()
  return {
    ...account,
    bankName: bank.name,
    accountName: await provider.resolveAccountName(account),
  }
}

/** Starts linking a bank account. Returns it with its holder's name, and a `ref` for the code. */
export async function startAccountLink(caller: Caller, given: BankAccountNumber) {
  await requirePayoutOwner(caller)
  await requireBvn(caller.user)
  const wallet = await Wallet.of(caller)
  await requireLinkable(wallet, given)
  const account = await resolveBankAccount(given)
  const provider = getPaymentProvider().name
  const subject = { ...account, provider, walletId: String(wallet.id) }
  return { ref: await OneTimeCode.begin(caller.user.id, 'BANK_ACCOUNT', subject), account }
}

/** Checks owner and account again, because minutes have passed since `startAccountLink`. */
export async function linkAccount(
  trx: TransactionClientContract,
  caller: Caller,
  subject: OneTimeCode['subject']
): Promise<PayoutAccount> {
  await requirePayoutOwner(caller, trx)
  const wallet = await Wallet.query({ client: trx })
    .where({ id: Number(subject.walletId), organizationId: caller.organization.id })
    .forUpdate()
    .firstOrFail()
  const { bankCode, bankName, accountNumber, accountName } =
    subject as unknown as ResolvedBankAccount
  const provider = subject.provider as PaymentProviderName
  await requireLinkable(wallet, { bankCode, accountNumber }, trx)
  const account = await PayoutAccount.create(
    {
      organizationId: wallet.organizationId,
      walletId: wallet.id,
      bankCode,
      bankName,
      accountNumber,
      accountName,
      provider,
      linkedBy: caller.user.id,
    },
    { client: trx }
  )
  const linked = { kind: 'payout_account', id: account.id } as const
  await recordTeamActivity(trx, caller, { verb: 'link_account', subject: linked })
  return account
}

/** Unlinks an account. Past withdrawals still show it, and pending ones are still paid out. */
export async function unlinkAccount(caller: Caller, id: number): Promise<PayoutAccount> {
  return db.transaction(async (trx) => {
    await requirePayoutOwner(caller, trx)
    const wallet = await Wallet.of(caller, trx)
    const account = await PayoutAccount.linkedTo(wallet, trx)
      .where({ id })
      .forUpdate()
      .firstOrFail()
    await account.merge({ unlinkedAt: DateTime.utc(), unlinkedBy: caller.user.id }).save()
    const subject = { kind: 'payout_account', id } as const
    await recordTeamActivity(trx, caller, { verb: 'unlink_account', subject })
    return account
  })
}

export async function listLinkedAccounts(caller: Caller): Promise<PayoutAccount[]> {
  return PayoutAccount.linkedTo(await Wallet.of(caller)).orderBy('id')
}

async function requireLinkable(
  wallet: Wallet,
  { bankCode, accountNumber }: BankAccountNumber,
  trx?: TransactionClientContract
) {
  const linked = await PayoutAccount.linkedTo(wallet, trx)
  const isLinked = linked.some(
    (one) => one.bankCode === bankCode && one.accountNumber === accountNumber
  )
  if (isLinked) throw new AlreadyLinked()
  if (linked.length >= MAX_PAYOUT_ACCOUNTS) throw new TooManyAccounts()
}
