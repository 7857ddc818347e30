import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Organization from '#identity/organizations/models/organization'
import { billingRuns } from '#shipping/invoicing/invoicing_settings'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { ACME, giveAcmeCredit, OWNER, createTwoOpenInvoices } from '#tests/support/money/billing'
import { openTestSession } from '#tests/support/developers/test_data'

async function hasInvoices(page: PageSession): Promise<boolean> {
  const { props } = await page.visit('/base/home')
  return props.isInvoiced
}

test.group('Invoices in the menu', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('appear for a business with a billing cycle and credit while billing runs are on', async ({
    assert,
  }) => {
    const wallet = await giveAcmeCredit()
    const owner = await PageSession.signedIn(OWNER)
    const retail = await PageSession.signedIn('member@sendam.test')
    assert.deepEqual([await hasInvoices(owner), await hasInvoices(retail)], [true, false])
    await billingRuns.set(false, { by: null })
    assert.isFalse(await hasInvoices(owner))
    await billingRuns.set(true, { by: null })
    await wallet.setCreditLimit(0)
    assert.isFalse(await hasInvoices(owner))
    await wallet.setCreditLimit(1_000_00)
    const acme = await Organization.findOrFail(ACME)
    await acme.merge({ billingCycle: 'Non' }).save()
    assert.isFalse(await hasInvoices(owner))
  })

  test('stay for a business with invoices after billing runs are switched off', async ({
    assert,
  }) => {
    await createTwoOpenInvoices()
    await billingRuns.set(false, { by: null })
    const owner = await PageSession.signedIn(OWNER)
    assert.isTrue(await hasInvoices(owner))
    const inTestMode = await openTestSession(OWNER, ACME)
    assert.isFalse(await hasInvoices(inTestMode))
  })
})
