import { test } from '@japa/runner'
import {
  NOT_NAIRA_MESSAGE,
  readMeasure,
  readNaira,
  readSides,
  findHeaderUnit,
  findAmbiguousUnits,
  withCurrency,
  withUnit,
} from '#shared/numbers/rules/units'

const weight = (text: string, header = '') =>
  readMeasure(withUnit(text, findHeaderUnit(header, 'weight')), 'weight')

test.group('A weight', () => {
  test('has the unit of its cell or header, else kilograms: {$self}')
    .with([
      ['250', 'Weight (g)', 0.25],
      ['250', 'Weight [grams]', 0.25],
      ['250', 'Weight in g', 0.25],
      ['5', 'Weight (lbs)', 2.268],
      ['2 lbs', 'Weight', 0.907],
      ['8 oz', 'Weight', 0.227],
      ['900 g', 'Weight (kg)', 0.9],
      ['0,9', 'Weight (kg)', 0.9],
      ['0.9kg', 'Weight', 0.9],
      ['2KG', 'Weight in kg', 2],
      ['0.9', 'Gross weight (optional)', 0.9],
      ['0.9', 'Weight / kg', 0.9],
      ['0.1', 'Weight (g)', 0.001],
      ['0', 'Weight (g)', 0],
      ['250', 'Weight.g', 0.25],
      ['250', 'Weight=g', 0.25],
      ['٢٥٠', 'Weight (g)', 0.25],
      ['２５０', 'Weight (g)', 0.25],
      ['١٬٢٥٠', 'Weight (g)', 1.25],
    ] as const)
    .run(({ assert }, [text, header, kilograms]) => {
      assert.deepEqual(weight(text, header), { value: kilograms })
    })

  test('in an unknown unit is refused with the name of the unit', ({ assert }) => {
    const problem = (unit: string) => ({
      problem: `We do not understand the unit "${unit}". Write kg, g, lb or oz.`,
    })
    assert.deepEqual(weight('3', 'Weight (st)'), problem('st'))
    assert.deepEqual(weight('3', 'Weight (fl oz)'), problem('fl oz'))
    assert.deepEqual(weight('3', 'Weight (kg/lbs)'), problem('kg/lbs'))
    assert.deepEqual(weight('3', 'Weight in stones'), problem('stones'))
    assert.deepEqual(weight('3 t'), problem('t'))
    assert.isNaN((weight('heavy') as { value: number }).value)
  })

  test('is refused with both readings when it is ambiguous', ({ assert }) => {
    assert.deepEqual(weight('1,250 g'), {
      problem: '1,250 can mean 1 point 250 or 1250: write 1.250 or 1250.',
    })
  })

  test('without a unit is ambiguous if others in its column have another unit', ({ assert }) => {
    assert.equal(findAmbiguousUnits(['900 g', '2']), 'g or kg')
    assert.equal(findAmbiguousUnits(['900 g', '٢']), 'g or kg')
    assert.equal(findAmbiguousUnits(['12 x 8 x 4 in', '30 x 20 x 10']), 'in or cm')
    assert.isNull(findAmbiguousUnits(['2 lbs', '8 oz']))
    assert.isNull(findAmbiguousUnits(['2 kg', '3']))
    assert.isNull(findAmbiguousUnits(['12 Allen Avenue', '3']))
  })
})

test.group('A size', () => {
  test('has three sides in centimetres', ({ assert }) => {
    const sides = (text: string, header = 'Size') =>
      readSides(withUnit(text, findHeaderUnit(header, 'length')))
    assert.deepEqual(sides('30 x 20 x 10 cm'), { value: [30, 20, 10] })
    assert.deepEqual(sides('30X20*10'), { value: [30, 20, 10] })
    assert.deepEqual(sides('12x8x4', 'Dimensions (in)'), { value: [30.48, 20.32, 10.16] })
    assert.deepEqual(sides('12" x 8" x 4"'), { value: [30.48, 20.32, 10.16] })
    assert.deepEqual(sides('30 x 20 x 10', 'Size (L x W x H, in mm)'), { value: [3, 2, 1] })
    assert.deepEqual(sides('١٢ x ٨ x ٤', 'Dimensions (in)'), { value: [30.48, 20.32, 10.16] })
    const unclear = ['12 in x 8 x 4', '12 in x 8 in x 4', '1 ft x 8 x 4 in']
    for (const text of ['30 x 20', 'large', ...unclear]) assert.property(sides(text), 'problem')
  })

  test('of one side is converted by its header', ({ assert }) => {
    const side = (text: string, header: string) =>
      readMeasure(withUnit(text, findHeaderUnit(header, 'length')), 'length')
    assert.deepEqual(side('300', 'Length (mm)'), { value: 30 })
    assert.deepEqual(side('12', 'Length (in)'), { value: 30.48 })
    assert.deepEqual(side('1', 'Length (ft)'), { value: 30.48 })
    assert.deepEqual(side('12', 'Length (inches)'), { value: 30.48 })
  })
})

test.group('A value', () => {
  const value = (text: string, header: string) =>
    readNaira(withUnit(text, findHeaderUnit(header, 'money')))

  test('is in naira', ({ assert }) => {
    assert.deepEqual(value('₦7,500.50', 'Unit Value (NGN)'), { value: 7500.5 })
    assert.deepEqual(value('7500', 'Unit value (₦)'), { value: 7500 })
    assert.deepEqual(value('N7500', 'Value'), { value: 7500 })
    assert.deepEqual(value('7500 naira', 'Unit price (N)'), { value: 7500 })
    assert.deepEqual(value('₦7500', 'Unit Value (USD)'), { value: 7500 })
  })

  test('in another currency is refused, named in cell or header: {$self}')
    .with([
      ['200', 'Unit Value (USD)'],
      ['200', 'Unit Value USD'],
      ['200', 'Price in EUR'],
      ['200', 'Price $'],
      ['$200', 'Value'],
      ['200 USD', 'Value'],
      ['GH₵200', 'Value'],
      ['KSh 200', 'Value'],
      ['US$200', 'Value'],
      ['200 euros', 'Value (₦)'],
      ['200', 'Price ₹ per item'],
      ['200', '₫ Price'],
      ['200', 'Price ￥'],
      ['٢٠٠', 'Value (USD)'],
      ['200', 'Value (kobo)'],
      ['200', 'Value (in thousands)'],
      ['200 zł', 'Value'],
      ['7.5k', 'Value'],
    ] as const)
    .run(({ assert }, [text, header]) => {
      assert.deepEqual(value(text, header), { problem: NOT_NAIRA_MESSAGE })
    })

  test('is refused if its currency column names any other currency, even an unknown one', ({
    assert,
  }) => {
    for (const currency of ['USD', 'US Dollar', 'Yen', 'zł', '＄', 'Swiss Franc']) {
      const read = readNaira(withCurrency('200', currency))
      assert.deepEqual(read, { problem: NOT_NAIRA_MESSAGE }, currency)
    }
    for (const currency of ['', 'NGN', 'naira', '₦', 'Nigerian Naira', 'NGN (₦)']) {
      assert.deepEqual(readNaira(withCurrency('200', currency)), { value: 200 }, currency)
    }
    assert.deepEqual(readNaira(withCurrency('₦200', 'USD')), { value: 200 })
  })
})
