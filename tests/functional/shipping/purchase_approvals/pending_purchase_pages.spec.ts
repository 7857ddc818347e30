import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import Membership from '#identity/organizations/models/membership'
import PurchaseApproval from '#shipping/purchase_approvals/models/purchase_approval'
import type Shipment from '#shipping/shipment/models/shipment'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { makeShipment } from '#tests/support/shipment_rows'

const ACME = 3
const OWNER = 'owner@acme.test'
const CHIDI = 'member@sendam.test'

async function joinAcme() {
  const { id: userId } = await User.findByOrFail('email', CHIDI)
  await Membership.query().where({ userId }).delete()
  await Membership.create({ userId, organizationId: ACME, role: 'payer' })
}

async function makeUnpaid(owner: string) {
  const shipment = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', owner })
  return shipment.merge({ organizationId: ACME }).save()
}

function askOwners({ id, userId, paymentAmountKobo }: Shipment) {
  return PurchaseApproval.create({
    organizationId: ACME,
    shipmentId: id,
    askedBy: userId,
    askedAt: DateTime.utc(),
    amountKobo: paymentAmountKobo,
    cause: 'above',
  })
}

async function homeOf(session: PageSession) {
  const { props } = await session.visit('/base/home')
  const titles = props.needs.lines.map(({ title }: { title: string }) => title)
  return { titles, approvalsAsked: props.approvalsAsked as number }
}

test.group('A booking that waits for an owner’s approval', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is named as that on its page and in the list, and is nobody’s unpaid booking', async ({
    assert,
  }) => {
    await joinAcme()
    const asked = await makeUnpaid(CHIDI)
    const { id } = await askOwners(asked)
    for (const email of [OWNER, CHIDI]) {
      const session = await PageSession.signedIn(email)
      assert.deepEqual(await homeOf(session), { titles: [], approvalsAsked: 1 })
      const book = await session.visit('/base/shipment/book')
      assert.equal(book.props.incompleteCount, 0)
      const history = { component: 'shipping/history/history', only: 'rows' }
      const list = await session.visit('/base/shipment/history', history)
      assert.containsSubset(list.props.rows.data, [{ id: asked.id, awaitsApproval: true }])
      const shipment = { component: 'shipping/history/shipment_page/shipment', only: 'opened' }
      const path = `/base/shipments/${asked.trackingNumber}`
      const { props } = await session.visit(path, shipment)
      assert.containsSubset(props.opened.purchase, { id, cause: 'above' })
    }
  })

  test('and a colleague’s unpaid booking are no task of another member', async ({ assert }) => {
    await joinAcme()
    await makeUnpaid(OWNER)
    const owner = await PageSession.signedIn(OWNER)
    const title = 'The booking for Grace Miller is not paid for'
    assert.deepEqual(await homeOf(owner), { titles: [title], approvalsAsked: 0 })
    const chidi = await PageSession.signedIn(CHIDI)
    assert.deepEqual(await homeOf(chidi), { titles: [], approvalsAsked: 0 })
    const { props } = await chidi.visit('/base/shipment/book')
    assert.equal(props.incompleteCount, 0)
    await makeUnpaid(CHIDI)
    assert.deepEqual(await homeOf(chidi), { titles: [title], approvalsAsked: 0 })
  })
})
