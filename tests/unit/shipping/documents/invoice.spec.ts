import { test } from '@japa/runner'
import { renderShipmentInvoice } from '#shipping/documents/shipment_invoice'
import { assertTidy } from '#tests/unit/shipping/documents/layout'
import { charge, invoice, longestInvoice } from '#tests/unit/shipping/documents/sample_documents'
import { coloursOf, readPages } from '#tests/unit/shipping/documents/reading'

const A4 = { width: 595.28, height: 841.89, margin: 50 }

test.group('Invoice', () => {
  test('lists every charge with its number and amount, and the total', async ({ assert }) => {
    const [page] = await readPages(await renderShipmentInvoice(invoice()))

    for (const text of [
      'Sendam Logistics Limited',
      'SD20261120',
      'Ọláyínká Adéṣínà',
      '+234 803 123 4567',
      'Ikeja, Nigeria to London, United Kingdom',
      '1 package, billed as 3.20 kg',
    ]) {
      assert.include(page, text)
    }
    const table = page.slice(page.indexOf('Amount') + 'Amount '.length, page.indexOf('Payment') - 1)
    assert.equal(
      table,
      [
        '1 Shipping rate FedEx International Economy, 3.20 kg ₦85,432.50',
        '2 Premium insurance ₦900.00',
        '3 Signature service ₦3,500.00',
        '4 Shipping box ₦2,500.00',
        '5 Food clearance document ₦15,000.00',
        '6 Drop-off fee ₦0.05',
        '7 Discount Gift code ỌDÚN2026 -₦5,000.00',
        'Total ₦102,332.55',
      ].join(' ')
    )
  })

  test('states how and when it was paid, that it was refunded, or that it was not paid', async ({
    assert,
  }) => {
    const [paid] = await readPages(await renderShipmentInvoice(invoice()))
    assert.include(paid, 'PAID')
    assert.include(paid, 'Wallet, 20 Nov 2026 Reference SD20261120')

    const payment = { ...invoice().payment!, refundedTo: 'wallet' as const }
    const [voided] = await readPages(await renderShipmentInvoice(invoice({ payment })))
    assert.include(voided, 'REFUNDED')
    assert.include(voided, 'Wallet, 20 Nov 2026, refunded to the wallet Reference')

    const [unpaid] = await readPages(await renderShipmentInvoice(invoice({ payment: null })))
    assert.include(unpaid, 'NOT YET PAID')
    assert.include(unpaid, 'This invoice has not been paid yet.')
  })

  test('has the original script of a name beside its Latin form', async ({ assert }) => {
    const billTo = { ...invoice().billTo, originalScript: 'דוד כהן, הרצל 12' }
    const [page] = await readPages(await renderShipmentInvoice(invoice({ billTo })))
    for (const text of [billTo.fullname, billTo.originalScript]) assert.include(page, text)
  })

  test('keeps letters of a name that the heading font lacks', async ({ assert }) => {
    const provider = { ...invoice().provider, name: 'Ṣadé and Ɗan Ƙano' }
    const [page] = await readPages(await renderShipmentInvoice(invoice({ provider })))
    assert.include(page, 'Ṣadé and Ɗan Ƙano Sendam Logistics Limited')
  })

  test('shows a flying parcel on a line in the brand colour, on its first page only', async ({
    assert,
  }) => {
    const lines = Array.from({ length: 60 }, (_, index) => charge(`Fee ${index + 100}`, index))
    const provider = { ...invoice().provider, colour: '#7a1fa2' }
    const pdf = await renderShipmentInvoice(invoice({ lines, provider }))
    const [first, second] = [await coloursOf(pdf, 1), await coloursOf(pdf, 2)]
    assert.isTrue(first.has('#ffc629'))
    assert.isTrue(first.has('#7a1fa2'))
    assert.isFalse(second.has('#ffc629'))
  })

  test('is refused if its lines do not add up', async ({ assert }) => {
    await assert.rejects(
      () => renderShipmentInvoice(invoice({ totalKobo: 10233254 })),
      'Invoice SD20261120: lines add up to 10233255, not 10233254 kobo'
    )
  })

  test('continues many charges on new pages, loses none and ends with the total', async ({
    assert,
  }) => {
    const lines = Array.from({ length: 60 }, (_, index) => charge(`Fee ${index + 100}`, index))
    const pages = await readPages(await renderShipmentInvoice(invoice({ lines })))

    assert.isAbove(pages.length, 1)
    pages.forEach((page, index) => assert.include(page, `Page ${index + 1} of ${pages.length}`))
    for (const { label } of lines) {
      assert.lengthOf(pages.join(' ').split(label), 2)
    }
    assert.include(pages.at(-1)!, 'Total ₦17.70')
  })

  test('keeps the longest texts in their places', async ({ assert }) => {
    await assertTidy(assert, await renderShipmentInvoice(longestInvoice), A4)
    await assertTidy(assert, await renderShipmentInvoice(invoice()), A4)
  })
})
