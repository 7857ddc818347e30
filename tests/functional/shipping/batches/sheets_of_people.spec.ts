import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { importSheet } from '#tests/support/developers/addresses'
import { batchCalls } from '#tests/support/developers/batches'
import { shopWith } from '#tests/support/developers/shop'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const sheet = (name: string) =>
  readFile(new URL(`../../../support/files/sheets/${name}`, import.meta.url), 'utf8')

async function rowsOf(name: string, value: 'phoneNumber' | 'state') {
  const made = await shopWith({ naira: 1_000_000 })
  await made.book()
  const { body } = await batchCalls(made).upload(await sheet(name), name)
  const kept = await db
    .from('shipment_batch_rows')
    .where({ batch_id: body.data.id })
    .orderBy('number')
    .select('submission')
  return (body.data.rows as any[]).map(({ cells, errors }, at) => [
    cells[value] ?? '',
    errors.find(({ field }: any) => field === value)
      ? 'a problem'
      : kept[at].submission.destination[value],
  ])
}

test.group('Sheets as people write them', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  test('phones are read by the country of their row, or are a problem of it', async ({
    assert,
  }) => {
    assert.deepEqual(await rowsOf('phones.csv', 'phoneNumber'), [
      ['+1 347-448-3190 ext. 60155', '+13474483190 x60155'],
      ['7700900123', '+447700900123'],
      ['08031234567 / 08099999999', '08031234567'],
      ['+234 803 123 4567', '+2348031234567'],
      ['01-2345678', 'a problem'],
      ['2.34803E+12', 'a problem'],
      ['2348031234567.0', '+2348031234567'],
      ["'08031234567", '08031234567'],
      ['tel:+2348031234567', '+2348031234567'],
      ['O8031234567', 'a problem'],
    ])
  })

  test('a state is asked for only where couriers need one', async ({ assert }) => {
    assert.deepEqual(await rowsOf('without_state.csv', 'state'), [
      ['', 'GB_LND'],
      ['England', 'GB_ENG'],
      ['London', 'GB_LND'],
      ['Greater Manchester', 'none'],
      ['', 'none'],
      ['', 'FR_75C'],
      ['Co. Dublin', 'IE_D'],
    ])
  })

  test('countries are known by their names of every day, and by their codes', async ({
    assert,
  }) => {
    const { authorization } = await shopWith({ naira: 1_000 })
    const { body } = await importSheet(authorization, await sheet('country_names.csv'))
    const countries = body.data.errors.filter(({ field }: any) => field === 'country')
    assert.deepEqual(countries, [])
    assert.deepEqual(
      body.data.preview.map(({ place }: any) => place),
      ['Hong Kong', 'Türkiye', 'Tanzania', 'South Korea', 'Gambia'].map((name) => `Town, ${name}`)
    )
  })
})
