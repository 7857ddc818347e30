import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { isWellFormedKey } from '#identity/api_keys/key_format'
import { createBusiness, createApiKey } from '#tests/support/developers/business'
import { as, mailOf, person } from '#tests/support/people'

async function newest(address: string) {
  const [mail] = await mailOf(address)
  return mail!
}

async function newestSubject(address: string) {
  const { subject } = await newest(address)
  return subject
}

test.group('The mail about an API key', () => {
  test('names the creator, the IP address, the scopes and how to revoke the key', async ({
    assert,
  }) => {
    const user = await person()
    const { lastFour, key } = await createApiKey(await as(user), {
      mode: 'live',
      name: 'Till "3"',
      scopes: ['rates:read', 'wallet:pay'],
      dailyLimit: 2500,
    })
    const { subject, text } = await newest(user.email)
    assert.equal(subject, 'Your Sendam live API key "Till "3"" was created')
    for (const words of [
      `You created the live API key "Till "3"", which ends in ${lastFour}`,
      'from the address 127.0.0.1',
      'get prices; pay from the wallet, up to the daily limit of the key, at most ₦2,500.00 a day',
      'If this was not you, revoke the key at once, choose a new password',
      '/base/developers',
    ]) {
      assert.include(text, words)
    }
    assert.notInclude(text, key)
  })

  test('goes to the creator and to the owners of the business, whoever made the change', async ({
    assert,
  }) => {
    const { owner, member, organization, asMember, asOwner } = await createBusiness()
    const { id } = await createApiKey(asMember)
    const creationMail = await newest(owner.email)
    assert.include(
      creationMail.text,
      `${member.fullName} (${member.email}) created the test API key`
    )
    assert.include(creationMail.text, `of ${organization.name}`)

    const rolled = await asOwner('PUT', `/api_key/${id}/roll`, { hours: 3 })
    const rollMail = await newest(member.email)
    assert.include(rollMail.subject, 'was rolled')
    assert.match(rollMail.text, /The old key, which ends in \w{4}, stops working at/)

    await asMember('DELETE', `/api_key/${id}`)
    const revocationMail = await newest(owner.email)
    assert.include(revocationMail.subject, 'was revoked')
    const count = await mailOf(owner.email)
    await asMember('DELETE', `/api_key/${id}`)
    assert.lengthOf(await mailOf(owner.email), count.length)

    await asOwner('PUT', `/api_key/${rolled.body.data.id}`, { name: 'Other' })
    assert.include(await newestSubject(owner.email), '"Other" was changed')
  })

  test('does not undo a new or rolled key when it cannot be sent', async ({ assert, cleanup }) => {
    const user = await person()
    const ask = await as(user)
    await db.rawQuery(
      `alter table inbox_messages add constraint full_box check (recipient <> '${user.email}') not valid`
    )
    cleanup(
      async () => void (await db.rawQuery('alter table inbox_messages drop constraint full_box'))
    )
    const created = await createApiKey(ask)
    const rolled = await ask('PUT', `/api_key/${created.id}/roll`, {})
    assert.equal(rolled.status, 200)
    for (const key of [created.key, rolled.body.data.key]) assert.isTrue(isWellFormedKey(key))
    assert.isEmpty(await mailOf(user.email))
  })

  test('is not sent to a member who has left the business', async ({ assert }) => {
    const { owner, member, asMember, asOwner } = await createBusiness()
    const { id } = await createApiKey(asMember)
    const { body } = await asOwner('GET', '/organization/members')
    const membership = body.data.find(({ email }: { email: string }) => email === member.email)
    await asOwner('DELETE', `/organization/members/${membership.id}`)
    const before = await mailOf(member.email)
    await asOwner('DELETE', `/api_key/${id}`)
    assert.lengthOf(await mailOf(member.email), before.length)
    assert.include(await newestSubject(owner.email), 'was revoked')
  })
})
