import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { person } from '#tests/support/people'
import { addressOfServer, apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { readPages } from '#tests/unit/shipping/documents/reading'
import { backdate, putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { recordThreadTasks } from '#tests/support/thread_tasks'

/** Created for each test, so that it has no earlier transactions. */
let ownerEmail = ''
const DAYS = 'startDate=2026-03-01&endDate=2026-03-31'

function lagos(moment: string) {
  return DateTime.fromISO(moment, { zone: 'Africa/Lagos' })
}

function download(token: string) {
  return fetch(`${addressOfServer()}/api/v1/files/download?token=${token}`)
}

async function statement(apiClient: ApiClientCall, days = DAYS) {
  const response = await apiClient('get', `/files/token/statement?${days}`)
  response.assertStatus(200)
  const file = await download(response.body().message)
  return { file, pages: await readPages(Buffer.from(await file.arrayBuffer())) }
}

test.group('A statement', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const { email } = await person()
    ownerEmail = email
  })

  test('opens and closes with the ledger balances of its period', async ({ client, assert }) => {
    const wallet = await walletOf(ownerEmail)
    const moves = [
      [100_000, '2026-02-28T23:59:59', 'Before'],
      [25_050, '2026-03-01T00:00:00', 'First ọ̀la'],
      [-5_000, '2026-03-31T23:59:59', 'Last'],
      [7_000, '2026-04-01T00:00:00', 'After'],
    ] as const
    for (const [kobo, moment, comment] of moves) {
      await backdate(await putMoney(wallet, { kobo, comment }), lagos(moment))
    }
    const { file, pages } = await statement(await apiClientOf(client, ownerEmail))
    assert.equal(file.headers.get('content-type'), 'application/pdf')
    assert.equal(
      file.headers.get('content-disposition'),
      'attachment; filename="statement-2026-03-01-to-2026-03-31.pdf"'
    )
    const [text] = pages
    assert.include(text, 'Statement')
    assert.include(text, '1 Mar 2026 to 31 Mar 2026')
    assert.include(text, 'Ada Obi')
    assert.match(text!, /Opening balance ₦1,000\.00/)
    assert.match(text!, /1 Mar 2026 First ọ̀la/)
    assert.match(text!, /\+₦250\.50 ₦1,250\.50/)
    assert.match(text!, /-₦50\.00 ₦1,200\.50/)
    assert.match(text!, /Closing balance ₦1,200\.50/)
    assert.notInclude(text, 'Before')
    assert.notInclude(text, 'After')
    assert.notInclude(text, 'Cash back balance')
  })

  test('is drawn in a worker thread, so that other requests go on', async ({
    client,
    assert,
    cleanup,
  }) => {
    const tasks = recordThreadTasks(cleanup)
    const { pages } = await statement(await apiClientOf(client, ownerEmail))
    assert.lengthOf(pages, 1)
    assert.deepEqual(tasks, ['renderStatement'])
  })

  test('of an empty month has equal opening and closing balances', async ({ client, assert }) => {
    const wallet = await walletOf(ownerEmail)
    await backdate(await putMoney(wallet, { kobo: 500_00 }), lagos('2026-01-10'))
    const cashBack = { kobo: 20_00, account: 'cash_back', from: 'promotions' } as const
    await backdate(await putMoney(wallet, cashBack), lagos('2026-01-11'))
    const { pages } = await statement(await apiClientOf(client, ownerEmail))
    assert.match(pages[0]!, /Opening balance ₦500\.00 Closing balance ₦500\.00/)
    assert.match(pages[0]!, /Cash back balance .* Opening balance ₦20\.00 Closing balance ₦20\.00/)
  })

  test('of a business bears its name', async ({ client, assert }) => {
    await putMoney(await walletOf('owner@acme.test'), { kobo: 100 })
    const { pages } = await statement(await apiClientOf(client, 'owner@acme.test'))
    assert.include(pages[0], 'ACME Foods')
  })

  test('requires both dates in order, and sign-in', async ({ client }) => {
    const apiClient = await apiClientOf(client, ownerEmail)
    for (const days of ['', 'startDate=2026-03-01', 'startDate=2026-03-02&endDate=2026-03-01']) {
      const response = await apiClient('get', `/files/token/statement?${days}`)
      response.assertStatus(422)
    }
    const nobody = await client.get(`/api/v1/files/token/statement?${DAYS}`)
    nobody.assertStatus(401)
  })

  test('can be downloaded once per token', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, ownerEmail)
    const response = await apiClient('get', `/files/token/statement?${DAYS}`)
    const { message } = response.body()
    const statuses = [await download(message), await download(message)].map(({ status }) => status)
    assert.deepEqual(statuses, [200, 404])
  })

  test('of more than 4,000 transactions is refused', async ({ client }) => {
    const wallet = await walletOf(ownerEmail)
    const transferId = await putMoney(wallet, { kobo: 4001 })
    // These entries need not balance: only their number matters, and the test rolls them back.
    await db.rawQuery('alter table ledger_entries disable trigger user')
    await db.rawQuery(
      `insert into ledger_entries (transfer_id, account_id, amount_kobo, balance_after_kobo)
       select ?, ?, 1, 1 from generate_series(1, 4001)`,
      [transferId, wallet.account('cash').id]
    )
    const apiClient = await apiClientOf(client, ownerEmail)
    const day = DateTime.now().setZone('Africa/Lagos').toISODate()
    const response = await apiClient(
      'get',
      `/files/token/statement?startDate=${day}&endDate=${day}`
    )
    response.assertStatus(422)
    response.assertBodyContains({
      code: 'E_STATEMENT_TOO_LONG',
      message: 'A statement holds at most 4,000 transactions. Please choose a shorter period.',
    })
  })
})
