import { test } from '@japa/runner'
import fc from 'fast-check'
import testUtils from '@adonisjs/core/services/test_utils'
import { addressTabProblems, packageProblems } from '#shipping/booking/components/form/form_checks'
import { formFromShipment, toSubmission } from '#shipping/booking/components/form/form_submission'
import { withPackage } from '#shipping/booking/components/packages/packages_model'
import { loadBatchRows } from '#shipping/batches/batch_rows'
import { createBatchCalls, buildLocalRows } from '#tests/support/developers/batches'
import { createShop } from '#tests/support/developers/shop'
import { emptyTally, judgeRow, type ReadRow } from '#tests/support/parcels/judged_rows'
import { type SheetStyle, sheetStyles } from '#tests/support/parcels/numbers'
import { type DrawnParcel, parcels } from '#tests/support/parcels/random_parcels'
import type { Entry } from '#tests/support/parcels/spelling'
import {
  fillCall,
  fillForm,
  writeSheet,
  writeWorkbook,
} from '#tests/support/parcels/written_parcels'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

/** For a long run with other parcels: `FUZZ_CASES=200 FUZZ_SEED=7`. */
const SEED = Number(process.env.FUZZ_SEED ?? 41)
const SHEETS = Number(process.env.FUZZ_CASES ?? 10)
const ROWS = 30

const FORM_RULES = { dangerousGoods: [], largestValue: 1_000_000_000_000 }

type Calls = ReturnType<typeof createBatchCalls>
type Reader = (calls: Calls, drawn: DrawnParcel[], style: SheetStyle) => Promise<ReadRow[]>

const readForms: Reader = async ({ price }, drawn) => {
  const [plain] = await buildLocalRows(1)
  const form = formFromShipment({ ...plain, items: [] } as never, { id: 0, editShipmentId: 0 })
  const forms = drawn.map((parcel) => {
    const filled = fillForm(form, parcel)
    const found = { ...addressTabProblems(filled), ...packageProblems(filled.working, FORM_RULES) }
    const problems = Object.entries(found).map(([field, message]) => ({ field, message }))
    return { filled, refused: { submission: null, problems, notes: [] } }
  })
  const isSent = ({ refused }: (typeof forms)[number]) => refused.problems.length === 0
  const sent = forms.filter(isSent).map(({ filled }) => toSubmission(withPackage(filled)))
  const { body } = await price(sent)
  const rows = await loadBatchRows(body.data.id)
  return forms.map((one) => (isSent(one) ? rows.shift()! : one.refused))
}

const READERS: Record<Entry, [title: string, read: Reader]> = {
  form: ['sent with the form', readForms],
  call: [
    'sent in an API call',
    async ({ price }, drawn) => {
      const [plain] = await buildLocalRows(1)
      const { body } = await price(drawn.map((parcel) => fillCall(plain!, parcel)))
      return loadBatchRows(body.data.id)
    },
  ],
  sheet: [
    'in a sheet',
    async ({ upload }, drawn, style) => {
      const { body } = await upload(writeSheet(style, drawn), 'parcels.csv')
      return loadBatchRows(body.data.id)
    },
  ],
  workbook: [
    'in a workbook',
    async ({ upload }, drawn, style) => {
      const { body } = await upload(new Uint8Array(writeWorkbook(style, drawn)), 'parcels.xlsx')
      return loadBatchRows(body.data.id)
    },
  ],
}

async function openShop(): Promise<Calls> {
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

  for (const [entry, [title, read]] of Object.entries(READERS) as [Entry, [string, Reader]][]) {
    test(`${title} are read with the intended values, or refused`, async ({ assert }) => {
      const calls = await openShop()
      const tally = emptyTally()
      const wrong: string[] = []
      for (let at = 0; at < SHEETS; at++) {
        const seed = SEED + at
        const [style] = fc.sample(sheetStyles(entry), { numRuns: 1, seed }) as [SheetStyle]
        const drawn = fc.sample(parcels(entry, style), { numRuns: ROWS, seed })
        const rows = await read(calls, drawn, style)
        const found = drawn.flatMap((parcel, row) => judgeRow(parcel, rows[row]!, tally))
        wrong.push(...found.map((one) => `${one} in ${JSON.stringify(style)}`))
      }
      assert.deepEqual(wrong, [], `FUZZ_SEED=${SEED}`)
      // If cells of a kind were never read or never refused, the test would find no fault in them.
      for (const [kind, { read: times, refused }] of Object.entries(tally)) {
        assert.isAbove(times, 2 * SHEETS, `${kind} was read`)
        assert.isAbove(refused, 0, `${kind} was refused`)
      }
    }).timeout(60_000 + SHEETS * 10_000)
  }
})
