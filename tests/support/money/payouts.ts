import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { ApiResponse } from '@japa/api-client'
import User from '#identity/accounts/models/user'
import { kobo } from '#shared/money/rules/money'
import { postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import InboxMessage from '#shared/inbox/inbox_message'
import PayoutAccount from '#wallet/payouts/models/payout_account'
import Wallet from '#wallet/balances/wallet'
import { Caller } from '#identity/sessions/caller'

/** In the sandbox the end of an account number decides what happens to a transfer. */
export const ACCOUNT = {
  good: '0690000031',
  fails: '0690000001',
  stuck: '0690000002',
  slow: '0690000003',
  silent: '0690000004',
  unknown: '0690000000',
  noAnswer: '0690000005',
}

export async function findCaller(email: string): Promise<Caller> {
  const user = await User.findByOrFail('email', email)
  const { organization } = await user.homeMembership()
  return new Caller(user, organization)
}

export async function walletOf(email: string): Promise<Wallet> {
  return Wallet.of(await findCaller(email))
}

export async function linkPayoutAccount(
  email = 'member@sendam.test',
  accountNumber = ACCOUNT.good
) {
  const { user } = await findCaller(email)
  const wallet = await walletOf(email)
  return PayoutAccount.create({
    organizationId: wallet.organizationId,
    walletId: wallet.id,
    bankCode: '044',
    bankName: 'Access Bank',
    accountNumber,
    accountName: 'OBI ADA',
    linkedBy: user.id,
  })
}

/** Returns the six digits in the newest message to an email address or a phone number. */
export async function readSentCode(recipient: string): Promise<string> {
  const message = await InboxMessage.query()
    .where({ recipient })
    .orderBy('id', 'desc')
    .firstOrFail()
  const [code] = message.text.match(/\b\d{6}\b/) ?? []
  if (!code) throw new Error(`The newest message to ${recipient} has no code`)
  return code
}

export async function assertStatus(call: Promise<ApiResponse>, status: number) {
  const response = await call
  response.assertStatus(status)
}

export async function dataOf(call: Promise<ApiResponse>) {
  const response = await call
  return response.body().data
}

export async function setCash(email: string, naira: number) {
  const wallet = await walletOf(email)
  const cash = wallet.account('cash')
  const bank = await LedgerAccount.ofSystem('bank_clearing')
  const amountKobo = kobo(naira) - cash.balanceKobo
  if (amountKobo === 0) return
  const reference = randomBytes(8).toString('hex')
  await db.transaction((trx) =>
    postTransfer(trx, { kind: 'demo_funding', reference }, [
      { accountId: bank.id, amountKobo: -amountKobo },
      { accountId: cash.id, amountKobo },
    ])
  )
}
