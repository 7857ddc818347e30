import { test } from '@japa/runner'
import { kilogramsOf, nairaOf, sidesOf, yesOrNo } from '#shipping/batches/sheet/cell_words'
import { columnsOf } from '#shipping/batches/sheet/column_names'
import { isRounded, phoneOf } from '#shared/phones/rules/written_phone'
import { distance, nearest } from '#shared/sheets/likeness'

test.group('Cells of a sheet', () => {
  test('a phone number is understood: {$self}')
    .with([
      ['0803 123 4567', '08031234567'],
      ['0803-123-4567', '08031234567'],
      ['+234 803 123 4567', '+2348031234567'],
      ['234 803 123 4567', '+2348031234567'],
      ['+234 (0)803 123 4567', '+2348031234567'],
      ['8031234567', '08031234567'],
      ['0803 123 4567 / 0805 000 0000', '08031234567'],
      ['00234 803 123 4567', '+2348031234567'],
      ['12', '12'],
    ] as const)
    .run(({ assert }, [text, number]) => {
      assert.equal(phoneOf(text, 'NG'), number)
    })

  test('a phone number abroad gets its plus', ({ assert }) => {
    assert.equal(phoneOf('44 20 7946 0000', 'GB'), '+442079460000')
    assert.equal(phoneOf('0044 20 7946 0000', 'GB'), '+442079460000')
    assert.equal(phoneOf('020 7946 0000', 'GB'), '02079460000')
    assert.equal(phoneOf('', 'GB'), '')
  })

  test('a number that a spreadsheet has rounded is known as such', ({ assert }) => {
    assert.isTrue(isRounded('2.34803E+12'))
    assert.isFalse(isRounded('2348031234567'))
  })

  test('a weight is understood: {$self}')
    .with([
      ['0.9', 0.9],
      ['0,9', 0.9],
      ['0.9 kg', 0.9],
      ['2KG', 2],
      ['900g', 0.9],
      ['900 grams', 0.9],
      ['1,200 g', 1.2],
    ] as const)
    .run(({ assert }, [text, kilograms]) => {
      assert.equal(kilogramsOf(text), kilograms)
    })

  test('an amount is understood: {$self}')
    .with([
      ['₦7,500.50', 7500.5],
      ['N7500', 7500],
      ['NGN 7 500', 7500],
      ['7500 naira', 7500],
      ['7500,50', 7500.5],
    ] as const)
    .run(({ assert }, [text, naira]) => {
      assert.equal(nairaOf(text), naira)
    })

  test('what is no number is none', ({ assert }) => {
    for (const text of ['heavy', '', '1.2.3', '--']) {
      assert.isNaN(kilogramsOf(text))
      assert.isNaN(nairaOf(text))
    }
  })

  test('a size is three sides, however they are parted', ({ assert }) => {
    assert.deepEqual(sidesOf('30 x 20 x 10 cm'), [30, 20, 10])
    assert.deepEqual(sidesOf('30X20*10'), [30, 20, 10])
    assert.isNull(sidesOf('30 x 20'))
    assert.isNull(sidesOf('large'))
  })

  test('yes and no have many spellings, and what is neither is not guessed', ({ assert }) => {
    for (const text of ['Yes', 'y', 'TRUE', 'Premium']) assert.isTrue(yesOrNo(text))
    for (const text of ['', 'No', 'false', 'Standard']) assert.isFalse(yesOrNo(text))
    assert.isNull(yesOrNo('perhaps'))
  })
})

test.group('Columns of a sheet', () => {
  test('are known by what shops call them, whatever their case, signs and units', ({ assert }) => {
    const headers = [
      'Order ID',
      'CUSTOMER NAME',
      'Phone No.',
      'Weight (KG)',
      'Unit Price (₦)',
      'Colour',
    ]
    assert.deepEqual(
      columnsOf(headers, new Map()).map(({ field }) => field),
      ['order', 'fullname', 'phoneNumber', 'weight', 'value', null]
    )
  })

  test('a name is the receiver, and the order where another column has the receiver', ({
    assert,
  }) => {
    const fieldsOf = (headers: string[]) => columnsOf(headers, new Map()).map(({ field }) => field)
    assert.deepEqual(fieldsOf(['Name', 'Phone']), ['fullname', 'phoneNumber'])
    assert.deepEqual(fieldsOf(['Name', 'Shipping Name']), ['order', 'fullname'])
    assert.deepEqual(fieldsOf(['Order ID', 'Name', 'Customer']), ['order', null, 'fullname'])
  })

  test('are read as they were chosen before', ({ assert }) => {
    const known = new Map([
      ['colour', 'description'],
      ['phone', null],
    ] as const)
    assert.deepEqual(columnsOf(['Colour', 'Phone'], known), [
      { header: 'Colour', field: 'description' },
      { header: 'Phone', field: null },
    ])
  })

  test('of two that mean the same the first is read', ({ assert }) => {
    assert.deepEqual(
      columnsOf(['Phone', 'Mobile'], new Map()).map(({ field }) => field),
      ['phoneNumber', null]
    )
  })
})

test.group('Likeness of words', () => {
  test('counts the letters between two words', ({ assert }) => {
    assert.equal(distance('lagos', 'lagos'), 0)
    assert.equal(distance('lagso', 'lagos'), 2)
    assert.equal(distance('', 'abc'), 3)
  })

  test('proposes what is near, and nothing that is not', ({ assert }) => {
    const states = [
      ['lagos', 'Lagos'],
      ['ogun', 'Ogun'],
      ['osun', 'Osun'],
    ] as const
    assert.equal(nearest('laggos', states), 'Lagos')
    assert.isNull(nearest('kano', states))
  })
})
