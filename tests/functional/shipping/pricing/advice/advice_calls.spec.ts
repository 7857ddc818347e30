import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import Organization from '#identity/organizations/models/organization'
import BillingGroup from '#shipping/pricing/models/billing_group'
import ExpressBox from '#shipping/pricing/models/express_box'
import ItemCategory from '#shipping/pricing/models/item_category'
import { cashOf } from '#tests/support/money/payments'
import { setCash } from '#tests/support/money/payouts'
import { apiClientOf } from '#tests/support/api_client'
import { requestRates, toBritain } from '#tests/support/rate_requests'
import { seedReference } from '#tests/support/reference'
import { submission } from '#tests/support/submission'
import { addZone, smallTariff } from '#tests/support/tariff'
import { formsWith } from './applied_change.js'

const MEMBER = 'member@sendam.test'
const MANAGER = 'manager@sendam.test'

type Form = Awaited<ReturnType<typeof submission>>

/** Lagos to London with these packages; each has contents worth 15,001 naira. */
async function formOf(measures: Partial<Form['items'][0]>[], changes: object = {}): Promise<Form> {
  const form = await submission(changes)
  const [template] = form.items
  const size = { packageDimension: null as unknown as Form['items'][0]['packageDimension'] }
  return { ...form, items: measures.map((entry) => ({ ...template!, ...size, ...entry })) }
}

async function requestQuote(client: ApiClient, form: Form, username = MEMBER) {
  const apiClient = await apiClientOf(client, username)
  const response: any = await apiClient('post', '/shipment/check_rate', form)
  response.assertStatus(200)
  const { advice, courierRates } = response.body().data
  return { apiClient, advice, courierRates }
}

/** Quotes, books and pays as advised; returns the naira that left the wallet. */
async function bookAsAdvised(client: ApiClient, form: Form, advice: any, username = MEMBER) {
  const apiClient = await apiClientOf(client, username)
  await setCash(username, 900_000)
  for (const changed of formsWith(form, advice.change)) {
    const quote: any = await apiClient('post', '/shipment/check_rate', changed)
    const { quoteId } = quote.body().data
    const response: any = await apiClient('post', '/shipment', {
      ...changed,
      quoteId,
      pay: 'Wallet',
    })
    response.assertStatus(201)
    response.assert!.equal(response.body().data.courier, advice.courier)
  }
  return 900_000 - (await cashOf(apiClient))
}

