import { test } from '@japa/runner'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { seedDemoAccounts } from '#identity/demo'
import { askFor, unpaidOf, wholeTeam } from '#tests/support/developers/teams'

/** What is committed here stays, so it belongs to a business that no other test knows. */
test.group('Two owners at once', (group) => {
  group.setup(async () => void (await seedDemoAccounts()))

  test('pay a booking once: one of them does, and the other is told who', async ({ assert }) => {
    const team = await wholeTeam()
    const bola = await team.join('owner', 'Bola')
    const { body } = await askFor(team.booker.ask, await unpaidOf(team))
    const path = `/organization/approvals/${body.data.id}/approve`
    const answers = await Promise.all([team.owner, bola].map(({ ask }) => ask('POST', path, {})))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
    const loser = answers.find(({ status }) => status === 409)!
    assert.match(loser.message, /already approved and paid by (Ada|Bola) Obi/)
    const { balanceKobo } = await LedgerAccount.findOrFail(team.wallet.account('cash').id)
    assert.equal(balanceKobo, 9_700_000)
  })

  test('do not pay what somebody refuses at the same moment', async ({ assert }) => {
    const team = await wholeTeam()
    const bola = await team.join('owner', 'Bola')
    const { body } = await askFor(team.booker.ask, await unpaidOf(team))
    const path = `/organization/approvals/${body.data.id}`
    const [paid, refused] = await Promise.all([
      team.owner.ask('POST', `${path}/approve`, {}),
      bola.ask('POST', `${path}/refuse`, { reason: 'Not this month' }),
    ])
    assert.sameMembers([paid.status, refused.status], [200, 409])
    const { balanceKobo } = await LedgerAccount.findOrFail(team.wallet.account('cash').id)
    assert.equal(balanceKobo, paid.status === 200 ? 9_700_000 : 10_000_000)
  })
})
