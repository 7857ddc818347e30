import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import InboxMessage from '#shared/inbox/inbox_message'
import shippingData from '#shipping/history/personal_data'
import Shipment from '#shipping/shipment/models/shipment'
import { requestReturnByReceiver } from '#shipping/returns/request_return'
import { refuseReturn } from '#shipping/returns/decide_return'
import { reasonNotReturnable } from '#shipping/returns/returnable_items'
import { findCaller } from '#tests/support/money/payouts'
import { RETURN_REQUEST } from '#tests/support/following/returns'
import { makeShipment } from '#tests/support/shipment_rows'

const MEMBER = 'member@sendam.test'

test.group('Personal texts of a return', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function makeRequest() {
    const { id } = await makeShipment({ owner: MEMBER, status: 'DELIVERED' })
    const first = await Shipment.findWithDetails(id)
    const request = await requestReturnByReceiver(first, {
      ...RETURN_REQUEST,
      note: 'My number is 0803',
    })
    return { first, request, user: await User.findByOrFail('email', MEMBER) }
  }

  test('are in the data export of the sender and are erased with it', async ({ assert }) => {
    const { request, user } = await makeRequest()
    await refuseReturn(await findCaller(MEMBER), request.id, 'Ngozi wore it')
    const sections = JSON.stringify(await shippingData.sections(user))
    assert.include(sections, 'My number is 0803')
    assert.include(sections, 'Ngozi wore it')
    await db.transaction((trx) => shippingData.erase(trx, user))
    await request.refresh()
    assert.deepEqual([request.note, request.refusal], [null, ''])
  })

  test('are mailed to nobody once the receiver is erased', async ({ assert }) => {
    const { first, request, user } = await makeRequest()
    await db.transaction((trx) => shippingData.erase(trx, user))
    assert.include(
      reasonNotReturnable(await Shipment.findWithDetails(first.id)),
      'no longer have the addresses'
    )
    const before = await InboxMessage.query()
    await refuseReturn(await findCaller(MEMBER), request.id, 'Too late')
    assert.lengthOf(await InboxMessage.query(), before.length)
  })
})
