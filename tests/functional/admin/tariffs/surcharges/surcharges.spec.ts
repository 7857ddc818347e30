import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { requestDhlRate, FUEL, createSurchargeCalls } from '#tests/support/money/surcharges'
import { smallTariff } from '#tests/support/tariff'
import { tariffOf } from '../versions/tariff_version_calls.js'

const PLAIN = { shippingRate: 70_000, surcharges: [], paymentAmount: 70_000 }

/** DHL to Britain with a 12.5% fuel surcharge. */
const FUELLED = {
  shippingRate: 70_000,
  surcharges: [{ name: 'Fuel', kind: 'fuel', amount: 8_750 }],
  paymentAmount: 78_750,
}

/** The date in Lagos this many days from now, as a call expects it. */
const dayIn = (days: number) => DateTime.now().setZone('Africa/Lagos').plus({ days }).toISODate()!

/** Invalid surcharges and their errors. */
const WRONG = [
  [{ percent: null }, 'percent', 'Please enter either a percentage or an amount'],
  [{ amount: 500 }, 'percent', 'Please enter either a percentage or an amount'],
  [{ percent: 100.5 }, 'percent', '"Percent of the shipping rate" must be at most 100'],
  [{ percent: 1.005 }, 'percent', '"Percent of the shipping rate" can have at most 2 decimals'],
  [{ percent: null, amount: -1 }, 'amount', '"Amount" must be at least 1'],
  [{ percent: null, amount: 1e15 }, 'amount', '"Amount" must be at most 100,000,000'],
  [{ name: '  ' }, 'name', '"Name" should not be empty'],
  [{ name: 'x'.repeat(61) }, 'name', '"Name" must have at most 60 characters'],
  [{ name: 'Fu\nel' }, 'name', '"Name" is invalid'],
  [{ kind: 'tax' }, 'kind', '"Kind" is not one of the choices'],
  [{ courier: 'NOBODY' }, 'courier', '"Courier" is not one of the choices'],
  [{ lane: 'local' }, 'lane', '"Lane" is not one of the choices'],
  [{ origin: 'XX' }, 'origin', '"From" is not one of the choices'],
  [{ destination: 'NG_XX' }, 'destination', '"To" is not one of the choices'],
  [{ destination: 'GB_ENG' }, 'destination', '"To" is not one of the choices'],
  [
    { aboveWeight: 5, endWeight: 5 },
    'endWeight',
    '"Up to, in kg" must be more than "Above, in kg"',
  ],
  [{ longerThan: 120 }, 'longerThan', 'Only an oversize surcharge can depend on the longest side'],
  [{ startsOn: '2026-02-30' }, 'startsOn', '"First day" must be a date such as 2026-11-20'],
  [
    { startsOn: '2026-12-02', endsOn: '2026-12-01' },
    'endsOn',
    '"Last day" must not be before "First day"',
  ],
] as const

