import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import fc from 'fast-check'
import { wholeNumberField } from '#shared/http/checked_fields'

const validator = vine.create({ id: wholeNumberField().optional() })

async function read(id: unknown) {
  const [error, given] = await validator.tryValidate({ id })
  return error ? 'refused' : given.id
}

test.group('Whole-number field', () => {
  test('accepts a number or digits, but nothing that merely converts to a number', async ({
    assert,
  }) => {
    for (const [given, meant] of [
      [7, 7],
      ['7', 7],
      [' 007 ', 7],
      ['-1', -1],
      ['', undefined],
      [null, undefined],
    ]) {
      assert.strictEqual(await read(given), meant, JSON.stringify(given))
    }
    for (const given of [
      true,
      false,
      [5],
      ['5'],
      {},
      '0x1F',
      '1e3',
      '5.0',
      '5.5',
      '1,000',
      '٣',
      'NaN',
      1.5,
    ]) {
      assert.equal(await read(given), 'refused', JSON.stringify(given))
    }
  })

  test('returns exactly the given number, or refuses it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (given) => {
        const found = await read(given)
        if (found === 'refused' || found === undefined) return true
        if (typeof given !== 'string') return given === found
        return /^\s*-?\d+\s*$/.test(given) && Number(given) === found
      })
    )
  })
})
