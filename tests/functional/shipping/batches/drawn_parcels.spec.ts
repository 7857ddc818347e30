import { test } from '@japa/runner'
import fc from 'fast-check'
import testUtils from '@adonisjs/core/services/test_utils'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { rowsOfBatch } from '#shipping/batches/rows'
import { fold } from '#shared/text/rules/fold'
import { batchCalls, rowsAtHome } from '#tests/support/developers/batches'
import { shopWith } from '#tests/support/developers/shop'
import { dialects, parcels, sheetIn, type TrueParcel } from '#tests/support/drawn_parcels'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

/** `FUZZ_SEED=7` draws others. */
const SEED = Number(process.env.FUZZ_SEED ?? 41)
const SHEETS = 16
const ROWS = 25

/** Each field of a parcel as we keep it, and as it was meant; what was refused is neither. */
function differences(truth: TrueParcel, kept: any, refused: ReadonlySet<string | null>): string[] {
  const { destination, items } = kept
  const [unit] = items[0].itemUnits
  const phone = parsePhoneNumberFromString(destination.phoneNumber, 'NG')?.number
  const fields = {
    country: [destination.country, truth.country],
    phoneNumber: [phone, truth.phone],
    // Couriers print no emoji; the name is kept with them.
    fullname: [
      fold(destination.fullname.replace(/\p{Extended_Pictographic}/gu, '')).trim(),
      fold(truth.name),
    ],
    quantity: [unit.quantity, truth.quantity],
    value: [unit.value, truth.naira],
    weight: [Math.round(items[0].weight * 1000), truth.grams],
  }
  return Object.entries(fields)
    .filter(([field, [found, meant]]) => !refused.has(field) && found !== meant)
    .map(([field, [found, meant]]) => `${field}: ${found} instead of ${meant}`)
}

async function shop() {
  const made = await shopWith({ naira: 100_000 })
  await made.book()
  return batchCalls(made)
}

test.group('What people write', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  test('in sheets is read as it was meant, or refused', async ({ assert }) => {
    const { upload } = await shop()
    const wrong: string[] = []
    let read = 0
    for (const [at, dialect] of fc.sample(dialects, { numRuns: SHEETS, seed: SEED }).entries()) {
      const drawn = fc.sample(parcels, { numRuns: ROWS, seed: SEED + at })
      const { body } = await upload(sheetIn(dialect, drawn), 'parcels.csv')
      const rows = await rowsOfBatch(body.data.id)
      for (const [place, row] of rows.entries()) {
        const refused = new Set(row.problems.map(({ field }) => field))
        if (!row.submission) {
          if (refused.size === 0) wrong.push(`row ${place} was lost`)
          continue
        }
        read += 1
        const { truth, written } = drawn[place]!
        for (const difference of differences(truth, row.submission, refused))
          wrong.push(`${JSON.stringify({ dialect, written })}: ${difference}`)
      }
    }
    assert.deepEqual(wrong, [], `FUZZ_SEED=${SEED}`)
    assert.isAbove(read, (SHEETS * ROWS) / 3)
  })

  test('in calls is read as it was meant, or refused', async ({ assert }) => {
    const { price } = await shop()
    const drawn = fc.sample(parcels, { numRuns: SHEETS * ROWS, seed: SEED })
    const [plain] = await rowsAtHome(1)
    const rows = drawn.map(({ truth, written }) => ({
      ...structuredClone(plain!),
      destination: {
        ...plain!.destination,
        ...{ country: truth.country, state: 'none', city: null, cityName: 'Springfield' },
        ...{ fullname: written.name, phoneNumber: written.phone, postalCode: written.postalCode },
      },
      items: plain!.items.map((item: any) => ({
        ...item,
        weight: String(truth.grams / 1000),
        itemUnits: item.itemUnits.map((unit: any) => ({
          ...unit,
          ...{ quantity: String(truth.quantity), value: truth.naira.toFixed(2) },
        })),
      })),
    }))
    const { body } = await price(rows)
    const wrong: string[] = []
    const priced = await rowsOfBatch(body.data.id)
    for (const [place, row] of priced.entries()) {
      const refused = new Set(row.problems.map(({ field }) => field?.split('.').at(-1) ?? null))
      const { truth, written } = drawn[place]!
      if (!row.submission) {
        if (refused.size === 0) wrong.push(`row ${place} was lost`)
        continue
      }
      for (const difference of differences(truth, row.submission, refused))
        wrong.push(`${JSON.stringify(written)}: ${difference}`)
    }
    assert.deepEqual(wrong, [], `FUZZ_SEED=${SEED}`)
  })
})
