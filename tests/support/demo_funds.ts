import db from '@adonisjs/lucid/services/db'
import { Caller } from '#identity/sessions/caller'
import { DEMO_ACCOUNTS } from '#identity/demo'
import Membership from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'
import { postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import Wallet from '#wallet/balances/wallet'

const CASH_KOBO = 750_000_00

/** Gives back to the demo wallets that were funded what tests that really commit have spent. */
export async function refillDemoWallets() {
  const bank = await LedgerAccount.ofSystem('bank_clearing')
  const funded = await db
    .from('ledger_transfers')
    .where('kind', 'demo_funding')
    .whereIn(
      'reference',
      DEMO_ACCOUNTS.map(({ email }) => email)
    )
  for (const { reference: email } of funded) {
    const user = await User.findBy('email', email)
    const cash = user && (await cashOf(user))
    const spentKobo = cash ? CASH_KOBO - cash.balanceKobo : 0
    if (!cash || spentKobo === 0) continue
    const reference = `refill ${email} ${Date.now()}`
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
