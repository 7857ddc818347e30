import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import { ACME_HOST, openAt, publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { addressOfServer } from '#tests/support/api_client'
import { readProps } from '#tests/support/page_props'
import { makeShipment } from '#tests/support/shipment_rows'

const FRENCH = 'Votre colis est en route.'
const ENGLISH = 'Your package is on the way.'

/** Requests without cookies: the test client always sends one. */
async function fetchPage(path: string, given: Record<string, string> = {}) {
  const headers = { 'accept-language': '', ...given }
  const response = await fetch(`${addressOfServer()}${path}`, { headers, redirect: 'manual' })
  return {
    status: response.status,
    text: await response.text(),
    header: (name: string) => response.headers.get(name),
  }
}

async function makeParcelTo(countryCode: string) {
  const shipment = await makeShipment()
  const country = { code: countryCode, name: countryCode === 'BJ' ? 'Benin' : 'Germany' }
  await db.table('countries').insert(country).onConflict('code').ignore()
  await ShipmentAddress.query()
    .where({ shipmentId: shipment.id, side: 'destination' })
    .update({ countryCode, stateKey: null })
  return shipment
}

test.group('Language of a tracking page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is the choice of the reader, else that of the browser or the destination', async ({
    assert,
  }) => {
    const [benin, germany] = [await makeParcelTo('BJ'), await makeParcelTo('DE')]
    const stories: [number, string, Record<string, string>, string][] = [
      [benin.trackingNumber, '', {}, 'fr'],
      [germany.trackingNumber, '', {}, 'en-NG'],
      [benin.trackingNumber, '', { 'accept-language': 'en-GB,en;q=0.9' }, 'en-NG'],
      [germany.trackingNumber, '', { 'accept-language': 'fr-CM,en;q=0.5' }, 'fr'],
      [germany.trackingNumber, '', { 'accept-language': 'de-DE' }, 'en-NG'],
      [germany.trackingNumber, '', { 'cookie': 'language=ha', 'accept-language': 'fr' }, 'ha'],
      [germany.trackingNumber, '?lang=yo', { cookie: 'language=ha' }, 'yo'],
      [germany.trackingNumber, '?lang=tlh', { 'accept-language': 'ig' }, 'ig'],
    ]
    for (const [number, query, headers, tag] of stories) {
      const page = await fetchPage(`/track/${number}${query}`, headers)
      assert.equal(page.status, 200)
      assert.include(page.text, `<html lang="${tag}">`)
    }
  })

  test('covers the whole page, and a draft translation says so', async ({ assert }) => {
    const { trackingNumber } = await makeShipment()
    const french = await fetchPage(`/track/${trackingNumber}?lang=fr`)
    assert.match(french.text, new RegExp(`<h1[^>]*>${FRENCH}</h1>`))
    for (const text of [
      'Royaume-Uni',
      'Numéro de suivi',
      'Prévenez-moi',
      'Partager sur WhatsApp',
    ]) {
      assert.include(french.text, text)
    }
    assert.notInclude(french.text, ENGLISH)
    assert.notInclude(french.text, 'role="note"')
    const hausa = await fetchPage(`/track/${trackingNumber}?lang=ha`)
    assert.match(hausa.text, /role="note"[^>]*>Fassarar wucin gadi/)
    const api = await fetchPage(`/api/v1/shipment/${trackingNumber}/track`, {
      'accept-language': 'fr',
    })
    assert.equal(JSON.parse(api.text).data.statusText, ENGLISH)
  })

  test('comes with only the message groups that the page uses', async ({ assert }) => {
    const loadWords = async (query: string) => {
      const page = await fetchPage(`/track${query}`)
      return readProps(page.text).props.words
    }
    for (const query of ['', '?lang=fr']) {
      const { messages } = await loadWords(query)
      const groups = Object.keys(messages).map((key) => key.split('.')[0])
      assert.deepEqual([...new Set(groups)].sort(), ['frame', 'public', 'tracking', 'ui'])
    }
  })

  test('is kept in a cookie only when chosen on a page of ours', async ({ assert }) => {
    const sent = await fetchPage('/track?lang=fr', { 'sec-fetch-site': 'none' })
    assert.isNull(sent.header('set-cookie'))
    assert.include(sent.header('vary'), 'Accept-Language')
    assert.include(sent.header('vary'), 'Cookie')
    const pressed = await fetchPage('/track?lang=fr', { 'sec-fetch-site': 'same-origin' })
    assert.match(String(pressed.header('set-cookie')), /language=fr;.*HttpOnly/i)
    assert.include(pressed.header('cache-control'), 'no-store')
    const returning = await fetchPage('/track', { cookie: 'language=fr' })
    assert.isNull(returning.header('set-cookie'))
    assert.include(returning.text, '<html lang="fr">')
  })

  test('is chosen by links that need no script, and is kept by the form', async ({ assert }) => {
    const { trackingNumber } = await makeShipment()
    const page = await fetchPage(`/track/${trackingNumber}?lang=fr&k=secret`)
    for (const code of ['en', 'fr', 'pcm', 'yo', 'ha', 'ig']) {
      assert.match(page.text, new RegExp(`<a href="/track/${trackingNumber}\\?lang=${code}&amp;k=`))
    }
    const alternates = page.text.match(/<link[^>]*rel="alternate"[^>]*>/g)!
    assert.lengthOf(alternates, 7)
    assert.notInclude(alternates.join(), 'secret')
    assert.match(page.text, /<input type="hidden" name="lang" value="fr"/)
    const form = await fetchPage('/track?trackingNumber=123456&lang=fr')
    assert.equal(form.header('location'), '/track/123456?lang=fr')
  })

  test('applies to errors and to the page of a shop, too', async ({ client, assert }) => {
    const wrong = await fetchPage('/track?trackingNumber=abc&lang=fr')
    assert.include(wrong.text, 'Le numéro de suivi ne contient que des chiffres')
    const unknown = await fetchPage('/track/999999999999?lang=fr')
    assert.include(unknown.text, 'Aucune information de suivi.')
    await publishedAcme()
    const { trackingNumber } = await makeShipment({ owner: 'owner@acme.test' })
    const shop = await openAt(client, ACME_HOST, `/track/${trackingNumber}?lang=fr`)
    assert.include(shop.text(), 'Votre commande est en route.')
    assert.include(shop.text(), '<html lang="fr">')
  })
})
