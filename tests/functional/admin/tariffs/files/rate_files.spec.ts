import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type ShippingZone from '#shipping/pricing/models/shipping_zone'
import { readProblems, createFileSender as senderTo } from '#tests/support/files/file_sender'
import { addZone, smallTariff } from '#tests/support/tariff'
import { RATE_HEADER } from '#tests/support/files/tariff_file'

const NAME = '=HYPERLINK("Namibia")'

function namibia(description = NAME): Promise<ShippingZone> {
  return addZone({
    kind: 'export',
    courierCode: 'ARAMEX',
    description,
    geography: 'country',
    destinations: ['NA'],
    bands: [[0, 1, 5000]],
  })
}

const line = (row: string, zone = `"'=HYPERLINK(""Namibia"")"`) =>
  `ARAMEX,export,NG,,${zone},${row}`
const csv = (...lines: string[]) => [RATE_HEADER, ...lines].join('\n')

const senderOf = (client: ApiClient, scope: string, username?: string) =>
  senderTo(client, `/rate/file/${scope}`, username)

async function rowsOf({ id }: ShippingZone) {
  const rows = await db.from('shipping_rates').where('zone_id', id).orderBy('above_grams')
  return rows.map((row) => `${row.above_grams} ${row.end_grams} ${row.rate_kobo}`)
}

