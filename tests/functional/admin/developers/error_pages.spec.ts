import { test } from '@japa/runner'
import { NEWEST_VERSION } from '#shared/http/api_versions'
import { ERROR_GROUPS } from '#shared/errors/catalogue/error_catalogue'
import { call } from '#tests/support/people'
import { addressOfServer } from '#tests/support/api_client'

async function pageAt(path: string) {
  const response = await fetch(addressOfServer() + path)
  return { status: response.status, html: await response.text() }
}

const linked = (html: string) =>
  [...html.matchAll(/href="\/developers\/errors\/(\w+)"/g)].map(([, code]) => code)

test.group('The error pages', () => {
  test('list every code and are searched by status or words, without a script', async ({
    assert,
  }) => {
    const codes = ERROR_GROUPS.flatMap(({ notes }) => Object.keys(notes))
    const all = await pageAt('/developers/errors')
    assert.sameMembers(linked(all.html), codes)
    const byStatus = await pageAt('/developers/errors?search=402')
    assert.deepEqual(linked(byStatus.html), ['E_INSUFFICIENT_BALANCE'])
    const byWords = await pageAt('/developers/errors?search=Expired+api_key')
    assert.deepEqual(linked(byWords.html), ['E_EXPIRED_API_KEY'])
    const none = await pageAt('/developers/errors?search=zebra')
    assert.include(none.html, 'No error matches.')
  })

  test('show the status, cause, solution and response body of the error whose doc_url points to the page', async ({
    assert,
  }) => {
    const { body } = await call('GET', '/api/v1/shipment', undefined, {
      accept: 'application/problem+json',
    })
    const { status, html } = await pageAt(new URL(body.doc_url).pathname)
    assert.equal(status, 200)
    const text = html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, '')
    const sentences = ['E_UNAUTHORIZED_ACCESS', 'HTTP 401', 'Cause', 'Solution']
    for (const sentence of [...sentences, 'application/problem+json', 'doc_url']) {
      assert.include(text, sentence)
    }
    const unknown = await pageAt('/developers/errors/E_NOTHING_OF_OURS')
    assert.equal(unknown.status, 404)
  })

  test('have a changelog beside them that marks the days of API versions', async ({ assert }) => {
    const { html } = await pageAt('/developers/changelog')
    assert.match(html, new RegExp(`<time[^>]*>${NEWEST_VERSION}</time><span[^>]*>Version<`))
  })
})
