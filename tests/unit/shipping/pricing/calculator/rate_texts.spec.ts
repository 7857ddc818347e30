import { test } from '@japa/runner'
import brand from '#config/brand'
import type { CalculatedRates } from '#shipping/pricing/calculator/quote_rates'
import { formatPhytoRequest, formatRates } from '#shipping/pricing/calculator/rate_texts'

type Changes = { kind?: 'export' | 'domestic' | 'import'; sizes?: number[]; offers?: object[] }

const FEDEX = {
  courierName: 'FedEx',
  serviceType: 'FedEx Economy',
  daysMin: 4,
  daysMax: 6,
  shippingRateKobo: 50_000_00,
  charges: { lines: [{ kind: 'shipping', label: 'Shipping Rate' }], totalKobo: 50_000_00 },
}

const WITH_FUEL = {
  ...FEDEX,
  charges: {
    lines: [
      { kind: 'shipping', label: 'Shipping Rate', amountKobo: 50_000_00 },
      { kind: 'surcharge', label: 'Fuel', amountKobo: 5_000_00 },
    ],
    totalKobo: 55_000_00,
  },
}

function quote({ kind = 'export', sizes = [30, 20, 10.5], offers = [FEDEX] }: Changes = {}) {
  const [lengthCm, widthCm, heightCm] = sizes
  return {
    request: { packages: [{ weightGrams: 900, lengthCm, widthCm, heightCm }] },
    route: { kind, offers },
    origin: { country: 'Nigeria', state: 'Lagos', city: 'Ikeja' },
    destination: { country: 'United Kingdom', state: null, city: null },
    information: ['Rates include fuel.'],
  } as unknown as CalculatedRates
}

test.group('Rate texts for staff to copy', () => {
  test('list the rates one per line, with route and package', ({ assert }) => {
    assert.equal(
      formatRates(quote()),
      [
        `Shipping rates from ${brand.name}`,
        'Ikeja, Lagos, Nigeria to United Kingdom, 0.90 kg, 30 x 20 x 10.5 cm',
        '',
        '1. FedEx, FedEx Economy (4 to 6 working days): ₦50,000.00',
        '',
        '- Rates include fuel.',
      ].join('\n')
    )
  })

  test('list the parts of a rate with surcharges', ({ assert }) => {
    assert.include(
      formatRates(quote({ offers: [WITH_FUEL] })),
      '(4 to 6 working days): ₦55,000.00 (Shipping Rate ₦50,000.00, Fuel ₦5,000.00)'
    )
  })

  test('say in words that there are no rates', ({ assert }) => {
    assert.include(formatRates(quote({ offers: [] })), 'None of our couriers carries this weight')
  })

  test('leave the sizes out if one is unknown', ({ assert }) => {
    assert.include(formatRates(quote({ sizes: [30, 0, 10] })), 'United Kingdom, 0.90 kg\n')
  })

  test('name the route and the package in the phytosanitary request', ({ assert }) => {
    const text = formatPhytoRequest(quote())!
    for (const line of [
      'Request for inspection: phytosanitary certificate',
      'Exporting from: Ikeja, Lagos, Nigeria',
      'Destination: United Kingdom',
      'Package: 0.90 kg, 30 x 20 x 10.5 cm',
      `${brand.legalName}, ${brand.contactNumber}, ${brand.contactEmail}`,
    ]) {
      assert.include(text.split('\n'), line)
    }
  })

  test('have a phytosanitary request for exports only', ({ assert }) => {
    assert.isNull(formatPhytoRequest(quote({ kind: 'domestic' })))
    assert.isNull(formatPhytoRequest(quote({ kind: 'import' })))
  })
})
