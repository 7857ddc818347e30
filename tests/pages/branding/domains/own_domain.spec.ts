import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import { checkDomain } from '#branding/domains/check_domains'
import OwnDomain from '#branding/domains/own_domain'
import {
  assertCleanAtBothWidths,
  assertCleanEverywhere,
  waitForHydration,
} from '#tests/browser/page_checks'
import { HOST, TARGET } from '#tests/functional/branding/domains/own_domain'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { DnsServer } from '#tests/support/fakes/dns_server'

const OWNER = 'owner@acme.test'

test.group('Custom domain settings', (group) => {
  let dns: DnsServer

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await publishedAcme()
    dns = new DnsServer()
    return dns.start()
  })

  test('add, connect, lose and remove a domain by keyboard, with a message for each state', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/branded-tracking', OWNER)
    await waitForHydration(page)
    await assertCleanAtBothWidths(page, assert, 'domain_none')
    const field = page.getByRole('textbox', { name: 'Domain' })
    await field.focus()
    await page.keyboard.type('127.0.0.1')
    await page.keyboard.press('Enter')
    await page.getByText('must be a name, not an IP address').waitFor()
    await field.fill('Acme.LocalHost')
    await page.keyboard.press('Enter')
    await page.getByText('must be a name that the whole internet can reach').waitFor()
    await field.fill(`https://${HOST}/`)
    await page.keyboard.press('Enter')
    await page.getByText('We see no CNAME yet.').waitFor()
    await page.getByText('Not connected yet').waitFor()
    await page.getByText(TARGET, { exact: true }).waitFor()
    await assertCleanEverywhere(page, assert, 'domain_waiting')

    dns.say(HOST, { cname: 'shops.myshopify.example' })
    await page.getByRole('button', { name: 'Check Now' }).press('Enter')
    await page.getByText('It points to shops.myshopify.example, not to us.').waitFor()
    dns.say(HOST, { cname: TARGET })
    await page.getByRole('button', { name: 'Check Now' }).press('Enter')
    await page.getByText('Connected', { exact: true }).waitFor()
    await page.getByRole('link', { name: `${HOST}:${new URL(page.url()).port}/track` }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'domain_verified')

    const domain = await OwnDomain.firstOrFail()
    dns.say(HOST, { a: '203.0.113.7' })
    await checkDomain(domain, DateTime.utc().plus({ hours: 6 }))
    await page.reload()
    await page.getByText('Your page stays on this domain until').waitFor()
    await assertCleanAtBothWidths(page, assert, 'domain_failing')
    await checkDomain(domain, DateTime.utc().plus({ days: 4 }))
    await page.reload()
    await page.getByText('We took your page off this domain').waitFor()
    await assertCleanAtBothWidths(page, assert, 'domain_stopped')

    await page.getByRole('button', { name: 'Remove Domain' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Remove this domain?' })
    await dialog.getByRole('button', { name: 'Remove' }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Add Domain' }).waitFor()
    assert.isNull(await OwnDomain.first())
  })
})
