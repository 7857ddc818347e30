import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import Wallet from '#wallet/balances/wallet'
import { recordAudit } from '#shared/audit/audit'
import { queryRows } from '#shared/database/query_rows'
import { foldText } from '#shared/text/rules/fold_text'
import { dataOf } from '#tests/support/answers'
import { makeGiftCode } from '#tests/support/money/gift_codes'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

/** Letters, marks and signs of scripts that people here write and copy. */
const RANGES = [
  ...[0x20, 0x7e, 0xa0, 0x24f, 0x250, 0x2af, 0x2b0, 0x36f, 0x370, 0x3ff, 0x400, 0x4ff],
  ...[0x590, 0x6ff, 0x900, 0x97f, 0xe01, 0xe3a, 0x1200, 0x135a, 0x1d00, 0x1fff, 0x2000, 0x206f],
  ...[0x20a0, 0x20ff, 0x2100, 0x218b, 0x3041, 0x30ff, 0x4e00, 0x4fff, 0xac00, 0xacff],
  ...[0xfb00, 0xfb06, 0xfe20, 0xffee, 0x1f300, 0x1f5ff],
]

test.group('Folded text', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is the same in the database as in JavaScript, for each letter and for all together', async ({
    assert,
  }) => {
    const texts: string[] = []
    for (let at = 0; at < RANGES.length; at += 2) {
      const length = RANGES[at + 1]! - RANGES[at]! + 1
      const letters = Array.from({ length }, (_, more) => String.fromCodePoint(RANGES[at]! + more))
      texts.push(...letters, letters.join(''), `Zoë ${letters.toReversed().join('')}`)
    }
    const rows = await queryRows<{ text: string; folded: string }>(
      db,
      'select text, fold(text) as folded from unnest(:texts::text[]) as text',
      { texts }
    )
    const differ = rows.filter(({ text, folded }) => folded !== foldText(text))
    assert.lengthOf(rows, texts.length)
    assert.deepEqual(
      differ.map(({ text, folded }) => [text, folded, foldText(text)]),
      []
    )
  })

  test('makes every search ignore accents, case and the kind of apostrophe', async ({
    client,
    assert,
  }) => {
    await makeShipment({ receiver: { fullname: "Síle O'Neil-D’Arcy" } })
    await makeShipment({ receiver: { fullname: 'Adébáyọ̀ Ọláṣẹ́gun' } })
    await makeShipment({ receiver: { fullname: 'Zed Adeleke' } })
    const member = await apiClientOf(client, 'member@sendam.test')
    const staff = await apiClientOf(client, 'admin@sendam.test')
    const namesFor = async (search: string, sort = 'recipient') => {
      const query = `startDate=2020-01-01&endDate=2099-01-01&sort=${sort}&search=${encodeURIComponent(search)}`
      const rows = await dataOf(member('get', `/shipment/history?${query}`))
      return rows.map(({ recipient }: { recipient: string }) => recipient)
    }
    assert.deepEqual(await namesFor('Sile'), ["Síle O'Neil-D’Arcy"])
    assert.deepEqual(await namesFor("d'arcy SÍLE"), ["Síle O'Neil-D’Arcy"])
    const yoruba = 'Adébáyọ̀ Ọláṣẹ́gun'.normalize('NFC')
    for (const search of ['adebayo', 'Adébáyọ̀', 'Adébáyọ̀'.normalize('NFD'), 'Olasegun  ade']) {
      const names = await namesFor(search)
      assert.deepEqual(
        names.map((name: string) => name.normalize('NFC')),
        [yoruba]
      )
    }
    const titles = async (text: string) => {
      const found = await dataOf(staff('get', `/search?condition=${encodeURIComponent(text)}`))
      return found.map(({ title }: { title: string }) => title)
    }
    assert.lengthOf(await titles('olasegun adebayo'), 1)
    const person = await User.findByOrFail('email', 'other@sendam.test')
    await person.merge({ firstname: 'Ẹniọlá', lastname: 'Ɓala' }).save()
    assert.deepEqual(await titles('bala Eniola'), ['Ẹniọlá Ɓala'])
    const people = await dataOf(staff('get', '/users/advanced/all?condition=eniola'))
    assert.lengthOf(people, 1)
    const { id: actorId } = person
    const subject = { kind: 'user', id: actorId } as const
    await db.transaction((trx) => recordAudit(trx, { actorId, action: 'user.block', subject }))
    for (const condition of ['eniola BALA', 'Ẹniọlá']) {
      const entries = await dataOf(
        staff('get', `/audit?condition=${encodeURIComponent(condition)}`)
      )
      assert.lengthOf(entries, 1)
    }
    await Wallet.ownedBy(2, person.id)
    const wallets = await dataOf(staff('get', '/wallet/all?condition=ENIOLA%20bala'))
    assert.isAtLeast(wallets.length, 1)
  })

  test('finds a gift code typed with full-width letters and another hyphen', async ({ client }) => {
    await makeGiftCode({ code: 'FLD-HALF' })
    const { id } = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const member = await apiClientOf(client, 'member@sendam.test')
    const body = { discountCode: 'ＦＬＤ‑half', shipmentId: id }
    const answer = await member('post', '/shipment/applyDiscount', body)
    answer.assertStatus(200)
  })

  test('of an e-mail domain is its ASCII form, so that either form signs in', async ({
    client,
    assert,
  }) => {
    const person = await User.findByOrFail('email', 'other@sendam.test')
    await person.merge({ email: 'ada@xn--mller-kva.example' }).save()
    for (const email of [
      'ada@müller.example',
      'ADA@mu\u0308ller.example\u200b',
      'ada@xn--mller-kva.example',
    ]) {
      const apiClient = await apiClientOf(client, email)
      const answer = await apiClient('get', '/wallet')
      assert.equal(answer.status(), 200, email)
    }
  })
})
