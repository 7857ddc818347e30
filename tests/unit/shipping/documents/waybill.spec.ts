import { test } from '@japa/runner'
import { renderWaybill } from '#shipping/documents/waybill'
import { assertTidy } from '#tests/unit/shipping/documents/layout'
import {
  longestWaybill,
  parcel,
  receiver,
  waybill,
} from '#tests/unit/shipping/documents/sample_documents'
import { coloursOf, readPages, scan } from '#tests/unit/shipping/documents/reading'

const A6 = { width: 297.64, height: 419.53, margin: 13 }

test.group('Waybill', () => {
  test('states sender, receiver and contents with every letter', async ({ assert }) => {
    const [page] = await readPages(await renderWaybill(waybill()))

    for (const text of [
      'Ọláyínká Adéṣínà',
      'Chiamaka Ẹgbẹ́dá-Ǹjọkụ',
      '12 Admiralty Way, Lekki Phase 1, Ikeja, Lagos, Nigeria',
      'London, England NW1 6XE',
      'United Kingdom',
      '+44 20 7946 0958',
      '+234 803 123 4567',
      '5030912345',
      'Ref. ORDER-1001',
      'FedEx',
      'International Economy',
      '40 × 20 × 20',
      '₦45,000.50',
      'Mon, 23 Nov 2026',
      '2 × Aṣọ òkè, hand woven; 1 × Leather sandals',
      '1 of 1',
      '2.50 kg',
      '3.20 kg',
    ]) {
      assert.include(page, text)
    }
  })

  test('has no empty box for letters that its font lacks', async ({ assert }) => {
    const destination = {
      ...receiver,
      fullname: '王小明 🎉',
      address: '5 شارع النيل',
      cityName: 'ลากอส',
    }
    const brand = { name: 'Ọjà 東京', contactNumber: '1' }
    const pdf = await renderWaybill(waybill({ destination, brand }))
    const [page] = await readPages(pdf)
    for (const text of ['Wang Xiao Ming', 'Ọjà Dong Jing']) assert.include(page, text)
    assert.notMatch(page!, /[\p{Script=Han}\p{Script=Arabic}\p{Script=Thai}\p{So}\0\uFFFD]/u)
  })

  test('has the original script of a name beside its Latin form', async ({ assert }) => {
    for (const originalScript of ['محمد سالم', 'דוד כהן, הרצל 12', 'Юрий Щербаков']) {
      const parties = { destination: { ...receiver, originalScript } }
      const pdf = await renderWaybill(waybill({ ...parties, origin: parties.destination }))
      const [shaped] = await readPages(pdf)
      const page = shaped!.normalize('NFKC')
      assert.lengthOf(page.split(originalScript), 3, page)
      assert.notMatch(page, /[\0\uFFFD]/u)
      await assertTidy(assert, pdf, A6)
    }
    const destination = { ...receiver, originalScript: '王小明' }
    const [page] = await readPages(await renderWaybill(waybill({ destination })))
    assert.notInclude(page, 'Xiao')
  })

  test('asks nobody to call if there is no number', async ({ assert }) => {
    const brand = { name: 'Okada', contactNumber: '' }
    const [page] = await readPages(await renderWaybill(waybill({ brand })))
    assert.include(page, 'Shipped with Okada.')
    assert.notInclude(page, 'Questions?')
  })

  test('is dated by the day in Lagos', async ({ assert }) => {
    const [page] = await readPages(await renderWaybill(waybill()))
    assert.include(page, '21 Nov 2026')
  })

  test('has a barcode of the waybill number and a QR code of the tracking page', async ({
    assert,
  }) => {
    const pdf = await renderWaybill(waybill())
    assert.deepEqual(await scan(pdf, 1, 'Code128'), ['794612345678'])
    assert.deepEqual(await scan(pdf, 1, 'QRCode'), ['https://sendam.example/track/5030912345'])
  })

  test('has shades of grey only', async ({ assert }) => {
    const colours = await coloursOf(await renderWaybill(waybill()), 1)
    const isGrey = (colour: string) => new Set(colour.slice(1).match(/../g)).size === 1
    assert.deepEqual(
      [...colours].filter((colour) => !isGrey(colour)),
      []
    )
  })

  test('has a barcode of the tracking number if the courier gave no number', async ({ assert }) => {
    const pdf = await renderWaybill(waybill({ waybillNumber: null }))
    assert.deepEqual(await scan(pdf, 1, 'Code128'), ['5030912345'])
  })

  test('has a page for each of twelve packages, with its own code and number', async ({
    assert,
  }) => {
    const packages = Array.from({ length: 12 }, (_, index) => ({
      ...parcel,
      waybillNumber: `7946123456${10 + index}`,
    }))
    const pdf = await renderWaybill(waybill({ packages }))
    const pages = await readPages(pdf)

    assert.lengthOf(pages, 12)
    pages.forEach((page, index) => assert.include(page, `${index + 1} of 12`))
    assert.deepEqual(await scan(pdf, 12, 'Code128'), ['794612345621'])
    assert.include(pages[11]!, '30.00 kg')
  })

  test('keeps the longest names and addresses in their places', async ({ assert }) => {
    const pdf = await renderWaybill(longestWaybill)
    await assertTidy(assert, pdf, A6)
    assert.deepEqual(await scan(pdf, 1, 'Code128'), [longestWaybill.waybillNumber])
    assert.deepEqual(await scan(pdf, 1, 'QRCode'), [longestWaybill.trackingUrl])
  })

  test('has room for the longest original script below the longest address', async ({ assert }) => {
    const { destination, origin } = longestWaybill
    const originalScript = 'محمد سالم '.repeat(20).trim()
    const pdf = await renderWaybill({
      ...longestWaybill,
      destination: { ...destination, originalScript },
      origin: { ...origin, originalScript },
    })
    await assertTidy(assert, pdf, A6)
    const [page] = await readPages(pdf)
    assert.isAtLeast(page!.normalize('NFKC').split('محمد').length, 20 + 5)
  })

  test('keeps ordinary names and addresses in their places too', async ({ assert }) => {
    await assertTidy(assert, await renderWaybill(waybill()), A6)
  })

  test('leaves out invisible characters, and turns line breaks into spaces', async ({ assert }) => {
    const destination = { ...receiver, fullname: 'Ada\u200B\u0007 Obi', address: '1 Road\n\tYaba' }
    const [page] = await readPages(await renderWaybill(waybill({ destination })))
    assert.include(page, 'Ada Obi')
    assert.include(page, '1 Road Yaba')
  })

  test('has the same bytes for the same shipment', async ({ assert }) => {
    const [one, other] = await Promise.all([renderWaybill(waybill()), renderWaybill(waybill())])
    assert.isTrue(one.equals(other))
  })
})
