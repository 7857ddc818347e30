import { test } from '@japa/runner'
import { renderCommercialInvoice, renderPackingList } from '#shipping/documents/customs_documents'
import type { CustomsParty, CustomsDocumentData } from '#shipping/documents/render_customs_table'
import { assertTidy } from '#tests/unit/shipping/documents/layout'
import { invoice } from '#tests/unit/shipping/documents/sample_documents'
import { readPages } from '#tests/unit/shipping/documents/reading'

const A4 = { width: 595.28, height: 841.89, margin: 50 }

const exporter: CustomsParty = {
  fullname: 'Ọláyínká Adéṣínà',
  address: '12 Admiralty Way, Lekki Phase 1',
  originalScript: null,
  place: 'Ikeja, Lagos',
  countryName: 'Nigeria',
  phoneNumber: '+2348031234567',
  email: 'olayinka@example.com',
  taxId: '12345678-0001',
}

const importer: CustomsParty = {
  fullname: 'Grace Miller',
  address: '221B Baker Street',
  originalScript: null,
  place: 'London NW1 6XE',
  countryName: 'United Kingdom',
  phoneNumber: '+442079460958',
  email: 'grace@example.com',
  taxId: null,
}

const shirts = {
  description: "Men's cotton shirts",
  hsCode: '620520',
  originCountryName: 'Nigeria',
  quantity: 1200,
  unitValueKobo: 750_050,
  netGrams: 1800,
}

const sandals = {
  ...shirts,
  description: 'Leather sandals',
  hsCode: null,
  quantity: 1,
  netGrams: 700,
}

function paper(changes: Partial<CustomsDocumentData> = {}): CustomsDocumentData {
  return {
    provider: invoice().provider,
    invoiceNumber: 'SD20261120',
    invoiceDate: new Date('2026-11-20T10:00:00Z'),
    trackingNumber: '503091234567',
    waybillNumber: '794612345678',
    courier: 'FedEx',
    exporter,
    importer,
    terms: 'DAP, London',
    dutiesPaidBy: 'receiver',
    reason: 'Sale',
    packages: [
      {
        grossGrams: 2650,
        dimensionsCm: { length: 40, width: 20, height: 20 },
        lines: [shirts, sandals],
      },
    ],
    ...changes,
  }
}

const widest = (length: number) => 'W'.repeat(length)

const longest = paper({
  invoiceNumber: widest(20),
  waybillNumber: widest(40),
  courier: widest(60),
  exporter: { ...exporter, fullname: widest(35), address: widest(90), email: widest(254) },
  importer: { ...importer, place: widest(250), taxId: widest(20) },
  terms: `DDP, ${widest(120)}`,
  packages: Array.from({ length: 3 }, () => ({
    grossGrams: 300_000,
    dimensionsCm: null,
    lines: Array.from({ length: 30 }, () => ({
      ...shirts,
      description: widest(105),
      originCountryName: widest(100),
      unitValueKobo: 1e11,
      quantity: 100_000,
    })),
  })),
})

test.group('Customs documents', () => {
  test('state goods, origin and value on the commercial invoice', async ({ assert }) => {
    const [page] = await readPages(await renderCommercialInvoice(paper()))
    for (const text of [
      'Commercial Invoice',
      'SD20261120',
      'FedEx waybill 794612345678',
      'Ọláyínká Adéṣínà',
      'Tax ID 12345678-0001',
      '221B Baker Street',
      'DAP, London',
      'Paid by the receiver',
      'Reason for sending',
      'Sale',
      'HS code 620520, made in Nigeria, net 1.800 kg',
      '1,200 ₦7,500.50 ₦9,000,600.00',
      'HS code not stated, made in Nigeria, net 0.700 kg',
      'Total value for customs (NGN) ₦9,008,100.50',
      'Net weight 2.500 kg',
      'Gross weight 2.650 kg',
      'I declare that the information in this document is true and complete.',
    ]) {
      assert.include(page, text)
    }
  })

  test('have the original script of a name beside its Latin form', async ({ assert }) => {
    const pdf = await renderCommercialInvoice(
      paper({
        exporter: { ...exporter, originalScript: 'محمد سالم' },
        importer: { ...importer, originalScript: 'דוד כהן, הרצל 12' },
      })
    )
    const [page] = await readPages(pdf)
    for (const text of ['محمد سالم', 'דוד כהן, הרצל 12', importer.fullname]) {
      assert.include(page!.normalize('NFKC'), text)
    }
    await assertTidy(assert, pdf, A4)
  })

  test('state the contents of each package on the packing list, and no value', async ({
    assert,
  }) => {
    const parcel = paper().packages[0]!
    const [page] = await readPages(await renderPackingList(paper({ packages: [parcel, parcel] })))
    for (const text of [
      'Packing List',
      'Package 2 of 2',
      '40 × 20 × 20 cm',
      '2.650 kg gross',
      'Leather sandals 1 0.700 kg',
      'Packages 2',
      'Net weight 5.000 kg',
    ]) {
      assert.include(page, text)
    }
    assert.notInclude(page, '₦')
  })

  test('stay within their margins with the longest fields, over several pages', async ({
    assert,
  }) => {
    for (const pdf of [await renderCommercialInvoice(longest), await renderPackingList(longest)]) {
      const pages = await readPages(pdf)
      assert.isAbove(pages.length, 2)
      assert.include(pages[1], 'continued')
      await assertTidy(assert, pdf, A4)
    }
  })
})