test.group('Surcharges', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('apply to the very next price after staff add, change or remove one', async ({
    client,
    assert,
  }) => {
    const surcharges = await createSurchargeCalls(client)
    assert.deepEqual(await surcharges.all(), [])
    assert.deepEqual(await requestDhlRate(), PLAIN)
    const added = await surcharges.add({
      ...FUEL,
      courier: 'DHL',
      lane: 'export',
      origin: 'NG_LA',
      destination: 'GB',
      endWeight: 30,
      startsOn: '2026-01-01',
    })
    added.assertStatus(200)
    const { message, data } = added.body()
    assert.equal(message, 'The surcharge "Fuel" is added.')
    assert.deepEqual(data, {
      id: data.id,
      version: 1,
      name: 'Fuel',
      kind: 'fuel',
      percent: 12.5,
      amount: null,
      courier: 'DHL',
      lane: 'export',
      origin: 'NG_LA',
      destination: 'GB',
      aboveWeight: 0,
      endWeight: 30,
      longerThan: null,
      startsOn: '2026-01-01',
      endsOn: null,
      state: 'active',
    })
    assert.deepEqual(await surcharges.all(), [data])
    assert.deepEqual(await requestDhlRate(), FUELLED)
    assert.deepEqual(await requestDhlRate({ origin: { state: 'NG_OG', city: null } }), PLAIN)

    const changed = await surcharges.change(data.id, { ...FUEL, percent: 10, version: 1 })
    changed.assertStatus(200)
    assert.equal(changed.body().data.version, 2)
    assert.isNull(changed.body().data.courier)
    const dearer = await requestDhlRate()
    assert.equal(dearer.paymentAmount, 77_000)
    const removed = await surcharges.remove(data.id)
    assert.equal(removed.body().message, 'The surcharge "Fuel" is removed.')
    assert.deepEqual(await requestDhlRate(), PLAIN)

    const entries = await db
      .from('audit_entries')
      .where({ subject_kind: 'surcharge', subject_id: String(data.id) })
      .orderBy('id')
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['surcharge.create', 'surcharge.update', 'surcharge.delete']
    )
  })

  test('are refused with the field that is wrong', async ({ client, assert }) => {
    const surcharges = await createSurchargeCalls(client)
    for (const [wrong, field, message] of WRONG) {
      const refused = await surcharges.add({ ...FUEL, ...wrong })
      refused.assertStatus(422)
      assert.containsSubset(refused.body().errors, [{ field, message }], JSON.stringify(wrong))
    }
    assert.deepEqual(await surcharges.all(), [])
    const id = await surcharges.create()
    for (const [wrong] of WRONG) {
      const refused = await surcharges.change(id, { ...FUEL, ...wrong })
      refused.assertStatus(422)
    }
  })

  test('are refused if identical to another one, or beyond 500 in a tariff', async ({
    client,
    assert,
  }) => {
    const surcharges = await createSurchargeCalls(client)
    await surcharges.create()
    const again = await surcharges.add(FUEL)
    again.assertStatus(409)
    assert.equal(again.body().message, 'There is already a surcharge exactly like this one.')
    assert.deepEqual(await requestDhlRate(), FUELLED)
    await db.rawQuery(`insert into shipping_surcharges (kind, name, amount_kobo, above_grams)
      select 'other', 'No. ' || number, 100, 90000000 from generate_series(2, 500) as number`)
    const tooMany = await surcharges.add({ ...FUEL, percent: 1 })
    tooMany.assertStatus(422)
    assert.include(tooMany.body().message, 'at most 500 surcharges')
  })

  test('cannot be overwritten after somebody else’s change, or changed after removal', async ({
    client,
    assert,
  }) => {
    const surcharges = await createSurchargeCalls(client)
    const id = await surcharges.create()
    await surcharges.change(id, { ...FUEL, percent: 10, version: 1 })
    const outdated = await surcharges.change(id, { ...FUEL, percent: 20, version: 1 })
    outdated.assertStatus(409)
    assert.include(outdated.body().message, 'Somebody else has changed this surcharge')
    assert.include(JSON.stringify(outdated.body().errors), 'Tunde Bakare saved it')
    const [current] = await surcharges.all()
    assert.equal(current.percent, 10)
    await surcharges.remove(id)
    const answers = [await surcharges.change(id, FUEL), await surcharges.remove(id)]
    for (const response of answers) response.assertStatus(404)
  })

  test('are edited in a draft without changing prices, compared, published and rolled back', async ({
    client,
    assert,
  }) => {
    const surcharges = await createSurchargeCalls(client)
    const tariff = await tariffOf(client)
    const peak = await surcharges.create({ name: 'Peak', kind: 'peak_season', amount: 2_000 })
    const before = await requestDhlRate()
    const draft = await tariff.draft()
    const fuel = await surcharges.create(FUEL, draft)
    await surcharges.change(peak, { name: 'Peak', kind: 'peak_season', amount: 3_000 }, draft)
    assert.deepEqual(await requestDhlRate(), before)
    const listed = await surcharges.all(draft)
    assert.deepEqual(
      listed.map(({ name, percent, amount }) => ({ name, percent, amount })),
      [
        { name: 'Peak', percent: null, amount: 3_000 },
        { name: 'Fuel', percent: 12.5, amount: null },
      ]
    )
    const { data, total, surcharges: changes } = await tariff.differences(draft)
    assert.deepEqual({ data, total }, { data: [], total: 0 })
    assert.deepEqual(changes, [
      {
        id: peak,
        name: 'Peak',
        change: 'changed',
        isConflict: false,
        facts: ['Price: ₦2,000.00 becomes ₦3,000.00'],
      },
      {
        id: fuel,
        name: 'Fuel',
        change: 'added',
        isConflict: false,
        facts: [
          ...['Kind: Fuel', 'Price: 12.5%', 'Courier: All couriers', 'Lane: All lanes'],
          ...['Parcels: All parcels', 'Dates: Always'],
        ],
      },
    ])
    const published = await tariff.publish(draft)
    published.assertStatus(200)
    const { surcharges: charged, paymentAmount } = await requestDhlRate()
    assert.deepEqual(charged, [
      { name: 'Peak', kind: 'peak_season', amount: 3_000 },
      { name: 'Fuel', kind: 'fuel', amount: 8_750 },
    ])
    assert.equal(paymentAmount, 81_750)
    const read: any = await tariff.apiClient('get', `/tariff_version/${draft}`)
    assert.containsSubset(read.body().data, { zonesChanged: 0, surchargesChanged: 2 })
    const written = await tariff.differences(draft)
    assert.deepEqual(written.surcharges, changes)
    const outdated = await surcharges.change(fuel, FUEL, draft)
    outdated.assertStatus(409)

    const back = await tariff.rollBack(draft)
    back.assertStatus(200)
    assert.deepEqual(await requestDhlRate(), before)
    const [only, ...others] = await surcharges.all()
    assert.deepEqual([only.id, only.amount, others], [peak, 2_000, []])
    assert.deepEqual(await surcharges.all(draft), [
      { ...listed[0], version: 1 },
      { ...listed[1], version: 1 },
    ])
  })

  test('changed both live and in a draft are named before the draft replaces them', async ({
    client,
    assert,
  }) => {
    const surcharges = await createSurchargeCalls(client)
    const tariff = await tariffOf(client)
    const [fuel, peak] = [
      await surcharges.create(),
      await surcharges.create({ name: 'Peak', kind: 'peak_season', amount: 2_000 }),
    ]
    const draft = await tariff.draft()
    await surcharges.change(fuel, { ...FUEL, percent: 15 }, draft)
    await surcharges.change(fuel, { ...FUEL, percent: 20 })
    await surcharges.remove(peak)
    const refused = await tariff.publish(draft)
    refused.assertStatus(409)
    assert.include(refused.body().message, 'in 1 surcharge that this draft changes')
    assert.deepInclude(refused.body().errors, { message: 'Surcharge "Fuel"' })
    const replaced = await tariff.publish(draft, { replace: true })
    replaced.assertStatus(200)
    // A surcharge that the draft did not touch stays removed.
    const { surcharges: charged } = await requestDhlRate()
    assert.deepEqual(charged, [{ name: 'Fuel', kind: 'fuel', amount: 10_500 }])
  })

  test('identical in two drafts are published once, and never more than 500', async ({
    client,
    assert,
  }) => {
    const surcharges = await createSurchargeCalls(client)
    const tariff = await tariffOf(client)
    const [firstDraft, secondDraft] = [await tariff.draft('One'), await tariff.draft('Other')]
    await surcharges.create(FUEL, firstDraft)
    const second = await surcharges.create(FUEL, secondDraft)
    const first = await tariff.publish(firstDraft)
    first.assertStatus(200)
    for (const more of [{}, { replace: true }, { startsAt: `${dayIn(1)}T08:00` }]) {
      const refused = await tariff.publish(secondDraft, more)
      refused.assertStatus(409)
      assert.equal(refused.body().code, 'E_TARIFF_CLASH')
      assert.equal(
        refused.body().message,
        'The live tariff already has a surcharge exactly like "Fuel", so it would be charged twice. Change it in the draft, then publish again.'
      )
    }
    assert.deepEqual(await requestDhlRate(), FUELLED)

    await surcharges.change(second, { ...FUEL, name: 'Fuel, once more', percent: 1 }, secondDraft)
    await db.rawQuery(`insert into shipping_surcharges (kind, name, amount_kobo, above_grams)
      select 'other', 'No. ' || number, 100, 90000000 from generate_series(2, 500) as number`)
    const tooMany = await tariff.publish(secondDraft)
    tooMany.assertStatus(409)
    assert.include(
      tooMany.body().message,
      'The live tariff would have 501 surcharges, and a tariff has at most 500.'
    )
    await db.from('shipping_surcharges').where('name', 'No. 2').delete()
    const published = await tariff.publish(secondDraft)
    published.assertStatus(200)
    assert.lengthOf(await surcharges.all(), 500)
  })

  test('saved live make a version each; a roll-back keeps rows written outside the console', async ({
    client,
    assert,
  }) => {
    const surcharges = await createSurchargeCalls(client)
    const tariff = await tariffOf(client)
    await surcharges.create()
    await db.table('shipping_surcharges').insert({ kind: 'other', name: 'Odd', amount_kobo: 100 })
    const removed = await surcharges.all()
    await surcharges.remove(removed[0].id)
    const listed: any = await tariff.apiClient('get', '/tariff_version/all?show=saves')
    assert.deepEqual(
      listed
        .body()
        .data.slice(0, 3)
        .map(({ name, surchargesChanged }: any) => [name, surchargesChanged]),
      [
        ['Surcharge removed: Fuel', 1],
        ['Changed outside the console', 1],
        ['New surcharge: Fuel', 1],
      ]
    )
    const back = await tariff.rollBack(listed.body().data[0].id)
    back.assertStatus(200)
    const { paymentAmount } = await requestDhlRate()
    assert.equal(paymentAmount, 78_751)
  })

  test('are charged on their days only, also when staff ask for the price of a day', async ({
    client,
    assert,
  }) => {
    const surcharges = await createSurchargeCalls(client)
    const tariff = await tariffOf(client)
    await surcharges.create({ ...FUEL, startsOn: dayIn(1), endsOn: dayIn(2) })
    const [upcoming] = await surcharges.all()
    assert.equal(upcoming.state, 'upcoming')
    assert.deepEqual(await requestDhlRate(), PLAIN)
    const on = async (days: number) => {
      const prices = await tariff.priceBy({ at: dayIn(days) }, 'paymentAmount')
      return prices.DHL
    }
    assert.deepEqual(
      [await on(0), await on(1), await on(2), await on(3)],
      [...[70_000, 78_750, 78_750, 70_000]]
    )
    // A version is priced with today's surcharges unless a day is given.
    const draft = await tariff.draft()
    const today = await tariff.priceBy({ version: draft }, 'paymentAmount')
    const tomorrow = await tariff.priceBy({ version: draft, at: dayIn(1) }, 'paymentAmount')
    assert.deepEqual([today.DHL, tomorrow.DHL], [70_000, 78_750])
  })
})
