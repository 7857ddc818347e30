import db from '@adonisjs/lucid/services/db'
import Membership from '#identity/organizations/models/membership'
import { Caller } from '#identity/sessions/caller'
import User from '#identity/accounts/models/user'
import { DEMO_ACCOUNTS } from '#identity/demo'
import { postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import Wallet from '#wallet/balances/wallet'

const KIND = 'demo_funding'
const CASH_KOBO = 750_000_00
const CASH_BACK_KOBO = 5_000_00
const BUSINESS_CREDIT_LIMIT_KOBO = 500_000_00

/** Puts money into each demo account's wallet, once. */
export async function seedDemoWallets() {
  for (const { email } of DEMO_ACCOUNTS) {
    const user = await User.findByOrFail('email', email)
    const membership = await Membership.query()
      .where('userId', user.id)
      .preload('organization')
      .firstOrFail()
    const wallet = await Wallet.of(new Caller(user, membership.organization))
    await fundOnce(wallet, email)
    if (wallet.isOrganizationWallet) await wallet.setCreditLimit(BUSINESS_CREDIT_LIMIT_KOBO)
  }
}

async function fundOnce(wallet: Wallet, reference: string) {
  const bankId = await LedgerAccount.idOfSystem('bank_clearing')
  const promotionsId = await LedgerAccount.idOfSystem('promotions')
  await db.transaction(async (trx) => {
    await trx.rawQuery('select id from wallets where id = ? for update', [wallet.id])
    const done = await trx.from('ledger_transfers').where({ kind: KIND, reference }).first()
    if (done) return
    await postTransfer(trx, { kind: KIND, reference, comment: 'Demo funds' }, [
      { accountId: bankId, amountKobo: -CASH_KOBO },
      { accountId: wallet.account('cash').id, amountKobo: CASH_KOBO },
      { accountId: promotionsId, amountKobo: -CASH_BACK_KOBO },
      { accountId: wallet.account('cash_back').id, amountKobo: CASH_BACK_KOBO },
    ])
  })
}
