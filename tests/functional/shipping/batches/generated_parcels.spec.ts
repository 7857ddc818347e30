import { test } from '@japa/runner'
import fc from 'fast-check'
import testUtils from '@adonisjs/core/services/test_utils'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { tabProblems } from '#shipping/booking/components/form/form_checks'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import { formFromShipment, toSubmission } from '#shipping/booking/components/form/form_submission'
import { withPackage } from '#shipping/booking/components/packages/packages_model'
import { loadBatchRows } from '#shipping/batches/batch_rows'
import { foldText } from '#shared/text/rules/fold_text'
import { createBatchCalls, buildLocalRows } from '#tests/support/developers/batches'
import { createShop } from '#tests/support/developers/shop'
import {
  dialects,
  parcels,
  writeParcelSheet,
  type TrueParcel,
  fillParcelForm,
} from '#tests/support/random_parcels'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

/** `FUZZ_SEED=7` generates other parcels. */
const SEED = Number(process.env.FUZZ_SEED ?? 41)
const SHEETS = 16
const ROWS = 25

const FORM_RULES = {
  dangerousGoods: [],
  largestValue: 1_000_000_000,
  calendar: { today: '2026-11-20', daysWithoutPickup: [] },
}

/** Compares the fields we stored with those that were meant, except refused ones. */
function differences(
  truth: TrueParcel,
  stored: any,
  refused: ReadonlySet<string | null>
): string[] {
  const { destination, items } = stored
  const [unit] = items[0].itemUnits
  const phone = parsePhoneNumberFromString(destination.phoneNumber, 'NG')?.number
  const fields = {
    country: [destination.country, truth.country],
    phoneNumber: [phone, truth.phone],
    // Couriers cannot print emoji; we store the name with them.
    fullname: [
      foldText(destination.fullname.replace(/\p{Extended_Pictographic}/gu, '')).trim(),
      foldText(truth.name),
    ],
    quantity: [unit.quantity, truth.quantity],
    value: [unit.value, truth.naira],
    weight: [Math.round(items[0].weight * 1000), truth.grams],
  }
  return Object.entries(fields)
    .filter(([field, [found, meant]]) => !refused.has(field) && found !== meant)
    .map(([field, [found, meant]]) => `${field}: ${found} instead of ${meant}`)
}

/** Returns how many rows of a batch were read, and each field that differs from what was meant. */
async function compareRows(batchId: number, drawn: { truth: TrueParcel; written: object }[]) {
  const wrong: string[] = []
  let read = 0
  const rows = await loadBatchRows(batchId)
  for (const [place, { submission: stored, problems }] of rows.entries()) {
    const refused = new Set(problems.map(({ field }) => field?.split('.').at(-1) ?? null))
    if (!stored) {
      if (refused.size === 0) wrong.push(`row ${place} was lost`)
      continue
    }
    read += 1
    const { truth, written } = drawn[place]!
    const found = differences(truth, stored, refused)
    wrong.push(...found.map((difference) => `${JSON.stringify(written)}: ${difference}`))
  }
  return { wrong, read }
}

async function openShop() {
  const shop = await createShop({ naira: 100_000 })
  await shop.book()
  return createBatchCalls(shop)
}

test.group('Generated parcels', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  test('in a sheet are read with the intended values, or refused', async ({ assert }) => {
    const { upload } = await openShop()
    const wrong: string[] = []
    let read = 0
    for (const [at, dialect] of fc.sample(dialects, { numRuns: SHEETS, seed: SEED }).entries()) {
      const drawn = fc.sample(parcels, { numRuns: ROWS, seed: SEED + at })
      const { body } = await upload(writeParcelSheet(dialect, drawn), 'parcels.csv')
      const reading = await compareRows(
        body.data.id,
        drawn.map(({ truth, written }) => ({ truth, written: { ...written, dialect } }))
      )
      wrong.push(...reading.wrong)
      read += reading.read
    }
    assert.deepEqual(wrong, [], `FUZZ_SEED=${SEED}`)
    assert.isAbove(read, (SHEETS * ROWS) / 3)
  })

  test('sent in an API call are read with the intended values, or refused', async ({ assert }) => {
    const { price } = await openShop()
    const drawn = fc.sample(parcels, { numRuns: SHEETS * ROWS, seed: SEED })
    const [plain] = await buildLocalRows(1)
    const rows = drawn.map(({ truth, written }) => ({
      ...structuredClone(plain!),
      destination: {
        ...plain!.destination,
        country: truth.country,
        state: 'none',
        city: null,
        cityName: 'Springfield',
        fullname: written.name,
        phoneNumber: written.phone,
        postalCode: written.postalCode,
      },
      items: plain!.items.map((item: any) => ({
        ...item,
        weight: String(truth.grams / 1000),
        itemUnits: item.itemUnits.map((unit: any) => ({
          ...unit,
          quantity: String(truth.quantity),
          value: truth.naira.toFixed(2),
        })),
      })),
    }))
    const { body } = await price(rows)
    const { wrong, read } = await compareRows(body.data.id, drawn)
    assert.deepEqual(wrong, [], `FUZZ_SEED=${SEED}`)
    assert.isAbove(read, (SHEETS * ROWS) / 3)
  })

  test('sent with the form are read with the intended values, or refused', async ({ assert }) => {
    const { price } = await openShop()
    const [plain] = await buildLocalRows(1)
    const form = formFromShipment({ ...plain, items: [] } as never, { id: 0, editShipmentId: 0 })
    const numRuns = SHEETS * ROWS
    const styles = fc.sample(dialects, { numRuns, seed: SEED })
    const drawn = fc.sample(parcels, { numRuns, seed: SEED })
    const typed = drawn.map((parcel, at) => fillParcelForm(form, styles[at]!, parcel))
    const isAccepted = (filledForm: BookingForm) =>
      [0, 1].every((tab) => Object.keys(tabProblems(tab, filledForm, FORM_RULES)).length === 0)
    const accepted = typed.flatMap((filledForm, at) =>
      isAccepted(filledForm)
        ? {
            sent: toSubmission(withPackage(filledForm)),
            truth: drawn[at]!.truth,
            written: { ...drawn[at]!.written, dialect: styles[at] },
          }
        : []
    )
    const { body } = await price(accepted.map(({ sent }) => sent))
    const { wrong, read } = await compareRows(body.data.id, accepted)
    assert.deepEqual(wrong, [], `FUZZ_SEED=${SEED}`)
    assert.isAbove(read, numRuns / 3)
  })
})
