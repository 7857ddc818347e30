import { test } from '@japa/runner'
import { needsImportDutyNotice } from '#shipping/pricing/import_duty'

const PARCEL = {
  destinationCountry: 'GB',
  itemsValueKobo: 150_000_00,
  insurance: 'Standard',
  insuranceFeeKobo: 0,
} as const

test.group('Import duty notice', () => {
  test('is shown for shipments to Great Britain above 150,000 naira', ({ assert }) => {
    assert.isFalse(needsImportDutyNotice(PARCEL))
    assert.isTrue(needsImportDutyNotice({ ...PARCEL, itemsValueKobo: 150_000_01 }))
    assert.isFalse(
      needsImportDutyNotice({
        ...PARCEL,
        destinationCountry: 'US',
        itemsValueKobo: 150_000_01,
      })
    )
  })

  test('counts the fee of Premium insurance, and of no other', ({ assert }) => {
    const withFee = { ...PARCEL, insuranceFeeKobo: 1 }
    assert.isTrue(needsImportDutyNotice({ ...withFee, insurance: 'Premium' }))
    assert.isFalse(needsImportDutyNotice({ ...withFee, insurance: 'Standard' }))
  })
})
