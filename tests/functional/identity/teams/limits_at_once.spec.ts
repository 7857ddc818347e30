import { test } from '@japa/runner'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { payShipment, makeUnpaidShipment, createTeam } from '#tests/support/developers/teams'

/** These rows are committed, so they belong to a business that no other test uses. */
test.group('Concurrent payments of one member', () => {
  test('stay within the monthly limit together', async ({ assert }) => {
    const team = await createTeam()
    const { payer, wallet, limit } = team
    await limit(payer.place, { monthlyLimit: 4_000 })
    const booked = [await makeUnpaidShipment(team), await makeUnpaidShipment(team)]
    const answers = await Promise.all(booked.map((shipment) => payShipment(payer.ask, shipment)))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 403]
    )
    const { balanceKobo } = await LedgerAccount.findOrFail(wallet.account('cash').id)
    assert.equal(balanceKobo, 9_700_000)
  })
})
