import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { importSheet } from '#tests/support/developers/addresses'
import { createShop } from '#tests/support/developers/shop'
import { dataOf } from '#tests/support/developers/business'
import {
  type BookedParcel,
  readTestFile,
  createSheetShop,
  createSheetTariff,
} from '#tests/support/developers/sheet_bookings'

/** The row that most sheets hold. */
const ADA: BookedParcel = {
  packages: 1,
  reference: null,
  fullname: 'Ada Obi',
  phoneNumber: '08031234567',
  email: 'ada@example.com',
  address: '12 Allen Avenue',
  place: 'NG | NG_LA | Ikeja | 000000',
  grams: 1_200,
  centimetres: [0, 0, 0],
  items: [['Cotton shirt', 1, 15_000_00]],
}

const SENT_WITH_SIDES = { ...ADA, centimetres: [20, 15, 10] }

const INVALID_PHONE = '"Phone Number" is invalid. Please write it like 08031234567.'
const ROUNDED =
  'A spreadsheet has rounded this number. Format the column as text and enter the number again.'

type Problem = [field: string, message: string]

/** Uploads a sheet unchanged and pays for its good rows. Returns by row what was booked, or the problems. */
async function bookSheet(name: string) {
  const { bring, bookGoodRows } = await createSheetShop()
  const { id, rows, notes } = await bring(`sheets/${name}`)
  const booked = await bookGoodRows(id)
  const outcomes = rows.map(({ row, errors }) => {
    const problems = errors.map(({ field, message }: any): Problem => [field, message])
    return [row, booked.get(row) ?? problems] as [number, BookedParcel | Problem[]]
  })
  return { outcomes, notes, rows }
}

async function importAddressesOf(name: string) {
  const { authorization, call } = await createShop()
  const file = await readTestFile(`sheets/${name}`)
  const preview = await importSheet(authorization, file)
  const { body } = await importSheet(authorization, file, { commit: 'true' })
  const saved = await dataOf(call('GET', '/addressBook?sort=fullname'))
  const problems = preview.body.data.errors.map(
    ({ row, field, message }: any) => [row, field, message] as [number, string, string]
  )
  return { preview: preview.body.data, added: body.data.added, saved, problems }
}

