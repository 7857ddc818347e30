import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import fc from 'fast-check'
import { checkedNumberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import {
  type Check,
  numberCheck,
  optionalCheck,
  parseTypedNumber,
} from '#shared/http/rules/field_checks'
import { detectNotation } from '#shared/numbers/rules/read_number'
import { readMeasure, readNaira } from '#shared/numbers/rules/units'

const FIELDS: [name: string, check: Check][] = [
  ['money', numberCheck('Amount', { min: 0, max: 1e9, decimals: 2 })],
  ['a count', optionalCheck(numberCheck('Amount', { min: 0, max: 1e9, decimals: 0 }))],
  ['a weight', numberCheck('Amount', { min: 0, max: 1e9, decimals: 3 })],
  [
    'a size',
    optionalCheck(numberCheck('Amount', { min: 0, max: 1e9, decimals: 2, kind: 'measure' })),
  ],
]

async function answerOf(check: Check, text: string) {
  const validator = vine.create({ field: checkedNumberField(check).nullable() })
  validator.messagesProvider = FieldMessages.labelled({ field: 'Amount' })
  try {
    const { field } = await validator.validate({ field: text })
    return field
  } catch (error) {
    return (error as { messages: { message: string }[] }).messages[0]!.message
  }
}

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."01234.,' -₦"), minLength: 1, maxLength: 9 }),
  fc.constantFrom('1000,50', '0,250', '1,234', '1.234', '1.234,5', '٣٫٥', '1e3', '0x10', 'heavy')
)

test.group('Number in a form and in an API call', () => {
  for (const [name, check] of FIELDS) {
    test(`is read alike, or refused with the same message: ${name}`, async ({ assert }) => {
      await fc.assert(
        fc.asyncProperty(texts, async (text) => {
          if (!text.trim()) return
          const inForm = check(text) ?? parseTypedNumber(text, check.context)
          assert.equal(await answerOf(check, text), inForm, text)
        }),
        { numRuns: 300 }
      )
    })
  }

  test('is read alike in a comma-separated sheet, or refused there', async ({ assert }) => {
    const notation = detectNotation([], ',')
    for (const [, weight] of FIELDS.slice(2, 3)) {
      await fc.assert(
        fc.asyncProperty(texts, async (text) => {
          const read = readMeasure(text, 'weight', notation)
          const inCall = await answerOf(weight, text)
          const isSame = read.problem !== undefined || Number.isNaN(read.value)
          assert.isTrue(isSame || read.value === inCall || typeof inCall === 'string', text)
        })
      )
    }
    assert.deepEqual(readNaira('1000,50', notation), { value: 1000.5 })
  })
})
