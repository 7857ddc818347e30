import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import Organization from '#identity/organizations/models/organization'
import { sweepImages } from '#branding/images/sweep_images'
import Image from '#branding/images/image'
import { type Answer, Caller, profile } from '#tests/functional/branding/business/calls'
import { forgetLimits } from '#tests/support/limits'

/** These rows are committed, so they are deleted afterwards and belong to no other test. */
const FOUNDER = 'franchise@sendam.test'
const RIVAL = 'manager@sendam.test'
const NAME = 'At Once Limited'
const LOGO = '/business/logo/business/1700000000042/0'

function statusesOf(answers: Answer[]): number[] {
  return answers.map(({ status }) => status).sort()
}

async function deleteBusinesses() {
  const businesses = await Organization.query().whereILike('name', `${NAME}%`)
  const ids = businesses.map(({ id }) => id)
  await Organization.query().whereIn('id', ids).update({ logoImageId: null })
  await db.from('images').delete()
  for (const table of [
    'access_tokens',
    'brand_settings',
    'notification_templates',
    'memberships',
  ]) {
    await db.from(table).whereIn('organization_id', ids).delete()
  }
  await Organization.query().whereIn('id', ids).delete()
}

async function filesStored(): Promise<number> {
  const page = await drive.use().listAll('images', { recursive: true })
  return [...page.objects].filter((object) => object.isFile).length
}

test.group('Concurrent changes of a business', (group) => {
  group.each.setup(() => {
    drive.fake()
    return async () => {
      drive.restore()
      await deleteBusinesses()
      await forgetLimits()
    }
  })

  test('create one business on a double click', async ({ assert }) => {
    const founder = await Caller.of(FOUNDER)
    const requests = [1, 2, 3].map(() => founder.send('POST', '/business', profile({ name: NAME })))
    assert.deepEqual(statusesOf(await Promise.all(requests)), [200, 422, 422])
    assert.lengthOf(await Organization.query().where('name', NAME), 1)
  })

  test('give a subdomain to one of two people, and 422 to the other', async ({ assert }) => {
    const people = [await Caller.of(FOUNDER), await Caller.of(RIVAL)]
    const body = profile({ name: NAME, subdomain: 'at-once' })
    const answers = await Promise.all(
      people.map((person) => person.send('POST', '/business', body))
    )
    assert.deepEqual(statusesOf(answers), [200, 422])
    const refused = answers.find(({ status }) => status === 422)
    assert.equal(refused?.body.errors[0].message, '"Tracking Page Address" is already taken')
  })

  test('let one of three saves succeed, the others get 409; repeated uploads leave one image', async ({
    assert,
  }) => {
    const founder = await Caller.of(FOUNDER)
    const uploads = [1, 2, 3].map(() => founder.upload('POST', LOGO))
    assert.deepEqual(statusesOf(await Promise.all(uploads)), [200, 200, 200])
    assert.lengthOf(await Image.all(), 1)
    assert.equal(await filesStored(), 1)

    const body = profile({ name: NAME, cacheFileName: '1700000000042' })
    const { id, version } = await founder.dataOf('POST', '/business', body)
    const reloaded = await founder.send('POST', '/business/reload', { id })
    founder.authorization = reloaded.headers.get('authorization')!
    const saves = ['A', 'B', 'C'].map((name) =>
      founder.send('PUT', `/business/${id}`, profile({ name: `${NAME} ${name}`, version }))
    )
    assert.deepEqual(statusesOf(await Promise.all(saves)), [200, 409, 409])
    const logos = [1, 2, 3].map(() => founder.upload('PUT', `/business/logo/${id}`))
    assert.deepEqual(statusesOf(await Promise.all(logos)), [200, 200, 200])
    assert.lengthOf(await Image.all(), 1)
    assert.equal(await filesStored(), 1)
  })

  test('let one of three theme or text saves succeed; the others get 409', async ({ assert }) => {
    const founder = await Caller.of(FOUNDER)
    const { id } = await founder.dataOf('POST', '/business', profile({ name: NAME }))
    const reloaded = await founder.send('POST', '/business/reload', { id })
    founder.authorization = reloaded.headers.get('authorization')!
    const themes = ['A', 'B', 'C'].map((title1) =>
      founder.send('PUT', '/shipment/branded_tracking/theme', {
        title1,
        trackingPagetemplateId: 2,
        version: 1,
      })
    )
    const answers = await Promise.all(themes)
    assert.deepEqual(statusesOf(answers), [200, 409, 409])
    const texts = ['D', 'E', 'F'].map((subject) =>
      founder.send('PUT', '/shipment/branded_notification/templates/booked', {
        subject,
        body: 'Packed.',
        sms: 'Packed.',
        version: 0,
      })
    )
    assert.deepEqual(statusesOf(await Promise.all(texts)), [200, 409, 409])
  })

  test('make the image sweep skip an image that is being saved', async ({ assert }) => {
    const founder = await Caller.of(FOUNDER)
    await founder.upload('POST', LOGO)
    const { id: imageId } = await Image.firstOrFail()
    await db.transaction(async (trx) => {
      await Image.query({ client: trx }).where('id', imageId).forUpdate().firstOrFail()
      const swept = await sweepImages(Date.now() + 25 * 60 * 60 * 1000)
      assert.equal(swept.unsaved, 0)
    })
    assert.lengthOf(await Image.all(), 1)
  })
})
