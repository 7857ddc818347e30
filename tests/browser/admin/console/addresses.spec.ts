import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import { openElsewhere, questionOf } from '#tests/browser/elsewhere'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'

const ADMIN = 'admin@sendam.test'
const ROOT = 'root@sendam.test'

test.group('What staff look at is an address, for whoever it is sent to', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => seedDemoAccounts())
  group.each.timeout(120_000)

  test('a search among HS codes, a code that is gone, and the services of a courier', async ({
    visitAs,
    assert,
  }) => {
    // In a browser: not yet seen to pass without one.
    const page = await visitAs('/admin/config/lists?list=hs_code', ADMIN)
    await page.getByRole('searchbox').fill('tennis shoes')
    await page.getByRole('cell', { name: '640411' }).waitFor()
    const colleague = await openElsewhere(page, ROOT)
    await colleague.getByRole('cell', { name: '640411' }).waitFor()
    assert.equal(await colleague.getByRole('searchbox').inputValue(), 'tennis shoes')

    await page.goto(`${page.url()}&edit=000000`)
    await page.getByRole('dialog', { name: 'Edit HS code' }).getByText('It may be gone').waitFor()

    await page.goto(page.url().replace(/\?.*/, '?list=couriers'))
    await page.getByRole('button', { name: 'Services of DHL' }).click()
    await page.waitForURL(/services=DHL/)
    await colleague.goto(page.url())
    await colleague
      .getByRole('dialog', { name: 'Services behind DHL' })
      .getByRole('heading')
      .waitFor()
    await colleague.context().close()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Item Categories' }).click()
    await page.getByRole('cell', { name: 'Auto Parts' }).waitFor()
    assert.equal(questionOf(page), '')
  })

  test('search and order of a table whose rows are all there, without asking the server', async ({
    visitAs,
    assert,
  }) => {
    // In a browser: not yet seen to pass without one.
    for (const fullname of ['Ama Mensah', 'Kofi Mensah', 'Grace Miller']) {
      const refused = { status: 'PENDING_ISSUE', courierDriver: 'manual' } as const
      await makeShipment({ ...refused, receiver: { fullname } })
    }
    const page = await visitAs('/admin/by_hand', ADMIN)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.headers()['x-inertia']) asked.push(request.url())
    })
    const names = async (shown: typeof page) => {
      const texts = await shown.getByRole('cell', { name: /United Kingdom/ }).allInnerTexts()
      return texts.map((text) => text.split(',')[0])
    }
    await page.getByRole('button', { name: 'Recipient' }).click()
    await page.waitForURL(/sort=recipient/)
    await page.getByRole('button', { name: 'Recipient' }).click()
    await page.waitForURL(/sort=-recipient/)
    await page.getByRole('searchbox').fill('mensah')
    await page.waitForURL(/search=mensah/)
    assert.deepEqual(await names(page), ['Kofi Mensah', 'Ama Mensah'])

    const colleague = await openElsewhere(page, ROOT)
    await colleague.getByText('Kofi Mensah').waitFor()
    assert.deepEqual(await names(colleague), ['Kofi Mensah', 'Ama Mensah'])
    assert.equal(await colleague.getByRole('searchbox').inputValue(), 'mensah')
    await colleague.goto(page.url().replace(/\?.*/, '?sort=-height&page=-2&perPage=x'))
    await colleague.getByText('1 to 3 of 3').waitFor()
    await colleague.context().close()

    await page.goBack()
    await page.waitForURL(/sort=recipient/)
    await page.getByText('Grace Miller').waitFor()
    assert.equal(await page.getByRole('searchbox').inputValue(), '')
    assert.deepEqual(await names(page), ['Ama Mensah', 'Grace Miller', 'Kofi Mensah'])
    assert.deepEqual(asked, [])
  })
})
