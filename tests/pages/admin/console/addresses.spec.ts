import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { openAsUser, readQuery } from '#tests/browser/page_url'
import { assertClean } from '#tests/browser/page_checks'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'

const ADMIN = 'admin@sendam.test'

const ROOT = 'root@sendam.test'

test.group('URLs of console pages', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.timeout(120_000)

  test('restore a list, its search and the form of an entry', async ({ visitAs, assert }) => {
    const page = await visitAs('/admin/config/lists', ADMIN)
    await page.getByRole('tab', { name: 'Express Boxes' }).click()
    await page.getByRole('button', { name: 'Fee' }).click()
    await page.waitForURL(/list=express_box&sort=fee/)
    await page.getByRole('searchbox').fill('small')
    await page.waitForURL(/q=small/)
    await page.getByRole('cell', { name: 'Large Box', exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Actions for row 1' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('dialog', { name: 'Edit express box' }).getByRole('heading').waitFor()
    await page.waitForURL(/edit=\d+/)

    const colleague = await openAsUser(page, ROOT)
    const sent = colleague.getByRole('dialog', { name: 'Edit express box' })
    await sent.getByLabel('Fee').fill('1234')
    await assertClean(colleague, assert)
    await sent.getByRole('button', { name: 'Update express box' }).click()
    await colleague.getByRole('cell', { name: '₦1,234.00' }).waitFor()
    await sent.waitFor({ state: 'detached' })
    assert.equal(readQuery(colleague), 'list=express_box&sort=fee&q=small')
    assert.equal(await colleague.getByRole('row').count(), 2)
    await colleague.context().close()

    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(readQuery(page), 'list=express_box&sort=fee&q=small')
    await page.getByRole('tab', { name: 'Drop-off Locations' }).click()
    await page
      .getByRole('cell', { name: /^Lagos/ })
      .first()
      .waitFor()
    assert.equal(readQuery(page), 'list=drop_off_location')
    await page.goBack()
    await page.getByRole('cell', { name: 'Small Box' }).waitFor()
    assert.equal(await page.getByRole('searchbox').inputValue(), 'small')
  })

  test('restore the form and the history of a setting', async ({ visitAs, assert }) => {
    const page = await visitAs('/admin/config/settings?group=Fees+and+documents', ADMIN)
    await page.getByRole('button', { name: 'Edit Premium insurance' }).click()
    const form = page.getByRole('dialog', { name: 'Premium insurance' })
    await form.getByLabel('Share of the value').fill('2.5')
    const colleague = await openAsUser(page, ROOT)
    await colleague
      .getByRole('dialog', { name: 'Premium insurance' })
      .getByRole('heading')
      .waitFor()
    await form.getByRole('button', { name: 'Update Setting' }).click()
    await page.getByText('Share of the value: 2.5%').waitFor()
    await form.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Edit Premium insurance' }).click()
    await form.getByText('History', { exact: true }).click()
    await page.getByText('From: Share of the value: 2%').waitFor()
    await colleague.goto(page.url())
    await colleague.getByRole('dialog').getByText('History', { exact: true }).click()
    await colleague.getByText('From: Share of the value: 2%').waitFor()
    await colleague.keyboard.press('Escape')
    await colleague.getByRole('button', { name: 'Edit Signature fee' }).click()
    await colleague
      .getByRole('dialog', { name: 'Signature fee' })
      .getByText('History', { exact: true })
      .click()
    await colleague.getByText('No changes yet.').waitFor()
    await colleague.context().close()

    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(readQuery(page), 'group=Fees+and+documents')
    await page.route(/admin\/config\/settings/, (route) => route.abort())
    await page.getByRole('button', { name: 'Edit Premium insurance' }).click()
    await form.getByText('History', { exact: true }).click()
    await page.getByText('Could not load the history. Please try again.').waitFor()
    await page.unroute(/admin\/config\/settings/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('From: Share of the value: 2%').waitFor()
  })

  test("restore an HS code search and a courier's services, and report a deleted code", async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/admin/config/lists?list=hs_code', ADMIN)
    await page.getByRole('searchbox').fill('tennis shoes')
    await page.getByRole('cell', { name: '640411' }).waitFor()
    const colleague = await openAsUser(page, ROOT)
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
    assert.equal(readQuery(page), '')
  })

  test('restore the search and order of a complete table without a request', async ({
    visitAs,
    assert,
  }) => {
    for (const fullname of ['Ama Mensah', 'Kofi Mensah', 'Grace Miller']) {
      const refused = { status: 'PENDING_ISSUE', courierDriver: 'manual' } as const
      await makeShipment({ ...refused, receiver: { fullname } })
    }
    const page = await visitAs('/admin/by_hand', ADMIN)
    await page.getByText('Grace Miller').waitFor()
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.headers()['x-inertia']) requests.push(request.url())
    })
    const readNames = async (viewer: typeof page) => {
      const texts = await viewer.getByRole('cell', { name: /United Kingdom/ }).allInnerTexts()
      return texts.map((text) => text.split(',')[0])
    }
    await page.getByRole('button', { name: 'Recipient' }).click()
    await page.waitForURL(/sort=recipient/)
    await page.getByRole('button', { name: 'Recipient' }).click()
    await page.waitForURL(/sort=-recipient/)
    await page.getByRole('searchbox').fill('mensah')
    await page.waitForURL(/search=mensah/)
    assert.deepEqual(await readNames(page), ['Kofi Mensah', 'Ama Mensah'])

    const colleague = await openAsUser(page, ROOT)
    await colleague.getByText('Kofi Mensah').waitFor()
    assert.deepEqual(await readNames(colleague), ['Kofi Mensah', 'Ama Mensah'])
    assert.equal(await colleague.getByRole('searchbox').inputValue(), 'mensah')
    await colleague.goto(page.url().replace(/\?.*/, '?sort=-height&page=-2&perPage=x'))
    await colleague.getByText('1 to 3 of 3').waitFor()
    await colleague.context().close()

    await page.goBack()
    await page.waitForURL(/sort=recipient/)
    await page.getByText('Grace Miller').waitFor()
    assert.equal(await page.getByRole('searchbox').inputValue(), '')
    assert.deepEqual(await readNames(page), ['Ama Mensah', 'Grace Miller', 'Kofi Mensah'])
    assert.deepEqual(requests, [])
  })
  test('name only the new dialog when one opens while another closes', async ({ visitAs }) => {
    const page = await visitAs('/admin/config/settings?history=shipping.premium_insurance', ADMIN)
    await page.getByRole('dialog', { name: 'Premium insurance' }).waitFor()
    await page.evaluate(() => {
      const press = (name: string) => {
        const buttons = [...document.querySelectorAll('button')]
        buttons.find((button) => button.textContent === name)!.click()
      }
      press('Cancel')
      press('Edit Signature fee')
    })
    await page.waitForURL('/admin/config/settings?edit=shipping.signature_fee_kobo')
    await page.getByRole('dialog', { name: 'Signature fee' }).waitFor()
  })
})
