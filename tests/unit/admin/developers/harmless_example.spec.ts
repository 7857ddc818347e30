import { test } from '@japa/runner'
import { scoreExample, anonymizeExample } from '#tests/support/developers/anonymous_example'

test.group('API example', () => {
  test('replaces the category and e-mail address of a test with ones that every installation has', ({
    assert,
  }) => {
    const body = { category: 68, categoryName: 'Clothing', email: 'member@sendam.test' }
    assert.deepEqual(anonymizeExample({ body, status: 200 }).body, {
      category: 7,
      categoryName: 'Clothing and Textiles',
      email: 'member@example.com',
    })
  })

  test('scores hostile input below zero and ordinary input above', ({ assert }) => {
    for (const odd of ['9e307', 'cotton  SHIRTS', '<b>', 'Ọjà\u0301']) {
      assert.isBelow(scoreExample({ query: { condition: odd } }), 0, odd)
    }
    for (const usual of ['Cotton shirts', 'SND1', '2026-11-23', 'One line\nand another']) {
      assert.isAbove(scoreExample({ query: { condition: usual } }), 0, usual)
    }
  })
})
