import { test } from '@japa/runner'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { payShipment, makeUnpaidShipment, createTeam } from '#tests/support/developers/teams'

/** These rows are committed, so they belong to a business that no other test uses. */
test.group('Two payments of one person at once', () => {
  test('stay within the limit of the month together', async ({ assert }) => {
    const team = await createTeam()
    const { payer, wallet, limit } = team
    await limit(payer.place, { monthlyLimit: 4_000 })
    const booked = [await makeUnpaidShipment(team), await makeUnpaidShipment(team)]
    const answers = await Promise.all(booked.map((one) => payShipment(payer.ask, one)))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 403]
    )
    const { balanceKobo } = await LedgerAccount.findOrFail(wallet.account('cash').id)
    assert.equal(balanceKobo, 9_700_000)
  })
})