test.group('A real-world sheet', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => createSheetTariff())

  for (const [how, name] of [
    ['with a sep=; line', 'sep_semicolon.csv'],
    ['with a sep=, line', 'sep_comma.csv'],
    ['as big-endian UTF-16', 'utf16_big_endian.csv'],
    ['as UTF-16 without a byte order mark', 'utf16_without_mark.csv'],
    ['with a comma in a heading among semicolons', 'comma_in_header.csv'],
    ['in French', 'french_headers.csv'],
  ] as const) {
    test(`is read for parcels and addresses ${how}`, async ({ assert }) => {
      const { outcomes, notes } = await bookSheet(name)
      assert.deepEqual(outcomes, [[2, ADA]])
      assert.deepEqual(notes, [])
      const { preview, added } = await importAddressesOf(name)
      assert.deepEqual(
        [preview.preview, preview.errors, preview.notes, added],
        [[ADA_IN_BOOK], [], [], 1]
      )
    })
  }

  test('reads decimal commas: 0,250 kg is 250 grams', async ({ assert }) => {
    const { outcomes, rows } = await bookSheet('decimal_commas.csv')
    assert.deepEqual(outcomes, [
      [2, { ...SENT_WITH_SIDES, grams: 250 }],
      [3, { ...SENT_WITH_SIDES, grams: 1_250 }],
    ])
    assert.deepEqual(
      rows.map(({ price, cells }) => [price, cells.weight]),
      [
        [3_000, '0.25'],
        [20_000, '1.25'],
      ]
    )
  })

  test('converts the units in its headings, and refuses dollars', async ({ assert }) => {
    const { bring, correct, bookGoodRows } = await createSheetShop()
    const { id, rows } = await bring('sheets/units_in_headers.csv')
    const message = 'Values must be in naira. Write the amount in naira, with ₦ before it.'
    assert.containsSubset(rows, [{ row: 2, errors: [{ field: 'value', message }] }])
    assert.lengthOf(rows[0].errors, 1)
    await correct(id, 2, { cells: { value: '₦320,000' } })
    assert.deepEqual(Array.from(await bookGoodRows(id)), [
      [
        2,
        {
          ...ADA,
          grams: 250,
          centimetres: [30.48, 20.32, 10.16],
          items: [['Cotton shirt', 1, 320_000_00]],
        },
      ],
    ])
  })

  test('reads phone numbers by the country of their row, and reports invalid ones', async ({
    assert,
  }) => {
    const { outcomes, rows } = await bookSheet('phones.csv')
    const phones = outcomes.map(([row, outcome]) => [
      row,
      Array.isArray(outcome) ? outcome : outcome.phoneNumber,
    ])
    assert.deepEqual(phones, [
      [2, '+13474483190 x60155'],
      [3, '+447700900123'],
      [4, '08031234567'],
      [5, '+2348031234567'],
      [6, [['phoneNumber', INVALID_PHONE]]],
      [7, [['phoneNumber', ROUNDED]]],
      [8, '+2348031234567'],
      [9, '08031234567'],
      [10, '+2348031234567'],
      [11, [['phoneNumber', INVALID_PHONE]]],
    ])
    assert.include(
      rows[1].notes,
      'We could not verify the phone number +447700900123. Please check it.'
    )
    const { problems, added } = await importAddressesOf('phones.csv')
    assert.deepEqual(problems, [
      [6, 'phoneNumber', INVALID_PHONE],
      [7, 'phoneNumber', ROUNDED],
      [11, 'phoneNumber', INVALID_PHONE],
    ])
    assert.equal(added, 7)
  })

  test('keeps an inch mark in a cell as text', async ({ assert }) => {
    const { outcomes } = await bookSheet('inch_mark.csv')
    assert.deepEqual(outcomes, [
      [2, { ...ADA, items: [['15.6" laptop sleeve', 1, 15_000_00]] }],
      [3, ADA],
    ])
  })

  test('joins line breaks in a cell, and counts rows as the spreadsheet does', async ({
    assert,
  }) => {
    const { outcomes } = await bookSheet('line_breaks.csv')
    assert.deepEqual(outcomes, [
      [2, { ...ADA, address: '12 Allen Avenue Flat 3 Block C' }],
      [3, [['phoneNumber', INVALID_PHONE]]],
    ])
    const { preview, saved, problems } = await importAddressesOf('address_line_breaks.csv')
    assert.deepEqual(problems, [[3, 'phoneNumber', INVALID_PHONE]])
    const address = '12 Allen Avenue Flat 3 Block C'
    assert.deepEqual(preview.preview, [{ ...ADA_IN_BOOK, email: 'a@example.com', address }])
    assert.deepEqual(
      saved.map((entry: any) => [entry.fullname, entry.address]),
      [['Ada Obi', address]]
    )
  })

  test('strips zero-width spaces', async ({ assert }) => {
    const { outcomes } = await bookSheet('zero_width_space.csv')
    assert.deepEqual(outcomes, [
      [2, ADA],
      [3, ADA],
      [4, ADA],
    ])
    const { preview, added } = await importAddressesOf('zero_width_space.csv')
    assert.containsSubset(preview, { fresh: 1, known: 2, withErrors: 0 })
    assert.equal(added, 1)
  })

  test('reads everyday country names and codes', async ({ assert }) => {
    const { saved, problems } = await importAddressesOf('country_names.csv')
    const countries = saved.map(({ address, country }: any) => [Number(address.slice(15)), country])
    const known = countries.toSorted(([first]: number[], [second]: number[]) => first! - second!)
    assert.deepEqual(known, [
      [3, 'HK'],
      [4, 'TR'],
      [8, 'TZ'],
      [9, 'KR'],
      [10, 'GM'],
      [12, 'BJ'],
      [15, 'DE'],
      [16, 'CN'],
    ])
    // The other rows have a state or postal code that their country lacks; the problem names it.
    const codes = (name: string, form: string) => `${name} postal codes ${form}`
    const britain = codes("United Kingdom's", 'look like NW1 6XE.')
    assert.deepEqual(problems, [
      [2, 'postalCode', britain],
      [3, 'state', 'We do not know the state Nowhere in United States.'],
      [4, 'postalCode', britain],
      [7, 'postalCode', "This is not one of Eswatini's postal codes."],
      [8, 'postalCode', codes("North Macedonia's", 'have 4 digits.')],
      [9, 'postalCode', codes("Russia's", 'have 6 digits.')],
      [13, 'postalCode', codes("Ireland's", 'look like D02 X285.')],
      [15, 'postalCode', britain],
      [16, 'state', 'We do not know the state Nowhere in Nigeria.'],
    ])
  })

  test('needs no state where couriers need none', async ({ assert }) => {
    const { outcomes } = await bookSheet('without_state.csv')
    assert.deepEqual(
      outcomes.map(([row, outcome]) => [row, (outcome as BookedParcel).place]),
      [
        [2, 'GB | GB_LND | London | NW1 6XE'],
        [3, 'GB | GB_ENG | London | NW1 6XE'],
        [4, 'GB | GB_LND | London | NW1 6XE'],
        [5, 'GB |  | Manchester | M1 1AA'],
        [6, 'SG |  | Singapore | 238826'],
        [7, 'FR | FR_75C | Paris | 75001'],
        [8, 'IE | IE_D | Dublin | D02 X285'],
      ]
    )
    // The book has one entry for a name, phone and street; the preview counts the others as known.
    const { preview, problems, added } = await importAddressesOf('without_state.csv')
    assert.deepEqual(problems, [])
    assert.containsSubset(preview, { fresh: 4, known: 3 })
    assert.equal(added, 4)
  })

  test('restores leading zeros from a workbook, and reports failed formulas and reformatted cells', async ({
    assert,
  }) => {
    const { outcomes, rows } = await bookSheet('numbers.xlsx')
    const lost = { fullname: 'zip lost zero', phoneNumber: '+16175550123' }
    const boston = { address: '1 Beacon Street', place: 'US | US_MA | Boston | 02138' }
    const formulaFailed = (shown: string) =>
      `This cell shows ${shown} because its formula failed. Enter its value and try again.`
    const reformatted = (shown: string) =>
      `A spreadsheet has turned this into ${shown}. Format the column as text and enter it again.`
    assert.deepEqual(outcomes, [
      [2, { ...ADA, fullname: 'num phone' }],
      [3, { ...ADA, phoneNumber: '+2348031234567' }],
      [4, { ...ADA, ...lost, ...boston }],
      [5, [['fullname', formulaFailed('#N/A')]]],
      [6, [['address', formulaFailed('#REF!')]]],
      [7, { ...ADA, grams: 300 }],
      [8, [['weight', '"Package Weight" can have at most 3 decimals']]],
      [9, [['description', reformatted('TRUE')]]],
      [10, ADA],
      [11, [['address', reformatted('the date 2024-12-01')]]],
      [12, { ...ADA, phoneNumber: '+2348031234567' }],
    ])
    assert.include(rows[2].notes, 'We read the postal code 2138 as 02138. Please check it.')
    const { preview, problems } = await importAddressesOf('numbers.xlsx')
    assert.deepEqual(problems, [
      [5, 'fullname', formulaFailed('#N/A')],
      [6, 'address', formulaFailed('#REF!')],
      [11, 'address', reformatted('the date 2024-12-01')],
    ])
    assert.containsSubset(preview.preview, [
      { row: 2, phoneNumber: '08031234567' },
      { row: 3, phoneNumber: '+2348031234567' },
      { row: 4, place: 'Boston, Massachusetts, United States' },
    ])
  })
})

const ADA_IN_BOOK = {
  row: 2,
  fullname: 'Ada Obi',
  phoneNumber: '08031234567',
  email: 'ada@example.com',
  address: '12 Allen Avenue',
  place: 'Ikeja, Lagos, Nigeria',
}
