import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { seedDemoAccounts } from '#identity/demo'
import User from '#identity/accounts/models/user'
import { needsTwo } from '#tests/functional/identity/approvals/approval_calls'
import { walletOf } from '#tests/support/money/wallet_rows'
import type Wallet from '#wallet/balances/wallet'
import { kill, signIn, startWeb, waitForBlocked, type Web } from '../wallet/processes.js'

type Answer = { status: number; body: any }

async function call(web: Web, token: string, path: string, body: object): Promise<Answer> {
  const response = await fetch(`${web.address}/api/v1${path}`, {
    method: 'POST',
    headers: { 'authorization': token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

test.group('Approvals across processes', (group) => {
  let firstWeb: Web
  let secondWeb: Web
  let wallet: Wallet
  let tokens: { asker: string; root: string; finance: string }

  group.setup(async () => {
    await seedDemoAccounts()
    ;[firstWeb, secondWeb] = await Promise.all([startWeb(), startWeb()])
    // Besides the person who asks, two people may approve.
    const finance = await User.findByOrFail('email', 'manager@sendam.test')
    await finance.merge({ role: 'ADMIN', approvalGroup: 'FINANCE' }).save()
    tokens = {
      asker: await signIn(secondWeb, 'admin@sendam.test'),
      root: await signIn(secondWeb, 'root@sendam.test'),
      finance: await signIn(secondWeb, finance.email),
    }
    wallet = await walletOf('member@sendam.test')
    await needsTwo('wallet_operation', 100)
    return async () => {
      await Promise.all([kill(firstWeb.child), kill(secondWeb.child)])
    }
  })

  async function requestCredit(): Promise<number> {
    const operation = { amount: 500, comment: 'Paid at the counter', isCredit: true }
    const of = { walletId: wallet.id, walletUserId: wallet.userId }
    const answer = await call(secondWeb, tokens.asker, '/wallet/operation', { ...operation, ...of })
    if (answer.status !== 202) throw new Error(JSON.stringify(answer.body))
    return answer.body.data.approval.id
  }

  const approve = (web: Web, token: string, id: number) =>
    call(web, token, `/approval/${id}/approve`, {})

  async function readCash() {
    const of = { wallet_id: wallet.id, kind: 'cash' }
    const { balance_kobo: kobo } = await db.from('ledger_accounts').where(of).firstOrFail()
    return Number(kobo)
  }

  async function holdCash() {
    const trx = await db.transaction()
    await trx.rawQuery(
      `select from ledger_accounts where wallet_id = ? and kind = 'cash' for update`,
      [wallet.id]
    )
    return () => trx.commit()
  }

  test('two concurrent approvals credit the wallet once, and the second is refused with 409', async ({
    assert,
  }) => {
    const id = await requestCredit()
    const before = await readCash()
    const release = await holdCash()
    const approvals = Promise.all([
      approve(firstWeb, tokens.root, id),
      approve(secondWeb, tokens.finance, id),
    ])
    await waitForBlocked(2)
    await release()
    const responses = await approvals
    assert.sameMembers(
      responses.map(({ status }) => status),
      [200, 409]
    )
    const refused = responses.find(({ status }) => status === 409)!
    assert.equal(refused.body.code, 'E_APPROVAL_ENDED')
    assert.match(refused.body.message, /This was already approved by /)
    assert.equal(await readCash(), before + 500_00)
  })

  test('an approval killed before its commit changes nothing, and can be repeated', async ({
    assert,
  }) => {
    const id = await requestCredit()
    const before = await readCash()
    const release = await holdCash()
    const cut = approve(firstWeb, tokens.root, id).catch(() => null)
    await waitForBlocked(1)
    await kill(firstWeb.child)
    await cut
    await release()
    assert.equal(await readCash(), before)
    const { outcome } = await db.from('approvals').where({ id }).firstOrFail()
    assert.isNull(outcome)
    const response = await approve(secondWeb, tokens.finance, id)
    assert.equal(response.status, 200, JSON.stringify(response.body))
    assert.equal(await readCash(), before + 500_00)
    firstWeb = await startWeb()
  })

  test('an approver who is blocked during the approval gets 403, and nothing is credited', async ({
    assert,
  }) => {
    const id = await requestCredit()
    const before = await readCash()
    const trx = await db.transaction()
    const finance = { email: 'manager@sendam.test' }
    await trx
      .from('users')
      .where(finance)
      .update({ blocked_at: trx.raw('now()') })
    const approval = approve(secondWeb, tokens.finance, id)
    await waitForBlocked(1)
    await trx.commit()
    const { status } = await approval
    assert.equal(status, 403)
    assert.equal(await readCash(), before)
    await db.from('users').where(finance).update({ blocked_at: null })
  })
})