test.group('Price advice in the API', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
    await smallTariff()
  })

  test('proposes a lower weight in the calculator, which then costs the advised price', async ({
    assert,
  }) => {
    const { status, body } = await requestRates(toBritain({ item: { weight: 1.05 } }))
    assert.equal(status, 200)
    assert.deepEqual(body.data.advice, [
      {
        kind: 'lower_weight',
        sentence: 'If you remove 50 g, you save ₦150,000.',
        saved: 150_000,
        total: 50_000,
        courier: 'FEDEX',
        insteadOf: 'FEDEX',
        change: { items: [{ weight: 1 }] },
      },
    ])
    const [item] = body.data.advice[0].change.items
    const after = await requestRates(toBritain({ item }))
    assert.equal(after.body.data.courierRates[0].paymentAmount, 50_000)
    assert.deepEqual(after.body.data.advice, [])
  })

  test('proposes a smaller size in the calculator, which then costs the advised price', async ({
    assert,
  }) => {
    const packageDimension = [30, 17, 10]
    const { body } = await requestRates(toBritain({ item: { weight: 0.4, packageDimension } }))
    const [advice] = body.data.advice
    assert.containsSubset(advice, {
      kind: 'smaller_size',
      sentence: 'If you trim the length by 1 cm, you save ₦150,000.',
      change: { items: [{ packageDimension: [29, 17, 10] }] },
    })
    const after = await requestRates(
      toBritain({ item: { weight: 0.4, ...advice.change.items[0] } })
    )
    assert.equal(after.body.data.courierRates[0].paymentAmount, advice.total)
  })

  test('is empty when no courier carries the parcel or nothing is cheaper', async ({ assert }) => {
    for (const weight of [0.1, 0.8, 20, 99_000]) {
      const { body } = await requestRates(toBritain({ item: { weight, packageDimension: null } }))
      assert.deepEqual(body.data.advice, [], String(weight))
    }
  })

  test('of every kind gives the price that a booking with its change costs', async ({
    client,
    assert,
  }) => {
    const cheap = { quantity: 1, value: 500 }
    const forms: Record<string, [Form, string?]> = {
      lower_weight: [await formOf([{ weight: 1.05 }])],
      smaller_size: [
        await formOf([{ weight: 0.4, packageDimension: { length: 30, width: 17, height: 10 } }]),
      ],
      pickup: [await formOf([{ weight: 0.8 }], { pickup: false })],
      courier: [await formOf([{ weight: 0.8 }], { preferredCourier: 'DHL' })],
      insurance: [await formOf([{ weight: 0.8 }], { insurance: 'Premium' })],
      two_shipments: [await formOf([{ weight: 0.6 }, { weight: 0.7 }])],
      merged_packages: [
        await formOf([
          { weight: 0.5, packageDimension: { length: 2, width: 2, height: 2 } },
          { weight: 0.1, packageDimension: { length: 40, width: 30, height: 3 } },
        ]),
      ],
      express_box: [await boxedForm(), MANAGER],
    }
    const [parcel] = forms.insurance![0].items
    parcel!.itemUnits = parcel!.itemUnits.map((item) => ({ ...item, ...cheap }))
    for (const [kind, [form, username]] of Object.entries(forms)) {
      const { advice, courierRates } = await requestQuote(client, form, username)
      const piece = advice.find((entry: any) => entry.kind === kind)
      assert.exists(piece, `${kind}: ${JSON.stringify(advice)}`)
      const before = courierRates.find(({ courier }: any) => courier === piece.insteadOf)
      assert.equal(before.paymentAmount - piece.saved, piece.total, kind)
      assert.equal(await bookAsAdvised(client, form, piece, username), piece.total, kind)
    }
  })

  async function boxedForm() {
    const boxes = await ExpressBox.query().whereNull('archivedAt').orderBy('weightGrams')
    const { id, lengthCm: length, widthCm: width, heightCm: height } = boxes[2]!
    const packageDimension = { length, width, height }
    return formOf([{ weight: 0.8, packageDimension, expressBoxId: id }])
  }

  test('proposes express boxes to staff only', async ({ client, assert }) => {
    const kindsOf = (advice: any[]) => advice.map(({ kind }) => kind)
    const form = await boxedForm()
    const staff = await requestQuote(client, form, MANAGER)
    assert.include(kindsOf(staff.advice), 'express_box')
    const [parcel] = form.items
    const own = { ...form, items: [{ ...parcel!, expressBoxId: 0 }] }
    const customer = await requestQuote(client, own)
    assert.notInclude(kindsOf(customer.advice), 'express_box')
  })

  test('compares with the preferred courier, or with the cheapest without one', async ({
    client,
    assert,
  }) => {
    const adviceFor = async (preferredCourier: string | null) => {
      const { advice } = await requestQuote(
        client,
        await formOf([{ weight: 1.05 }], { preferredCourier })
      )
      return advice.map(({ kind, insteadOf, total }: any) => [kind, insteadOf, total])
    }
    assert.deepEqual(await adviceFor(null), [['lower_weight', 'FEDEX', 50_000]])
    assert.deepEqual(await adviceFor('cheapest'), [['lower_weight', 'FEDEX', 50_000]])
    assert.deepEqual(await adviceFor('fastest'), [
      ['lower_weight', 'DHL', 70_000],
      ['courier', 'DHL', 200_000],
    ])
    assert.deepEqual(await adviceFor('UPS'), [
      ['lower_weight', 'UPS', 55_000],
      ['courier', 'UPS', 200_000],
    ])
    assert.deepEqual(await adviceFor('ARAMEX'), [['lower_weight', 'FEDEX', 50_000]])
  })

  test('leaves out a courier whose form cannot hold the address', async ({ client, assert }) => {
    const form = await formOf([{ weight: 0.8 }], { preferredCourier: 'DHL' })
    const { advice } = await requestQuote(client, form)
    assert.equal(advice[0].courier, 'FEDEX')
    const cityName = 'Llanfairpwllgwyngyllgogerychwyrndro'.padEnd(38, 'b')
    const long = { ...form, destination: { ...form.destination, cityName } }
    const longCity = await requestQuote(client, long)
    assert.notInclude(
      longCity.advice.map(({ courier }: any) => courier),
      'FEDEX'
    )
  })

  test("uses the prices of the customer's billing group", async ({ client, assert }) => {
    const request = toBritain({ item: { weight: 0.52 } })
    const totals = async () => {
      const apiClient = await apiClientOf(client, MEMBER)
      const answer: any = await apiClient('post', '/rate/quote', request)
      return answer.body().data.advice.map(({ total }: any) => total)
    }
    assert.deepEqual(await totals(), [40_000])
    const { id: billingGroupId } = await BillingGroup.findByOrFail('name', 'Preferred Businesses')
    const organization = await Organization.findOrFail(2)
    await organization.merge({ billingGroupId }).save()
    assert.deepEqual(await totals(), [30_000])
  })

  test('covers 100 packages, some with food', async ({ client, assert }) => {
    const food = await ItemCategory.findByOrFail('name', 'Foodstuff')
    await addZone({
      kind: 'export',
      courierCode: 'UPS',
      description: 'Ghana',
      geography: 'country',
      destinations: ['GH'],
      bands: [
        [0, 12, 20_000],
        [12, 99, 90_000],
      ],
    })
    const packages = Array.from({ length: 100 }, () => ({ weight: 0.15 }))
    const form = await formOf(packages, { preferredCourier: 'UPS' })
    const destination = { ...form.destination, country: 'GH', state: 'GH_AA', cityName: 'Accra' }
    const items = form.items.map((parcel, at) => ({
      ...parcel,
      itemUnits: parcel.itemUnits.map((item) => ({
        ...item,
        category: at === 0 ? food.id : item.category,
      })),
    }))
    const given = { ...form, destination, items }
    const { advice } = await requestQuote(client, given)
    const piece = advice.find(({ kind }: any) => kind === 'two_shipments')
    assert.equal(piece.total, 45_000)
    assert.equal(await bookAsAdvised(client, given, piece), 45_000)
  })
})
