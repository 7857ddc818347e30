import { test } from '@japa/runner'
import { vagueDescriptionWarning } from '#shipping/customs/rules/vague_descriptions'

test.group('A description for customs', () => {
  test('is warned of where it names nothing')
    .with(['gift', 'Spare parts', 'SAMPLES', 'my personal effects', 'used goods.'])
    .run(({ assert }, description) => {
      assert.match(
        vagueDescriptionWarning(description)!,
        /is too vague for customs\. Say what it is/
      )
    })

  test('is left alone where it says what the goods are')
    .with(["men's cotton shirts", 'Gift box of chocolate', 'Brake parts of steel', '', 'Used'])
    .run(({ assert }, description) => {
      assert.isNull(vagueDescriptionWarning(description))
    })

  test('is warned of with the word itself', ({ assert }) => {
    assert.equal(
      vagueDescriptionWarning('assorted Gift'),
      `"gift" is too vague for customs. Say what it is, what it is made of and what it is for, e.g. men's cotton shirts.`
    )
  })
})
