import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { holdRequests } from '#tests/browser/page_checks'
import { addressOfServer } from '#tests/support/api_client'

test.group('Server-rendered pages before hydration', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('keep typed text and carry out a click, also on pages behind the sign-in', async ({
    browserContext,
    visitAs,
  }) => {
    // Needs a browser: the page can be used before its scripts arrive.
    const first = await visitAs('/base/members', 'owner@acme.test')
    await first.close()
    const page = await browserContext.newPage()
    const release = await holdRequests(page, '**/assets/app-*.js')
    await page.goto(new URL('/base/members', addressOfServer()).href, { waitUntil: 'commit' })
    await page.getByLabel('E-mail').fill('early@acme.test')
    await page.getByRole('button', { name: 'Send Invitation' }).click()
    release()
    const invited = page.getByRole('main').getByRole('listitem')
    await invited.filter({ hasText: 'early@acme.test' }).waitFor()
  })

  test('keep text that was typed into a part of the page which hydrates later', async ({
    browserContext,
    visitAs,
    assert,
  }) => {
    // Needs a browser: the page can be used before its scripts arrive.
    const first = await visitAs('/base/shipment/book')
    await first.close()
    const page = await browserContext.newPage()
    const release = await holdRequests(page, '**/assets/app-*.js')
    await page.goto(new URL('/base/shipment/book', addressOfServer()).href, { waitUntil: 'commit' })
    const recipient = page.getByRole('region', { name: 'Recipient' })
    await recipient.getByLabel('Full Name').fill('Kemi Balogun')
    release()
    await page.getByText(/^(Saved on this device|Draft saved)/).waitFor()
    await recipient.getByLabel('Phone Number').fill('08035556677')
    await page.reload()
    assert.equal(await recipient.getByLabel('Full Name').inputValue(), 'Kemi Balogun')
    assert.equal(await recipient.getByLabel('Phone Number').inputValue(), '08035556677')
  })

  test('keep the option chosen in a select', async ({ visit }) => {
    // Needs a browser: the page can be used before its scripts arrive.
    const page = await visit('/signin')
    const release = await holdRequests(page, '**/assets/app-*.js')
    await page.getByRole('link', { name: 'Test account' }).click({ noWaitAfter: true })
    await page.getByLabel('Identity').selectOption('somebody-else')
    release()
    await page.getByLabel('Name').waitFor()
  })

  test("keep the option that was chosen between React's first render and its effects", async ({
    visit,
  }) => {
    // Needs a browser: the page can be used before its scripts arrive.
    const page = await visit('/signin')
    await page.addInitScript(chooseWhenDrawn)
    await page.getByRole('link', { name: 'Test account' }).click()
    await page.waitForFunction(() => 'chosen' in window)
    await page.getByLabel('Name').waitFor()
  })
})

/** Chooses an option between React's first render and its effects. */
function chooseWhenDrawn() {
  const turn = new MessageChannel()
  turn.port1.onmessage = () => {
    const drawn = document.querySelector('#app > *')
    const isReacts = drawn && Object.keys(drawn).some((key) => key.startsWith('__react'))
    const select = document.querySelector('select')
    if (!isReacts || !select) return turn.port2.postMessage('')
    select.value = 'somebody-else'
    for (const type of ['input', 'change'])
      select.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
    Object.assign(window, { chosen: true })
  }
  if (location.pathname.startsWith('/dev/')) turn.port2.postMessage('')
}