test.group('A rate file in the console', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('previews what it would change, and is saved only after it is confirmed', async ({
    client,
    assert,
  }) => {
    const zone = await namibia()
    const { preview, save } = await senderOf(client, `zone/${zone.id}`)
    const file = csv(line('0,1,4000'), line('2,3,3500'))
    const previewed = await preview(file)
    assert.equal(previewed.status, 200)
    const { base, ...difference } = previewed.body.data
    assert.deepEqual(difference, {
      added: { count: 1, first: [`ARAMEX export NG "${NAME}" 2 to 3 kg at ₦3,500.00`] },
      changed: {
        count: 1,
        first: [`ARAMEX export NG "${NAME}" 0 to 1 kg at ₦5,000.00 becomes ₦4,000.00`],
      },
      removed: { count: 0, first: [] },
      unchanged: 0,
      warnings: {
        count: 2,
        first: [
          `File row 3: ARAMEX export NG "${NAME}" has no price for weights above 1 and up to 2 kg`,
          `File row 3: ARAMEX export NG "${NAME}" costs less than in row 2 although it is for more weight`,
        ],
      },
    })
    assert.deepEqual(await rowsOf(zone), ['0 1000 500000'])
    const saved = await save(file, base)
    assert.equal(saved.status, 200)
    assert.equal(saved.body.message, 'Rates: 1 added, 1 changed, 0 removed, 0 unchanged.')
    assert.deepEqual(await rowsOf(zone), ['0 1000 400000', '2000 3000 350000'])
    const entry = await db.from('audit_entries').orderBy('id', 'desc').firstOrFail()
    assert.containsSubset(entry, {
      action: 'rates.import',
      subject_kind: 'zone',
      after: { added: 1, changed: 1, removed: 0, unchanged: 0 },
    })
    const replacedSheet = await db.from('rate_sheets').where('zone_id', zone.id).firstOrFail()
    assert.deepEqual(replacedSheet.rows, [[0, 1000, 500_000]])
    assert.isNotNull(replacedSheet.replaced_by)
    const outdated = await save(file, base)
    assert.equal(outdated.status, 409)
  })

  test('changes nothing when it is uploaded as downloaded', async ({ client, assert }) => {
    const zone = await namibia()
    for (const scope of [`zone/${zone.id}`, 'courier/ARAMEX', 'courier/FEDEX']) {
      const { download, preview } = await senderOf(client, scope)
      const text = await download()
      assert.isTrue(text.includes(RATE_HEADER))
      const { body } = await preview(text)
      assert.containsSubset(body.data, {
        added: { count: 0 },
        changed: { count: 0 },
        removed: { count: 0 },
      })
      assert.isAbove(body.data.unchanged, 0)
    }
    const { download } = await senderOf(client, `zone/${zone.id}`)
    assert.include(await download(), `"'=HYPERLINK(""Namibia"")"`)
  })

  test('for one zone or one courier is refused if it names other zones', async ({
    client,
    assert,
  }) => {
    const zone = await namibia()
    const file = csv(line('0,1,4000'), 'DHL,export,NG,,Ghana,0,10,25000')
    const zoneSender = await senderOf(client, `zone/${zone.id}`)
    assert.deepEqual(readProblems(await zoneSender.preview(file)), [
      'File row 3: there is no zone DHL export NG "Ghana" among the zones of this import',
    ])
    const courier = await senderOf(client, 'courier/DHL')
    assert.match(
      readProblems(await courier.preview(file))[0],
      /^File row 2: there is no zone ARAMEX/
    )
    const both = await courier.preview(csv('DHL,export,NG,,Ghana,0,10,26000'))
    assert.deepEqual(both.body.data.changed.count, 1)
    assert.deepEqual(both.body.data.removed.count, 0)
  })

  test('is refused, naming every wrong row, and nothing is saved', async ({ client, assert }) => {
    const zone = await namibia()
    const { preview, save } = await senderOf(client, `zone/${zone.id}`)
    const good = await preview(csv(line('0,1,4000')))
    const wrong = Array.from({ length: 50 }, (_, index) => line(`${index},${index + 1},=1+1`))
    const file = csv(line('0,1,4000'), ...wrong)
    const refused = await save(file, good.body.data.base)
    assert.equal(refused.status, 422)
    const problems = readProblems(refused)
    assert.lengthOf(problems, 50)
    assert.equal(
      problems[49],
      'File row 52: rate_naira "=1+1" is not a price in naira with at most two decimals'
    )
    assert.deepEqual(await rowsOf(zone), ['0 1000 500000'])
  })

  test('is refused if it is missing, empty, not text, too large or not previewed', async ({
    client,
    assert,
  }) => {
    const zone = await namibia()
    const { preview, save } = await senderOf(client, `zone/${zone.id}`)
    assert.deepEqual(readProblems(await preview(null)), ['"File" should not be empty'])
    assert.deepEqual(readProblems(await preview('')), ['"File" should not be empty'])
    assert.deepEqual(readProblems(await preview(csv())), ['File: there are no rates in it'])
    assert.deepEqual(readProblems(await preview('a,b\n1,2')), [
      `File row 1: the columns must be ${RATE_HEADER}`,
    ])
    assert.deepEqual(readProblems(await preview(new Uint8Array([0xff, 0xfe, 0x41]))), [
      'File: it is not text in UTF-8. Save it as "CSV UTF-8".',
    ])
    const unseen = await save(csv(line('0,1,4000')), '')
    assert.equal(unseen.status, 422)
    const tooLarge = await preview('x'.repeat(16_777_300))
    assert.deepEqual(readProblems(tooLarge), ['Allowed file size (16 MB) exceeded'])
    for (const scope of ['zone/987654321', 'courier/TURTLE']) {
      const nowhere = await senderOf(client, scope)
      const { status } = await nowhere.preview(csv(line('0,1,4000')))
      assert.equal(status, 404)
    }
  })

  test('of a hundred thousand rows is saved', async ({ client, assert }) => {
    const zone = await namibia('Namibia')
    const { preview, save } = await senderOf(client, `zone/${zone.id}`)
    const rows = Array.from({ length: 100_000 }, (_, index) => {
      const above = 500 + index * 9
      return line(`${above / 1000},${(above + 9) / 1000},${5000 + index}`, 'Namibia')
    })
    const file = csv(line('0,0.5,5000', 'Namibia'), ...rows)
    const previewed = await preview(file)
    assert.equal(previewed.body.data.added.count, 100_001)
    assert.lengthOf(previewed.body.data.added.first, 100)
    const saved = await save(file, previewed.body.data.base)
    assert.equal(saved.status, 200)
    const rowCount = await db.from('shipping_rates').where('zone_id', zone.id).count('* as total')
    assert.equal(Number(rowCount[0].total), 100_001)
  }).timeout(120_000)

  test('is refused with 403 for a manager', async ({ client, assert }) => {
    const zone = await namibia()
    const { preview, save } = await senderOf(client, `zone/${zone.id}`, 'manager@sendam.test')
    for (const { status } of [await preview(csv()), await save(csv(), '0'.repeat(32))]) {
      assert.equal(status, 403)
    }
  })
})
