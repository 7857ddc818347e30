import { spawn } from 'node:child_process'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import brand from '#config/brand'
import Organization, { PROVIDER_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import InboxMessage from '#shared/inbox/inbox_message'
import AccountDeactivatedMail from '#identity/accounts/mails/account_deactivated_mail'
import PasswordChangedMail from '#identity/accounts/mails/password_changed_mail'
import User from '#identity/accounts/models/user'
import { listNamedRoutes } from '#identity/access/route_table'
import DataErasedMail from '#identity/privacy/data_erased_mail'
import FactorsResetMail from '#identity/second_factor/resets/factors_reset_mail'
import { brandFromEnvironment, findHeadOfficeAddress } from '#shared/brand/brand'
import { sendMailNow } from '#shared/mail/send_mail'
import { dropOffLocations } from '#shipping/booking/seed_drop_off_locations'
import { renderShipmentInvoice } from '#shipping/documents/shipment_invoice'
import { renderWaybill } from '#shipping/documents/waybill'
import { readPages } from '#tests/unit/shipping/documents/reading'
import { invoice, waybill } from '#tests/unit/shipping/documents/sample_documents'
import { pathOf } from '#tests/support/routes/route_path'
import { clearPageCache } from '#shared/scale/page_cache'
import { freePort } from '../../../../bin/runtime/port.js'
import { dataOf, expectStatus } from '#tests/support/answers'
import { eventually } from '#tests/support/eventually'
import { call } from '#tests/support/people'
import { removeProps } from '#tests/support/page_props'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'

const STAFF = 'admin@sendam.test'
/** Time limit for starting a second process on a busy machine. */
const START_MS = 120_000
const PAGES = ['/', '/signin', '/terms', '/privacy', '/developers', '/rates', '/track', '/nowhere']

const CONTACT = {
  contactNumber: '0700 662 3200',
  contactEmail: 'hello@okada.example',
  privacyEmail: 'dpo@okada.example',
  openingHours: 'Every day',
}

/** Pages in French, and the sign-in page with the refusal that names our phone number. */
const OTHER_PATHS = [
  ...['/', '/terms', '/privacy', '/rates', '/signin'].map((path) => `${path}?lang=fr`),
  '/signin?error=account_blocked',
  '/nowhere',
]

const SECURITY_MAILS = [
  AccountDeactivatedMail,
  DataErasedMail,
  FactorsResetMail,
  PasswordChangedMail,
]

const { contactNumber, legalName, openingHours, offices, socialLinks } = brandFromEnvironment({})
const INVENTED = [
  ...[contactNumber, legalName, openingHours, '@sendam.test'],
  ...offices.map(({ address }) => address),
  ...socialLinks.map(({ url }) => `"${url}"`),
]
/** Matches links without an address, and sentences that end where a fact is missing. */
const GAP =
  /(tel|mailto):["&]|"\/?#contact"|(:|\s(us on|nous au|Sendam (on|au)|by|par|or|ou|reads|write to))\s*\.(\s|$)/i

function assertNothingInvented(assert: Assert, shown: string, where: string) {
  for (const fact of INVENTED) assert.notInclude(shown, fact, where)
  assert.notMatch(shown, GAP, where)
  assert.notMatch(shown.replace(/<[^>]*>/g, ''), GAP, where)
}

/** Returns pages that anyone can read: no streams, pictures, redirects or pages of development. */
function listPublicPaths(): string[] {
  return listNamedRoutes()
    .filter(
      ({ by, method, pattern }) => by === 'anyone' && method === 'GET' && !NO_PAGE.test(pattern)
    )
    .map(({ pattern }) => pathOf(pattern))
}

const NO_PAGE = /^\/(api|dev|live|logout|mcp|oauth2|images|icons|health)\b|\.(png|ico|svg|js)$/

async function htmlOf(path: string) {
  const page = await fetch(`${addressOfServer()}${path}`)
  return page.text()
}

test.group('The brand of the platform', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => () => void Object.assign(brand, brandFromEnvironment(process.env)))

  test('in production shows no invented fact and leaves no gap until staff set it', async ({
    assert,
  }) => {
    const env = { NODE_ENV: 'production', APP_URL: 'https://ship.okada.example' }
    const bare = brandFromEnvironment(env)
    const applyBareBrand = () => {
      clearPageCache()
      Object.assign(brand, bare)
    }
    const paths = listPublicPaths()
    assert.isAbove(paths.length, 30)
    for (const path of [...paths, ...OTHER_PATHS]) {
      applyBareBrand()
      const answer = await fetch(`${addressOfServer()}${path}`)
      const shown = removeProps(await answer.text())
      assert.isBelow(answer.status, 500, path)
      if (path.endsWith('lang=fr')) assert.include(shown, '<html lang="fr', path)
      assertNothingInvented(assert, shown, path)
    }

    const user = await User.findByOrFail('email', 'member@sendam.test')
    for (const Mail of SECURITY_MAILS) {
      applyBareBrand()
      await sendMailNow(new Mail(user))
      const letter = await InboxMessage.query().orderBy('id', 'desc').firstOrFail()
      assert.include(letter.text, `\n--\n${bare.name}\nhttp`)
      assertNothingInvented(assert, `${letter.text} ${letter.html}`, letter.subject!)
    }

    const provider = { ...bare, address: findHeadOfficeAddress(bare) }
    for (const pdf of [
      await renderWaybill(waybill({ brand: bare })),
      await renderShipmentInvoice(invoice({ provider })),
    ]) {
      const [page] = await readPages(pdf)
      assert.include(page, bare.name)
      assertNothingInvented(assert, page!, 'document')
    }
  })

  test('is on every page, in e-mail and in the API reference as staff set it', async ({
    client,
    assert,
  }) => {
    const send = await apiClientOf(client, STAFF)
    const set = (key: string, value: unknown) =>
      expectStatus(200, send('put', `/setting/brand.${key}`, { value }))
    await set('names', { name: 'Okada Parcels', legalName: 'Okada Parcels Ltd' })
    await set('contact', CONTACT)
    await set('offices', [{ city: 'Jos', address: '3 Ahmadu Bello Way, Jos' }])
    await set('social_links', [{ name: 'X', url: 'https://x.com/okada' }])
    await set('colour', '#C2185B')

    for (const path of PAGES) {
      const html = await htmlOf(path)
      assert.include(html, 'Okada Parcels', path)
      assert.notMatch(html, /\bSendam\b(?!#)|hello@sendam\.test|Adeola Odeku/, path)
      assert.include(html, 'html:root{--accent:#', path)
    }
    assert.include(await htmlOf('/'), '3 Ahmadu Bello Way, Jos')
    const { name } = await Organization.findOrFail(PROVIDER_ORGANIZATION_ID)
    assert.equal(name, 'Okada Parcels')
    const document = await fetch(`${addressOfServer()}/openapi.json`)
    assert.containsSubset(await document.json(), { info: { title: 'Okada Parcels API' } })

    await call('PUT', '/api/v1/resetPassword', { username: 'member@sendam.test' })
    const [mail] = await InboxMessage.query().orderBy('id', 'desc')
    assert.equal(mail!.subject, 'Choose a new password for Okada Parcels')
    assert.include(mail!.text, 'Okada Parcels Ltd, 3 Ahmadu Bello Way, Jos')
    assert.notMatch(`${mail!.text} ${mail!.html}`, /\bSendam\b(?!#)/)
  })

  test('may lack a phone number, e-mail addresses and opening hours', async ({
    client,
    assert,
  }) => {
    const send = await apiClientOf(client, STAFF)
    const value = { contactNumber: '', contactEmail: '', privacyEmail: '', openingHours: '' }
    await expectStatus(200, send('put', '/setting/brand.contact', { value }))
    assert.containsSubset(brand, value)
    assert.isEmpty(dropOffLocations())
    assert.notMatch(await htmlOf('/terms'), /tel:|mailto:/)
  })

  test('has a history, like any setting', async ({ client, assert }) => {
    const send = await apiClientOf(client, STAFF)
    await send('put', '/setting/brand.names', { value: { name: 'Okada', legalName: 'Okada Ltd' } })
    const data = await dataOf(send('get', '/setting/brand.names'))
    assert.include(JSON.stringify(data), 'Legal Name: Okada Ltd')
  })

  const WRONG: [string, unknown][] = [
    ['names', { name: 'Okada\nBcc: a@b.c', legalName: 'Okada Ltd' }],
    ['contact', { ...CONTACT, contactNumber: 'call me' }],
    ['contact', { ...CONTACT, contactEmail: 'nobody' }],
    ['social_links', [{ name: 'X', url: 'javascript:alert(1)' }]],
    ['colour', 'red'],
    ['colour', '#12345'],
  ]
  for (const [key, value] of WRONG) {
    test(`refuses ${JSON.stringify(value)} as its ${key}`, async ({ client, assert }) => {
      const send = await apiClientOf(client, STAFF)
      await expectStatus(422, send('put', `/setting/brand.${key}`, { value }))
      assert.deepEqual(brand, brandFromEnvironment(process.env))
    })
  }

  test('is refused as the name of a customer', async ({ assert }) => {
    Object.assign(brand, { name: 'Okada Parcels' })
    const answer = await call('POST', '/api/v1/account', {
      username: 'ada@people.test',
      firstname: 'Ada',
      phoneNumber: '08031234567',
      lastname: 'of 0kada Parcels',
      password: 'Harbour#2027',
    })
    assert.equal(answer.status, 422)
    assert.include(JSON.stringify(answer.body), 'The word \\"0kada Parcels\\" is not allowed')
  })
})

test.group('The brand in another process', () => {
  test('follows a change within seconds, without a restart', async ({ cleanup, assert }) => {
    const port = String(await freePort())
    const other = spawn(process.execPath, ['--import=@poppinss/ts-exec', 'bin/server.ts'], {
      cwd: app.makePath(),
      env: { ...process.env, NODE_ENV: 'development', PORT: port },
      stdio: 'ignore',
    })
    cleanup(async () => {
      other.kill()
      await db.from('settings').where('key', 'brand.names').delete()
    })
    const title = async () => {
      const page = await fetch(`http://127.0.0.1:${port}/openapi.json`).catch(() => null)
      const document = (await page?.json()) as { info: { title: string } } | undefined
      return document?.info.title
    }
    await eventually(async () => (await title()) === `${brand.name} API`, START_MS)
    await db.table('settings').insert({
      key: 'brand.names',
      value: JSON.stringify({ name: 'Okada', legalName: 'Okada Ltd' }),
    })
    await eventually(async () => (await title()) === 'Okada API')
    assert.equal(brand.name, brandFromEnvironment(process.env).name)
  }).timeout(2 * START_MS)
})
