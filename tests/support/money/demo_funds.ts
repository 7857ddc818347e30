import db from '@adonisjs/lucid/services/db'
import { Caller } from '#identity/sessions/caller'
import { DEMO_ACCOUNTS } from '#identity/demo'
import Membership from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'
import { postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import Wallet from '#wallet/balances/wallet'

const CASH_KOBO = 750_000_00

/**
 * Brings the demo wallets back to what they had, whatever tests that really commit have spent or paid
 * in: the files of a suite come in any order.
 */
export async function refillDemoWallets() {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email)
  const bank = await LedgerAccount.ofSystem('bank_clearing')
  const fundings = await db
    .from('ledger_transfers')
    .where('kind', 'demo_funding')
    .whereIn('reference', emails)
  const funded = new Set(fundings.map(({ reference }) => reference))
  for (const user of await User.query().whereIn('email', emails)) {
    const cash = await cashOf(user)
    const spentKobo = cash ? (funded.has(user.email) ? CASH_KOBO : 0) - cash.balanceKobo : 0
    if (!cash || spentKobo === 0) continue
    const reference = `refill ${user.email} ${Date.now()}`
    await db.transaction((trx) =>
      postTransfer(trx, { kind: 'demo_funding', reference }, [
        { accountId: bank.id, amountKobo: -spentKobo },
        { accountId: cash.id, amountKobo: spentKobo },
      ])
    )
  }
}

async function cashOf(user: User) {
  const membership = await Membership.query()
    .where('userId', user.id)
    .preload('organization')
    .first()
  if (!membership) return null
  const wallet = await Wallet.of(new Caller(user, membership.organization))
  return wallet.account('cash')
}
