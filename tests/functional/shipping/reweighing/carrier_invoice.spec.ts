import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { createFileSender, readProblems } from '#tests/support/files/file_sender'
import { apiClientOf } from '#tests/support/api_client'
import { bookLightParcel, findLatestReweigh, readReweighStatuses } from '#tests/support/reweighs'
import { smallTariff } from '#tests/support/tariff'

const HEADER = 'waybill,weight_kg,charge_naira'

test.group('Carrier invoice file', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
    await smallTariff()
  })

  test('proposes a reweigh for each line that differs', async ({ client, assert }) => {
    const owner = await apiClientOf(client, 'member@sendam.test')
    const [heavy, same, dear] = [
      await bookLightParcel(owner),
      await bookLightParcel(owner),
      await bookLightParcel(owner),
    ]
    const { save } = await createFileSender(client, '/reweigh/invoice')
    const lines = [
      `${heavy.waybillNumber},1.4,`,
      `${same.waybillNumber},0.9,65000`,
      `${dear.waybillNumber},,80000.50`,
    ]
    const { status, body } = await save([HEADER, ...lines].join('\n'), '')
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(body.data, { proposed: 2, noted: 0, nothing: 1 })
    assert.deepEqual(await readReweighStatuses(same), [])
    const [byWeight, byCharge] = [await findLatestReweigh(heavy), await findLatestReweigh(dear)]
    assert.deepEqual([byWeight.ratedBy, byCharge.ratedBy], ['booking', 'charge'])
    assert.equal(byCharge.differenceKobo, 10_000_50)
  })

  test('names every bad line and imports none', async ({ client, assert }) => {
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const { save } = await createFileSender(client, '/reweigh/invoice')
    const lines = [
      `${shipment.waybillNumber},1.4,`,
      'NOT-OURS-1,2,',
      `${shipment.waybillNumber},1.5,`,
      'X,two,',
      ',2,3.999',
      'Y,,',
    ]
    const answer = await save([HEADER, ...lines].join('\n'), '')
    assert.equal(answer.status, 422)
    assert.deepEqual(readProblems(answer), [
      'File row 3: we have no shipment with waybill NOT-OURS-1',
      'File row 4: row 2 is for the same shipment',
      'File row 5: weight_kg "two" is not a weight',
      'File row 6: charge_naira 3.999 can mean 3 point 999 or 3999: write 3999, or at most two decimals',
      'File row 7: it has neither a weight nor a charge',
    ])
    assert.deepEqual(await readReweighStatuses(shipment), [])
    for (const text of ['', HEADER, 'waybill,kg\nX,1', new Uint8Array([0xff, 0xfe, 0x41])]) {
      const refused = await save(text, '')
      assert.equal(refused.status, 422, String(text))
    }
  })
})
