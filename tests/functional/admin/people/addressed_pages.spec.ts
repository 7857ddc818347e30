import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import { recordAudit } from '#shared/audit/audit'
import Wallet from '#wallet/balances/wallet'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { makeGiftCode } from '#tests/support/money/gift_codes'
import { putMoney } from '#tests/support/money/wallet_rows'
import { makeShipment } from '#tests/support/shipment_rows'

test.group('URLs of admin pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const readDeferred = async (path: string, component: string, only: string) => {
    const session = await PageSession.signedIn('admin@sendam.test')
    const { props } = await session.visit(path, { component, only })
    return props[only]
  }

  test('restore a page of a user search and the open form', async ({ assert }) => {
    const page = 'admin/people/users'
    const found = await readDeferred(
      '/base/users?condition=sendam.test&perPage=2&page=2',
      page,
      'people'
    )
    assert.lengthOf(found.data, 2)
    assert.containsSubset(found.metadata, { currentPage: 2, total: 6 })
    const bisi = await User.findByOrFail('email', 'other@sendam.test')
    const record = await readDeferred(`/base/users?edit=${bisi.id}`, page, 'record')
    assert.containsSubset(record, { id: bisi.id, firstname: 'Bisi', roles: ['MEMBER'] })
    assert.isNull(await readDeferred('/base/users?edit=x', page, 'record'))
  })

  test('open the chosen wallet of an account; for a wallet of somebody else, the account’s first', async ({
    assert,
  }) => {
    const chidi = await User.findByOrFail('email', 'member@sendam.test')
    const acme = await Organization.findByOrFail('name', 'ACME Foods')
    await Membership.create({ userId: chidi.id, organizationId: acme.id, role: 'member' })
    const business = await Wallet.ownedBy(acme.id, null)
    await putMoney(await Wallet.ownedBy(2, chidi.id), { kobo: 100_00, comment: 'Own' })
    await putMoney(business, { kobo: 200_00, comment: 'Of the business' })
    const page = 'admin/people/user_account'
    const comments = async (query: string) => {
      const { rows } = await readDeferred(`/base/users/${chidi.id}${query}`, page, 'transactions')
      return rows.map(({ comment }: { comment: string }) => comment)
    }
    assert.deepEqual(await comments(''), ['Own'])
    assert.deepEqual(await comments(`?wallet=${business.id}`), ['Of the business'])
    const bisi = await User.findByOrFail('email', 'other@sendam.test')
    const another = await Wallet.ownedBy(2, bisi.id)
    assert.deepEqual(await comments(`?wallet=${another.id}`), ['Own'])
  })

  test('open the uses of a gift code and a search of codes', async ({ assert }) => {
    const code = await makeGiftCode({ code: 'SPRING-25' })
    const shipment = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const sender = await PageSession.signedIn('member@sendam.test')
    await sender.send('POST', '/api/v1/shipment/applyDiscount', {
      discountCode: code.code,
      shipmentId: shipment.id,
    })
    const component = 'shipping/billing/gift_code_uses'
    const uses = await readDeferred(`/base/discounts/${code.id}`, component, 'uses')
    assert.containsSubset(uses.data, [
      { customer: 'Chidi Eze', trackingNumber: shipment.trackingNumber },
    ])
    const codes = await readDeferred(
      '/base/discounts?condition=spring',
      'shipping/billing/gift_codes',
      'codes'
    )
    assert.equal(codes.data[0].code, 'SPRING-25')
  })

  test('open an audit entry, even if the search does not match it', async ({ assert }) => {
    const { id: actorId } = await User.findByOrFail('email', 'admin@sendam.test')
    const subject = { kind: 'hs_code', id: '9701' } as const
    await db.transaction((trx) => recordAudit(trx, { actorId, action: 'hs_code.update', subject }))
    const { id } = await db.from('audit_entries').orderBy('id', 'desc').firstOrFail()
    const address = `/admin/audit?condition=something+else&entry=${id}`
    const entry = await readDeferred(address, 'admin/audit/audit', 'entry')
    assert.containsSubset(entry, { id: Number(id), subject: 'HS code 9701', who: 'Tunde Bakare' })
  })
})
