import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import Organization from '#identity/organizations/models/organization'
import { walletOf } from '#tests/support/money/wallet_rows'
import BillingGroup from '#shipping/pricing/models/billing_group'
import {
  assertClean,
  assertCleanAtBothWidths,
  assertCleanEverywhere,
  LARGE,
  takeScreenshot,
} from '#tests/browser/page_checks'

const ADMIN = 'admin@sendam.test'

/** Returns to light colours and a large screen after the checks of all variants. */
async function resetView(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(LARGE)
}

test.group('Organization pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('staff create, view and edit an organization', async ({ visitAs, assert }) => {
    await BillingGroup.create({ name: 'Partners', active: true })
    const page = await visitAs('/admin/config/organizations', ADMIN)
    await page.getByRole('heading', { name: 'Organizations' }).waitFor()
    await page.getByRole('cell', { name: 'ACME Foods' }).waitFor()
    const headers = await page.getByRole('columnheader').allTextContents()
    assert.deepEqual(headers, [
      '#',
      'Date Created',
      'Name',
      'Phone Number',
      'Email',
      'Billing Group',
      'Wallet',
      'Status',
      'Actions',
    ])
    await page.getByRole('button', { name: 'Print' }).waitFor()
    await page.getByRole('link', { name: 'CSV' }).waitFor()
    await assertCleanEverywhere(page, assert, 'organizations')
    await resetView(page)

    await page.getByRole('button', { name: 'New Organization' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Organization' })
    await dialog.getByRole('button', { name: 'Create Organization' }).click()
    await dialog.getByText('"Name" should not be empty').waitFor()
    await dialog.getByText('"Contact Phone Number" should not be empty').waitFor()
    await assertCleanEverywhere(page, assert, 'organization_new')
    await resetView(page)
    await dialog.getByLabel('Name').fill('Bola Textiles')
    await dialog.getByLabel('Contact E-mail').fill('bola@textiles.test')
    await dialog.getByLabel('Contact Phone Number').fill('0803')
    await dialog.getByText('"Contact Phone Number" is invalid').waitFor()
    await dialog.getByLabel('Contact Phone Number').fill('08031234567')
    await dialog.getByLabel('Address').fill('12 Marina, Lagos')
    await dialog.getByLabel('Credit Limit').fill('1,000,001')
    await dialog.getByText('"Credit Limit" must be at most 1,000,000').waitFor()
    await dialog.getByLabel('Credit Limit').fill('250,000')
    await dialog.getByLabel('Billing Group').click()
    await page.getByRole('option', { name: 'Partners' }).click()
    await dialog.getByRole('button', { name: 'Create Organization' }).click()
    await page.getByText('Bola Textiles has been created.').waitFor()

    const row = page.getByRole('row').filter({ hasText: 'Bola Textiles' })
    await row.getByRole('cell', { name: 'Partners' }).waitFor()
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'View Details' }).click()
    const detail = page.getByRole('dialog', { name: 'Bola Textiles' })
    await detail.getByText('₦250,000.00').waitFor()
    // The text of this dialog scrolls on a phone.
    await assertCleanAtBothWidths(page, assert, 'organization_detail')
    await detail.getByRole('button', { name: 'Edit Details' }).click()
    const form = page.getByRole('dialog', { name: 'Edit Organization' })
    await form.getByRole('switch', { name: 'Active' }).click()
    await form.getByRole('button', { name: 'Update Organization' }).click()
    await page.getByText('Bola Textiles has been updated.').waitFor()
    await row.getByText('Inactive').waitFor()
  })

  test("an organization links to its business wallet on the owner's account", async ({
    visitAs,
  }) => {
    await walletOf('owner@acme.test')
    const page = await visitAs('/admin/config/organizations', ADMIN)
    const row = page.getByRole('row').filter({ hasText: 'ACME Foods' })
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'View Details' }).click()
    await page.getByRole('link', { name: 'Open the business wallet of ACME Foods' }).click()
    await page.getByRole('heading', { name: 'Business wallet of ACME Foods' }).waitFor()
  })

  test('show empty, stale and failed states', async ({ visitAs, assert }) => {
    const page = await visitAs('/admin/config/organizations', ADMIN)
    await page.getByLabel('Search organizations').fill('nobody at all')
    await page.getByText('No records found!', { exact: true }).waitFor()
    await assertClean(page, assert)
    await page.getByLabel('Search organizations').fill('acme')
    const row = page.getByRole('row').filter({ hasText: 'ACME Foods' })
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Edit Details' }).click()
    const form = page.getByRole('dialog', { name: 'Edit Organization' })
    await form.getByLabel('Address').fill('12 Marina, Lagos')
    await form.getByLabel('Contact Phone Number').fill('08031234567')
    await Organization.query().where('id', 3).increment('version', 1)
    await form.getByRole('button', { name: 'Update Organization' }).click()
    await form.getByText('Somebody else has changed the organization in the meantime.').waitFor()
    await assertClean(page, assert)
    await takeScreenshot(page, 'organization_conflict')

    await page.route('**/*', (route) => {
      const deferredProps = route.request().headers()['x-inertia-partial-data'] ?? ''
      return deferredProps.includes('records') ? route.abort() : route.fallback()
    })
    await page.goto(new URL('/admin/config/organizations', page.url()).href)
    await page.getByText('Could not load organizations. Please try again.').waitFor()
    await assertClean(page, assert)
    await takeScreenshot(page, 'organizations_failed')
  })

  test('staff create, view and edit a billing group', async ({ visitAs, assert }) => {
    const page = await visitAs('/admin/config/billingGroups', ADMIN)
    await page.getByRole('button', { name: 'New Billing Group' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Billing Group' })
    await dialog.getByLabel('Name').fill('Zobo Makers')
    await dialog.getByRole('button', { name: 'Create Billing Group' }).click()
    await page.getByText('Zobo Makers has been created.').waitFor()
    const row = page.getByRole('row').filter({ hasText: 'Zobo Makers' })
    await row.getByRole('cell', { name: 'Tunde Bakare' }).waitFor()
    const headers = await page.getByRole('columnheader').allTextContents()
    assert.deepEqual(headers, [
      '#',
      'Name',
      'Businesses',
      'Date Created',
      'Created By',
      'Status',
      'Actions',
    ])
    await assertCleanEverywhere(page, assert, 'billing_groups')
    await resetView(page)
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'View Details' }).click()
    await page.getByRole('dialog').getByText('Businesses').waitFor()
    await assertClean(page, assert)
    await page.getByRole('button', { name: 'Edit Details' }).click()
    const form = page.getByRole('dialog', { name: 'Edit Billing Group' })
    await form.getByRole('switch', { name: 'Active' }).click()
    await assertClean(page, assert)
    await takeScreenshot(page, 'billing_group_edit')
    await form.getByRole('button', { name: 'Update Billing Group' }).click()
    await row.getByText('Inactive').waitFor()
  })
})
