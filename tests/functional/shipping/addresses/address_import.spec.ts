import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import writeXlsxFile from 'write-excel-file/node'
import { saveAddress, importSheet } from '#tests/support/developers/addresses'
import { dataOf } from '#tests/support/developers/business'
import { writeCsv } from '#tests/support/developers/batches'
import { createShop } from '#tests/support/developers/shop'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const HEADERS = [
  'Customer Name',
  'Phone',
  'Email',
  'Street',
  'Bus Stop',
  'LGA',
  'Town',
  'State',
  'VIP',
]

function rowOf(at: number, changes: Record<string, string> = {}): string[] {
  const cells = [
    ...[`Receiver ${at}`, `0803 ${String(at).padStart(7, '0')}`, `r${at}@example.test`],
    ...[`${at + 1} Aminu Kano Crescent`, 'Wuse Market', 'AMAC', 'Wuse', 'FCT', 'yes'],
  ]
  return cells.map((cell, place) => {
    const usual = HEADERS[place] === 'LGA' ? 'Abuja Municipal Area Council' : cell
    return changes[HEADERS[place]!] ?? usual
  })
}

test.group('An address import', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  test('previews 1,000 rows with 50 errors, then adds the 950 good ones once', async ({
    assert,
  }) => {
    const { authorization, call } = await createShop()
    const rows = Array.from({ length: 1_000 }, (_, at) =>
      rowOf(at, at % 20 === 19 ? { State: 'Laggos', Town: 'Ikeja' } : {})
    )
    const sheet = writeCsv(HEADERS, rows)
    const created = await call('POST', '/addressBook/group', { name: 'Imported' })
    const options = { group: String(created.body.data.id) }
    const preview = await importSheet(authorization, sheet, options)
    assert.equal(preview.status, 200)
    assert.containsSubset(preview.body.data, {
      rows: 1_000,
      fresh: 950,
      known: 0,
      withErrors: 50,
      added: 0,
    })
    assert.lengthOf(preview.body.data.errors, 50)
    assert.containsSubset(preview.body.data.errors[0], {
      row: 21,
      column: 'State',
      field: 'state',
      proposal: 'Lagos',
    })
    assert.containsSubset(preview.body.data.columns, [{ header: 'VIP', field: null }])
    assert.lengthOf(await dataOf(call('GET', '/addressBook')), 0)
    const imported = await importSheet(authorization, sheet, { ...options, commit: 'true' })
    assert.containsSubset(imported.body.data, { fresh: 950, added: 950, withErrors: 50 })
    const listed = await call('GET', `/addressBook?group=${created.body.data.id}&sort=fullname`)
    assert.equal(listed.body.metadata.total, 950)
    assert.containsSubset(listed.body.data[0], {
      fullname: 'Receiver 0',
      phoneNumber: '08030000000',
      city: 'WUSE',
      state: 'NG_FC',
      landmark: 'Wuse Market',
      lga: 'Abuja Municipal Area Council',
      postalCode: '000000',
    })
    const again = await importSheet(authorization, sheet, { commit: 'true' })
    assert.containsSubset(again.body.data, { fresh: 0, known: 950, added: 0 })
  })

  test('accepts pasted text and Excel workbooks, for senders too', async ({ assert }) => {
    const { authorization, call } = await createShop()
    const text = writeCsv(HEADERS, [rowOf(1)]).replaceAll(',', '\t')
    const pasted = await call('POST', '/addressBook/paste', { text, side: 'origin', commit: true })
    assert.equal(pasted.body.data.added, 1)
    const cell = (value: string) => ({ value, type: String })
    const workbook = await writeXlsxFile([
      HEADERS.map(cell),
      rowOf(2).map(cell),
    ] as never).toBuffer()
    const { body } = await importSheet(authorization, new Uint8Array(workbook), { commit: 'true' })
    assert.equal(body.data.added, 1)
    const data = await dataOf(call('GET', '/addressBook?sort=fullname'))
    assert.deepEqual(
      data.map(({ side }: any) => side),
      ['origin', 'destination']
    )
  })

  test('recognizes known addresses in another spelling, and rows that repeat', async ({
    assert,
  }) => {
    const { call } = await createShop()
    await saveAddress(call)
    const known = { 'Customer Name': 'AMINA BELLO', 'Phone': '+234 803 123 4567' }
    const text = writeCsv(HEADERS, [
      rowOf(13, { ...known, Street: '14, Aminu Kano Crescent' }),
      rowOf(1),
      rowOf(1, { Phone: '2348030000001' }),
    ])
    const { body } = await call('POST', '/addressBook/paste', { text })
    assert.containsSubset(body.data, { fresh: 1, known: 2, withErrors: 0 })
  })

  test('reports each error at its cell', async ({ assert }) => {
    const { call } = await createShop()
    const cases: [Record<string, string>, object][] = [
      [{ 'Customer Name': '' }, { column: 'Customer Name' }],
      [{ Phone: '2.34803E+12' }, { column: 'Phone', field: 'phoneNumber' }],
      [
        { Phone: '12' },
        {
          column: 'Phone',
          message: '"Phone Number" is invalid. Please write it like 08031234567.',
        },
      ],
      [{ Email: '' }, { column: 'Email', message: '"E-mail" should not be empty' }],
      [{ Town: 'Wusee' }, { column: 'Town', proposal: 'Wuse' }],
      [{ LGA: 'Bwarri' }, { column: 'LGA', proposal: 'Bwari' }],
      [{ Street: 'x'.repeat(91) }, { column: 'Street' }],
    ]
    const text = writeCsv(
      HEADERS,
      cases.map(([changes], at) => rowOf(at, changes))
    )
    const { body } = await call('POST', '/addressBook/paste', { text, commit: true })
    assert.containsSubset(body.data, { added: 0, withErrors: cases.length })
    cases.forEach(([, problem], at) => {
      const found = body.data.errors.filter(({ row }: any) => row === at + 2)
      assert.lengthOf(found, 1, JSON.stringify([problem, found]))
      assert.containsSubset(found[0], problem)
    })
  })

  test('remembers the chosen columns for sheets with the same headings', async ({ assert }) => {
    const { call } = await createShop()
    const headers = HEADERS.map((name) => (name === 'Customer Name' ? 'Who gets it' : name))
    const text = writeCsv(headers, [rowOf(1)])
    const preview = await call('POST', '/addressBook/paste', { text })
    assert.containsSubset(preview.body.data, { fresh: 0, preview: [] })
    const columns = [{ header: 'Who gets it', field: 'fullname' }]
    const chosen = await call('PUT', '/addressBook/columns', { headings: headers, columns })
    assert.equal(chosen.status, 200, JSON.stringify(chosen.body))
    const again = await call('POST', '/addressBook/paste', { text })
    assert.containsSubset(again.body.data, {
      fresh: 1,
      preview: [{ row: 2, fullname: 'Receiver 1', address: '2 Aminu Kano Crescent' }],
    })
    const otherSheet = writeCsv([...headers, 'Notes'], [[...rowOf(1), '']])
    const otherPreview = await call('POST', '/addressBook/paste', { text: otherSheet })
    assert.containsSubset(otherPreview.body.data, { fresh: 0 })
    const unknown = await call('PUT', '/addressBook/columns', {
      headings: headers,
      columns: [{ header: 'Who gets it', field: 'weight' }],
    })
    assert.equal(unknown.status, 422)
  })

  test('adds nothing from an unreadable or too long sheet, or to an unknown group', async ({
    assert,
  }) => {
    const { authorization, call, owner } = await createShop()
    const noFile = await call('POST', '/addressBook/import', {})
    assert.equal(noFile.body.code, 'E_FILE_MISSING')
    const noNames = { text: 'Colour,Size\nred,9' }
    const preview = await call('POST', '/addressBook/paste', noNames)
    assert.deepEqual(preview.body.data.notes, [
      'We found no column for the name and the address. Choose it under "Match the columns".',
    ])
    const refused = await call('POST', '/addressBook/paste', { ...noNames, commit: true })
    assert.equal(refused.body.code, 'E_FILE_UNREADABLE')
    const long = writeCsv(
      ['Name', 'Address'],
      Array.from({ length: 5_001 }, () => ['a', 'b'])
    )
    const tooLong = await importSheet(authorization, long, { commit: 'true' })
    assert.equal(tooLong.body.code, 'E_FILE_UNREADABLE')
    const empty = await importSheet(authorization, '')
    assert.equal(empty.status, 422)
    const text = writeCsv(HEADERS, [rowOf(1)])
    const foreign = await call('POST', '/addressBook/paste', { text, group: 999_999, commit: true })
    assert.equal(foreign.status, 422)
    assert.lengthOf(await db.from('saved_addresses').where('user_id', owner.id), 0)
  })
})
