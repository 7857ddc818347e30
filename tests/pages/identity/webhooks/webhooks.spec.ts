import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { Deliverer } from '#identity/webhooks/delivering/deliverer'
import { openAsUser } from '#tests/browser/page_url'
import { assertCleanEverywhere, LARGE, takeScreenshot } from '#tests/browser/page_checks'
import { createEndpoint } from '#tests/support/developers/endpoints'
import { reactions, startReceiver, verifySignature } from '#tests/support/developers/receiver'

test.group('Webhooks page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('adds and tests an endpoint, and shows and resends its deliveries', async ({
    visitAs,
    assert,
    cleanup,
  }) => {
    const receiver = await startReceiver((_, before) =>
      before === 0 ? reactions.status(500) : reactions.ok
    )
    cleanup(receiver.close)
    const page = await visitAs('/base/developers/webhooks')
    await page.getByText('No endpoints yet').waitFor()
    await page.getByRole('button', { name: 'Add Endpoint' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Address').fill('https://10.0.0.1/hook')
    await dialog.getByRole('button', { name: 'Add Endpoint' }).click()
    await dialog.getByText('not on the public internet').waitFor()
    await takeScreenshot(page, 'webhooks_add')
    await dialog.getByLabel('Address').fill(receiver.url)
    await dialog.getByRole('button', { name: 'Add Endpoint' }).click()
    const secret = await page.getByText(/^whsec_/).innerText()
    await assertCleanEverywhere(page, assert, 'webhooks_secret')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'I have copied it' }).click()

    await page.getByText(receiver.url).first().waitFor()
    await page.getByRole('button', { name: 'to do with' }).click()
    await page.getByRole('menuitem', { name: 'Send Test Event' }).click()
    await page.getByText('A test event is on its way.').waitFor()
    await new Deliverer().round()
    verifySignature(secret, receiver.received[0]!)
    await assertCleanEverywhere(page, assert, 'webhooks')
    await page.setViewportSize(LARGE)

    await page.getByRole('link', { name: 'Deliveries' }).click()
    await page.getByText('webhook.test').first().click()
    await page.getByText('answered 500').waitFor()
    await page.waitForURL(/delivery=\d+/)
    await page.reload()
    await page.getByText('answered 500').waitFor()
    await assertCleanEverywhere(page, assert, 'webhooks_deliveries')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Send Now' }).click()
    await page.getByText('The event is on its way again.').waitFor()
    await new Deliverer().round()
    assert.equal(receiver.received[1]!.id, receiver.received[0]!.id)

    await page.getByRole('link', { name: 'Webhooks', exact: true }).first().click()
    await page.getByRole('button', { name: 'to do with' }).click()
    await page.getByRole('menuitem', { name: 'Send Missed Events…' }).click()
    await dialog.getByRole('button', { name: 'Send Again' }).click()
    await page.getByText('0 events are on the way again.').waitFor()
    await page.getByRole('button', { name: 'to do with' }).click()
    await page.getByRole('menuitem', { name: 'Rotate Secret…' }).click()
    await dialog.getByRole('button', { name: 'Rotate' }).click()
    assert.notEqual(await page.getByText(/^whsec_/).innerText(), secret)
    await page.getByRole('button', { name: 'I have copied it' }).click()
    await page.getByRole('button', { name: 'to do with' }).click()
    await page.getByRole('menuitem', { name: 'Remove…' }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('No endpoints yet').waitFor()
  })

  test('the forms of an endpoint have URLs; its secret has none', async ({
    visitAs,
    assert,
    cleanup,
  }) => {
    const receiver = await startReceiver(() => reactions.ok)
    cleanup(receiver.close)
    const member = await User.findByOrFail('email', 'member@sendam.test')
    await createEndpoint(member, { url: receiver.url })
    const page = await visitAs('/base/developers/webhooks')
    await page.getByRole('button', { name: 'to do with' }).click()
    await page.getByRole('menuitem', { name: 'Edit…' }).click()
    await page.waitForURL(/edit=\d+/)
    const form = page.getByRole('dialog', { name: 'Edit endpoint' })
    const colleague = await openAsUser(page, member.email)
    const sent = colleague.getByRole('dialog', { name: 'Edit endpoint' })
    assert.equal(await sent.getByLabel('Address').inputValue(), receiver.url)
    await colleague.goto(page.url().replace('edit=', 'replay='))
    await colleague
      .getByRole('dialog', { name: 'Send events again' })
      .getByRole('heading')
      .waitFor()
    await colleague.context().close()

    await form.getByLabel('Description').fill('Shop')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Shop', { exact: true }).waitFor()
    await form.waitFor({ state: 'detached' })
    await page.waitForURL(({ search }) => search === '')
    await page.getByRole('button', { name: 'Add Endpoint' }).click()
    await page.waitForURL(/new=1/)
    const add = page.getByRole('dialog', { name: 'Add an endpoint' })
    await add.getByLabel('Address').fill(`${receiver.url}/2`)
    await add.getByRole('button', { name: 'Add Endpoint' }).click()
    await page.getByText(/^whsec_/).waitFor()
    await page.waitForURL(({ search }) => search === '')
    await page.reload()
    await page.getByText(`${receiver.url}/2`).first().waitFor()
    assert.equal(await page.getByRole('dialog').count(), 0)
  })
})
