import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createBatchCalls, buildLocalRows, writeCsv } from '#tests/support/developers/batches'
import { createShop } from '#tests/support/developers/shop'
import { cashInWallet } from '#tests/support/money/wallet_rows'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'
import { formsWith } from '#tests/functional/shipping/pricing/advice/applied_change'

async function openShop() {
  const shop = await createShop({ naira: 900_000 })
  return { ...shop, ...createBatchCalls(shop) }
}

/** Returns a booking of 1.05 kg. Up to 1 kg it would cost a quarter. */
async function heavyForm() {
  const form = await submission()
  const [item] = form.items
  const light = { quantity: 1, value: 500 }
  const itemUnits = item!.itemUnits.map((unit) => ({ ...unit, ...light }))
  return { ...form, items: [{ ...item!, itemUnits, weight: 1.05 }] }
}

test.group('Price advice on batch rows', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('states the price that the advised rows are then charged', async ({ assert }) => {
    const { price, pay, wallet } = await openShop()
    const form = await heavyForm()
    const [light, unreachable] = await buildLocalRows(2)
    unreachable!.destination.phoneNumber = '12'
    const { body } = await price([form, light, unreachable])
    const [first, second, third] = body.data.rows
    assert.deepEqual([second.advice, third.advice], [[], []])
    const [piece] = first.advice
    assert.containsSubset(piece, { kind: 'lower_weight', change: { items: [{ weight: 1 }] } })
    assert.equal(piece.total, first.price - piece.saved)
    const advised = await price([...formsWith(form, piece.change), light])
    assert.equal(advised.body.data.rows[0].price, piece.total)
    const paid = await pay(advised.body.data.id)
    assert.equal(paid.status, 200)
    assert.equal(await cashInWallet(wallet), 900_000 - piece.total - second.price)
  })

  test('undercuts the chosen courier, and disappears once taken', async ({ assert }) => {
    const { price, correct } = await openShop()
    const [row] = await buildLocalRows(1)
    const { body } = await price([{ ...row, preferredCourier: 'UPS' }])
    const [piece] = body.data.rows[0].advice
    assert.containsSubset(piece, { kind: 'courier', insteadOf: 'UPS', total: 3_000, saved: 500 })
    const { preferredCourier } = piece.change
    const changed = await correct(body.data.id, 1, { preferredCourier })
    assert.containsSubset(changed.body.data.rows[0], { price: 3_000, advice: [] })
  })

  test('can be applied to the cells of a sheet', async ({ assert }) => {
    const { book, paste, correct } = await openShop()
    await book()
    const headers = ['Receiver', 'Phone', 'E-mail', 'Address', 'City', 'State', 'Country']
    const more = ['Postal code', 'Contents', 'Category', 'Unit value (₦)', 'Weight (kg)']
    const row = [
      ...['Grace Miller', '+442079460000', 'grace@example.test', '1 High Street', 'London'],
      ...['England', 'United Kingdom', 'N1 9GU', 'Cotton shirts', 'Clothing', '500', '1.05'],
    ]
    const { body } = await paste(writeCsv([...headers, ...more], [row]))
    assert.deepEqual(body.data.rows[0].errors, [])
    const [piece] = body.data.rows[0].advice
    const [{ weight }] = piece.change.items
    const changed = await correct(body.data.id, 2, { cells: { weight: String(weight) } })
    assert.containsSubset(changed.body.data.rows[0], { price: piece.total, advice: [] })
  })
})
