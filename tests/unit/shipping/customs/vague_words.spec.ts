import { test } from '@japa/runner'
import { vagueDescriptionWarning } from '#shipping/customs/rules/vague_descriptions'

test.group('Customs description', () => {
  test('gets a warning if it is vague')
    .with(['gift', 'Spare parts', 'SAMPLES', 'my personal effects', 'used goods.'])
    .run(({ assert }, description) => {
      assert.match(
        vagueDescriptionWarning(description)!,
        /is too vague for customs\. Say what it is/
      )
    })

  test('gets no warning if it says what the goods are')
    .with(["men's cotton shirts", 'Gift box of chocolate', 'Brake parts of steel', '', 'Used'])
    .run(({ assert }, description) => {
      assert.isNull(vagueDescriptionWarning(description))
    })

  test('gets a warning that quotes the vague word', ({ assert }) => {
    assert.equal(
      vagueDescriptionWarning('assorted Gift'),
      `"gift" is too vague for customs. Say what it is, what it is made of and what it is for, e.g. men's cotton shirts.`
    )
  })
})
