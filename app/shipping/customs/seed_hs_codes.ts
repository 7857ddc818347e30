import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertMissing, upsert } from '#shared/database/upsert'

const FILE = 'database/reference/hs_codes.tsv'

/** Change it with the file: each edition is imported once, so that changes by staff stay. */
const EDITION = 'HS 2022'

/** Categories whose goods have different codes get none, because a wrong code is worse. */
const USUAL_CODES = {
  'Auto Parts': '870899',
  'Bags and Luggage': '420292',
  'Beads and Jewellery': '711790',
  'Books and Magazines': '490199',
  'Computers and Accessories': '847130',
  'Cosmetics and Skin Care': '330499',
  'Dietary Supplements': '210690',
  'Dried Fish and Seafood': '030559',
  'Fabrics and Lace': '520852',
  'Hair and Wigs': '670420',
  'Herbs and Spices': '091099',
  'Household Appliances': '850980',
  'Kitchenware': '732393',
  'Medicines': '300490',
  'Phones and Accessories': '851713',
  'Shoes and Footwear': '640299',
  'Sports Equipment': '950699',
  'Toys and Games': '950300',
}

/** Imports the six-digit codes, and sets the default code of categories without one. */
export async function seedHsCodes(trx: TransactionClientContract) {
  const key = 'reference.offered.hs_codes'
  const read = await trx.from('settings').where({ key }).first()
  if (read?.value === EDITION) return
  await insertMissing(trx, { table: 'hs_codes', key: ['code'] }, await readHsCodeRows())
  for (const [name, code] of Object.entries(USUAL_CODES)) {
    await trx.from('item_categories').where({ name }).whereNull('hs_code').update({ hs_code: code })
  }
  await upsert(trx, { table: 'settings', key: ['key'] }, [{ key, value: EDITION }])
}

async function readHsCodeRows() {
  const text = await readFile(app.makePath(FILE), 'utf8')
  const [, ...lines] = text.trimEnd().split('\n')
  return lines.map((line) => {
    const [code, section, description] = line.split('\t')
    return { code, section, description }
  })
}
