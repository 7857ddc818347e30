import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { lockTeam } from '#identity/organizations/team'
import { lockAccounts } from '#wallet/ledger/ledger'
import { waitUntilBlocked } from '#tests/support/blocked_statements'
import { statusOf } from '#tests/support/developers/business'
import {
  requestApproval,
  payShipment,
  makeUnpaidShipment,
  createTeam,
} from '#tests/support/developers/teams'
import { mailOf } from '#tests/support/people'

/** These rows are committed, so they belong to a business that no other test uses. */
test.group('Concurrent decisions on a purchase approval', () => {
  test('two owners pay a booking once, and the second learns who paid', async ({ assert }) => {
    const team = await createTeam()
    const bola = await team.join('owner', 'Bola')
    const { body } = await requestApproval(team.booker.ask, await makeUnpaidShipment(team))
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

  test('a booking is paid or refused, never both', async ({ assert }) => {
    const team = await createTeam()
    const bola = await team.join('owner', 'Bola')
    const { body } = await requestApproval(team.booker.ask, await makeUnpaidShipment(team))
    const path = `/organization/approvals/${body.data.id}`
    const [paid, refused] = await Promise.all([
      team.owner.ask('POST', `${path}/approve`, {}),
      bola.ask('POST', `${path}/refuse`, { reason: 'Not this month' }),
    ])
    assert.sameMembers([paid.status, refused.status], [200, 409])
    const { balanceKobo } = await LedgerAccount.findOrFail(team.wallet.account('cash').id)
    assert.equal(balanceKobo, paid.status === 200 ? 9_700_000 : 10_000_000)
  })

  test('a booking that is being paid cannot be refused', async ({ assert }) => {
    const team = await createTeam()
    const booked = await makeUnpaidShipment(team)
    const { body } = await requestApproval(team.booker.ask, booked)
    const hold = await db.transaction()
    await lockAccounts(hold, [team.wallet.account('cash').id])
    const paying = payShipment(team.payer.ask, booked)
    await waitUntilBlocked('with paid as')
    const path = `/organization/approvals/${body.data.id}/refuse`
    const refusing = team.owner.ask('POST', path, { reason: 'Not this month' })
    await waitUntilBlocked('from "shipments"')
    await hold.rollback()
    const [paid, refused] = await Promise.all([paying, refusing])
    assert.equal(paid.status, 200)
    assert.deepEqual([refused.status, refused.body.code], [409, 'E_APPROVAL_VOID'])
    assert.lengthOf(await mailOf(team.booker.user.email), 0)
  })
})

test.group('Team change in progress', () => {
  test('delays neither an approval nor a payment', async ({ assert }) => {
    const team = await createTeam()
    const { body } = await requestApproval(team.booker.ask, await makeUnpaidShipment(team))
    const change = await db.transaction()
    await lockTeam(change, team.organization.id)
    await change.from('memberships').where('id', team.booker.place.id).update({ role: 'viewer' })
    const path = `/organization/approvals/${body.data.id}/approve`
    // The change of the booker's role has not been committed, so the request is still valid.
    assert.equal(await statusOf(team.owner.ask('POST', path, {})), 200)
    assert.equal(await statusOf(payShipment(team.payer.ask, await makeUnpaidShipment(team))), 200)
    await change.commit()
  })
})
