import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import ClassifiedGood from '#shipping/customs/models/classified_good'
import HsCode from '#shipping/customs/models/hs_code'
import shippingData from '#shipping/history/personal_data'
import ShipmentDeclaration from '#shipping/shipment/models/shipment_declaration'
import { buildCustomsData } from '#shipping/customs/customs_data'
import ItemCategory from '#shipping/pricing/models/item_category'
import Shipment from '#shipping/shipment/models/shipment'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { seedReference } from '#tests/support/reference'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

type Change = { item?: object; customs?: object; destination?: object }

async function formWith({ item, ...changes }: Change = {}) {
  const form = await submission({ preferredCourier: 'UPS', ...changes })
  Object.assign(form.items[0]!.itemUnits[0]!, item)
  return form
}

async function book(apiClient: ApiClientCall, change: Change = {}) {
  const response = await apiClient('post', '/shipment', await formWith(change))
  response.assertStatus(201)
  return response.body().data
}

test.group('Customs in a booking', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedReference())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('a booking without customs data gets the defaults of its sender', async ({
    client,
    assert,
  }) => {
    const person = await book(await apiClientOf(client, 'member@sendam.test'))
    assert.deepEqual(person.customs, {
      incoterm: 'DAP',
      dutiesPaidBy: 'receiver',
      exportReason: 'personal',
      senderTaxId: null,
      receiverTaxId: null,
    })
    assert.containsSubset(person.items[0].itemUnits[0], { hsCode: null, countryOfOrigin: 'NG' })
    const business = await book(await apiClientOf(client, 'owner@acme.test'))
    assert.equal(business.customs.exportReason, 'sale')
  })

  test('the declaration of the sender is stored and sent to the carrier', async ({
    client,
    assert,
  }) => {
    const { id, customs } = await book(await apiClientOf(client, 'member@sendam.test'), {
      item: { hsCode: '6205.20', countryOfOrigin: 'GH' },
      customs: { incoterm: 'DDP', exportReason: 'sample', senderTaxId: '12345678-0001' },
    })
    assert.containsSubset(customs, { incoterm: 'DDP', dutiesPaidBy: 'sender' })
    assert.containsSubset(buildCustomsData(await Shipment.findWithDetails(id))!, {
      dutiesPaidBy: 'sender',
      reason: 'sample',
      senderTaxId: '12345678-0001',
      items: [{ hsCode: '620520', originCountry: 'GH', netGrams: 900 }],
    })
  })

  test('the HS code of the category is used if the sender gives none', async ({
    client,
    assert,
  }) => {
    const wigs = await ItemCategory.findByOrFail('name', 'Hair and Wigs')
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const { items } = await book(apiClient, { item: { category: wigs.id } })
    assert.equal(items[0].itemUnits[0].hsCode, '670420')
  })

  test('the last declaration of the same goods is proposed to the same sender only', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const { id: category } = await ItemCategory.firstOrCreate({ name: 'Clothing' })
    const proposedTo = async (call: ApiClientCall, description: string) => {
      const path = `/hs_code/proposal?category=${category}&description=${description}`
      const response = await call('get', path)
      return response.body().data
    }
    const noProposal = { hsCode: null, hsDescription: null, countryOfOrigin: null, from: null }
    assert.deepEqual(await proposedTo(apiClient, ''), noProposal)
    assert.deepEqual(await proposedTo(apiClient, 'cotton shirts'), noProposal)
    await book(apiClient, { item: { hsCode: '620520', countryOfOrigin: 'GH' } })
    assert.containsSubset(await proposedTo(apiClient, 'cotton  SHIRTS'), {
      hsCode: '620520',
      countryOfOrigin: 'GH',
      from: 'earlier',
      hsDescription: "Shirts; men's or boys', of cotton (not knitted or crocheted)",
    })
    const again = await book(apiClient)
    assert.containsSubset(again.items[0].itemUnits[0], { hsCode: '620520', countryOfOrigin: 'GH' })
    const stranger = await apiClientOf(client, 'owner@acme.test')
    assert.deepEqual(await proposedTo(stranger, 'cotton shirts'), noProposal)
  })

  test('an archived HS code is neither proposed nor used', async ({ client, assert }) => {
    const wigs = await ItemCategory.findByOrFail('name', 'Hair and Wigs')
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const item = { category: wigs.id, description: 'Bone straight' }
    await book(apiClient, { item: { ...item, hsCode: '620520' } })
    const readCodes = async () => {
      const { id } = await book(apiClient, { item })
      const [line] = buildCustomsData(await Shipment.findWithDetails(id))!.items
      const path = `/hs_code/proposal?category=${wigs.id}&description=bone straight`
      const proposal = await apiClient('get', path)
      const { hsCode, from } = proposal.body().data
      return [line!.hsCode, hsCode, from]
    }
    const archive = (code: string) =>
      HsCode.query().where({ code }).update({ archivedAt: new Date() })
    assert.deepEqual(await readCodes(), ['620520', '620520', 'earlier'])
    await archive('620520')
    assert.deepEqual(await readCodes(), ['670420', '670420', 'category'])
    await archive('670420')
    assert.deepEqual(await readCodes(), [null, null, null])
  })

  test('an erasure removes the tax numbers and the remembered goods', async ({
    client,
    assert,
  }) => {
    const { id } = await book(await apiClientOf(client, 'member@sendam.test'), {
      item: { hsCode: '620520' },
      customs: { senderTaxId: '12345678-0001', receiverTaxId: 'GB123456789' },
    })
    const user = await User.findByOrFail('email', 'member@sendam.test')
    assert.lengthOf(await ClassifiedGood.query().where('userId', user.id), 1)
    await db.transaction((trx) => shippingData.erase(trx, user))
    assert.lengthOf(await ClassifiedGood.query().where('userId', user.id), 0)
    const { senderTaxId, receiverTaxId } = await ShipmentDeclaration.findOrFail(id)
    assert.deepEqual([senderTaxId, receiverTaxId], [null, null])
  })

  for (const { mistake, change, field, message } of [
    {
      mistake: 'an HS code of five digits',
      change: { item: { hsCode: '62052' } },
      field: 'items.0.itemUnits.0.hsCode',
      message: '"HS Code" must have six digits',
    },
    {
      mistake: 'an HS code that is not on the list',
      change: { item: { hsCode: '000000' } },
      field: 'items.0.itemUnits.0.hsCode',
      message: 'There is no such HS code. Please search for it by name, or leave it empty.',
    },
    {
      mistake: 'an unknown country of origin',
      change: { item: { countryOfOrigin: 'XX' } },
      field: 'items.0.itemUnits.0.countryOfOrigin',
      message: '"Country of Origin" is not one of the choices',
    },
    {
      mistake: 'a tax number that is too long',
      change: { customs: { receiverTaxId: 'A'.repeat(21) } },
      field: 'customs.receiverTaxId',
      message: '"Receiver\'s Tax ID" must have at most 20 letters and digits',
    },
  ]) {
    test(`${mistake} is refused before anything is booked`, async ({ client, assert }) => {
      const apiClient = await apiClientOf(client, 'member@sendam.test')
      const response = await apiClient('post', '/shipment', await formWith(change))
      response.assertStatus(422)
      assert.containsSubset(response.body().errors, [{ field, message }])
      assert.lengthOf(await Shipment.all(), 0)
    })
  }

  test('a domestic booking has no customs data', async ({ client, assert }) => {
    const home = { country: 'NG', state: 'NG_FC', city: 'GARKI', postalCode: '000000' }
    const form = await formWith()
    const destination = { ...form.destination, ...home }
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const { customs, items } = await book(apiClient, { destination })
    assert.isNull(customs)
    assert.isNull(items[0].itemUnits[0].countryOfOrigin)
  })
})
