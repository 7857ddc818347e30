import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import ApiKey from '#identity/api_keys/api_key'
import Organization from '#identity/organizations/models/organization'
import Membership from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'
import InboxMessage from '#shared/inbox/inbox_message'
import { matchUrl, holdMatchingRequests } from '#tests/browser/held_requests'
import {
  LARGE,
  assertClean,
  assertCleanEverywhere,
  takeScreenshot,
  signIn,
} from '#tests/browser/page_checks'
import { createUserApiKey } from '#tests/support/developers/api_keys'
import { openAsUser, readQuery } from '#tests/browser/page_url'

const OWNER = 'owner@acme.test'

const CHIDI = 'member@sendam.test'

const ACME = 3

async function readInvitationPath(email: string): Promise<string> {
  const mail = await InboxMessage.query()
    .where('recipient', email)
    .orderBy('id', 'desc')
    .firstOrFail()
  return /\/invitation\/[\w-]+/.exec(mail.text)![0]
}

test.group('Team page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an owner invites a person, changes a role and removes a member', async ({
    visitAs,
    assert,
  }) => {
    const chidi = await User.findByOrFail('email', CHIDI)
    await Membership.create({ userId: chidi.id, organizationId: ACME, role: 'member' })
    const page = await visitAs('/base/members', OWNER)
    await page.getByRole('heading', { name: 'People', exact: true }).waitFor()
    const invite = page.getByRole('button', { name: 'Send Invitation' })
    await invite.click()
    await page.getByText('"E-mail" should not be empty').waitFor()
    await assertClean(page, assert)
    await page.getByLabel('E-mail').fill('ife@example.test')
    await invite.click()
    await page.getByText('We have sent an invitation to ife@example.test.').waitFor()
    await page
      .getByRole('button', { name: 'Withdraw the invitation to ife@example.test' })
      .waitFor()
    await assertCleanEverywhere(page, assert, 'team')
    await page.setViewportSize(LARGE)

    await page.getByRole('button', { name: 'Actions for row 2' }).click()
    await page.getByRole('menuitem', { name: 'Change role' }).click()
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^Owner/ })
      .check()
    await assertClean(page, assert)
    await takeScreenshot(page, 'team_role')
    await page.getByRole('dialog').getByRole('button', { name: 'Change Role' }).click()
    await page.getByText('Chidi Eze is now an owner.').waitFor()
    await page.getByRole('row').filter({ hasText: CHIDI }).getByText('Owner').waitFor()
    await page.getByRole('button', { name: 'Actions for row 2' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).waitFor()
    await assertClean(page, assert)
    await takeScreenshot(page, 'team_remove')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Chidi Eze is no longer in ACME Foods.').waitFor()
    await page.getByRole('cell', { name: CHIDI }).waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Withdraw the invitation to ife@example.test' }).click()
    await page.getByText('The invitation to ife@example.test has been withdrawn.').waitFor()
  })

  test("removing a member lists the member's API keys, to revoke or roll them", async ({
    visitAs,
    assert,
  }) => {
    const user = await User.findByOrFail('email', CHIDI)
    await Membership.create({ organizationId: ACME, userId: user.id, role: 'member' })
    const organization = await Organization.findOrFail(ACME)
    const { key: shop } = await createUserApiKey(user, { name: 'Web shop' }, organization)
    const { key: robot } = await createUserApiKey(user, { name: 'Robot' }, organization)
    const page = await visitAs('/base/members', OWNER)
    await page.getByRole('button', { name: 'Actions for row 2' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Live keys can no longer read shipments').waitFor()
    await assertClean(page, assert)
    await dialog.getByLabel('Robot').click()
    await page.getByRole('option', { name: 'Revoke it' }).click()
    await dialog.getByLabel('Web shop').click()
    await page.getByRole('option', { name: 'Roll it' }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await dialog.getByText(/^sdm_live_/).waitFor()
    await dialog.getByRole('button', { name: 'I have copied it' }).click()
    await page.getByText('Chidi Eze is no longer in ACME Foods.').waitFor()
    await robot.refresh()
    assert.isNotNull(robot.revokedAt)
    const owner = await User.findByOrFail('email', OWNER)
    const [rolled] = await ApiKey.query().where('lineId', shop.spendingLine).orderBy('id', 'desc')
    assert.equal(rolled!.userId, owner.id)
  })

  test('a member who leaves may revoke their API keys but not roll them, and an owner sees the keys left behind', async ({
    visitAs,
    assert,
  }) => {
    const user = await User.findByOrFail('email', CHIDI)
    await Membership.query().where('userId', user.id).delete()
    await Membership.create({ organizationId: ACME, userId: user.id, role: 'member' })
    const organization = await Organization.findOrFail(ACME)
    const { key: shop } = await createUserApiKey(user, { name: 'Web shop' }, organization)
    const { key: robot } = await createUserApiKey(user, { name: 'Robot' }, organization)
    const page = await visitAs('/base/members')
    await page.getByRole('button', { name: 'Leave ACME Foods' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('We will e-mail the owners about the keys you leave.').waitFor()
    await assertClean(page, assert)
    await dialog.getByLabel('Robot').click()
    assert.deepEqual(await page.getByRole('option').allInnerTexts(), [
      'Leave it as it is',
      'Revoke it: programs that use it stop at once',
    ])
    await page.getByRole('option', { name: 'Revoke it' }).click()
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
    await page.getByText('You have left ACME Foods.').waitFor()
    await Promise.all([shop.refresh(), robot.refresh()])
    assert.deepEqual([shop.revokedAt, robot.revokedAt === null], [null, false])

    const owner = await visitAs('/base/developers', OWNER)
    const card = owner.getByRole('article').filter({ hasText: 'Web shop' })
    await card.getByText('Creator has left').waitFor()
    await card.getByRole('button', { name: 'Roll Web shop' }).waitFor()
    await assertClean(owner, assert)
  })

  test('the last owner cannot leave, reads why, and is not asked about API keys', async ({
    visitAs,
    assert,
  }) => {
    const owner = await User.findByOrFail('email', OWNER)
    await createUserApiKey(owner, { name: 'Web shop' }, await Organization.findOrFail(ACME))
    const page = await visitAs('/base/members', OWNER)
    await page.getByRole('button', { name: 'Leave ACME Foods' }).click()
    await page.getByRole('dialog').getByText('You will no longer see its parcels').waitFor()
    assert.equal(await page.getByRole('region', { name: 'API keys' }).count(), 0)
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
    await page.getByText('A business needs an owner.').waitFor()
    await page.assertPath('/base/members')
  })

  test('a member who leaves continues as a retail customer', async ({ visitAs, assert }) => {
    const chidi = await User.findByOrFail('email', CHIDI)
    await Membership.query().where('userId', chidi.id).delete()
    await Membership.create({ userId: chidi.id, organizationId: ACME, role: 'member' })
    const page = await visitAs('/base/members')
    assert.equal(await page.getByRole('button', { name: 'Send Invitation' }).count(), 0)
    await page.getByRole('button', { name: 'Leave ACME Foods' }).click()
    const arrive = await holdMatchingRequests(page, matchUrl('/base/home'))
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
    await page.getByText('You have left ACME Foods.').waitFor()
    assert.isTrue(await page.getByRole('button', { name: 'Leaving…' }).isDisabled())
    arrive('continue')
    await page.getByRole('heading', { name: 'Welcome to Sendam' }).waitFor()
    await page.assertPath('/base/home')
    assert.equal(await page.getByRole('link', { name: 'Team' }).count(), 0)
  })

  test('the URL keeps the order of the list', async ({ visitAs, assert }) => {
    const chidi = await User.findByOrFail('email', CHIDI)
    await Membership.create({ userId: chidi.id, organizationId: ACME, role: 'member' })
    const page = await visitAs('/base/members', OWNER)
    await page.getByRole('button', { name: 'Name' }).click()
    await page.getByRole('button', { name: 'Name' }).click()
    await page.waitForURL(/sort=-name/)
    const colleague = await openAsUser(page, OWNER)
    await colleague.getByRole('columnheader', { name: 'Name' }).waitFor()
    const rows = await colleague.getByRole('row').allInnerTexts()
    assert.include(rows[1], CHIDI)
    await colleague.context().close()
    await page.getByRole('button', { name: 'Name' }).click()
    await page.waitForURL(/members$/)
    assert.equal(readQuery(page), '')
  })
})

test.group('Invitation link', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('asks another person to sign in, and lets the invited person join', async ({
    visitAs,
    assert,
  }) => {
    const inviting = await visitAs('/base/members', OWNER)
    await inviting.getByLabel('E-mail').fill(CHIDI)
    await inviting.getByRole('button', { name: 'Send Invitation' }).click()
    await inviting.getByText(`We have sent an invitation to ${CHIDI}.`).waitFor()
    const url = new URL(await readInvitationPath(CHIDI), inviting.url()).href
    await inviting.goto(url)
    await inviting.getByText(`You are signed in as ${OWNER}.`).waitFor()
    await assertCleanEverywhere(inviting, assert, 'invitation_other')
    await inviting.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await inviting.getByRole('heading', { name: /Send a parcel/ }).waitFor()

    await inviting.goto(url)
    await inviting.getByRole('heading', { name: 'Join ACME Foods' }).waitFor()
    await assertCleanEverywhere(inviting, assert, 'invitation')
    await inviting.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await inviting.getByRole('heading', { name: 'Sign In' }).waitFor()
    await signIn(inviting)
    await inviting.goto(url)
    await inviting.getByRole('button', { name: 'Join ACME Foods' }).click()
    await inviting.getByRole('heading', { name: 'Welcome to Sendam' }).waitFor()
    await inviting.getByText('You have joined ACME Foods.').waitFor()
    await inviting.goto(url)
    await inviting.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor()
    await assertClean(inviting, assert)
  })
})
