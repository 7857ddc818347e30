import { test } from '@japa/runner'
import fc from 'fast-check'
import { numberCheck } from '#shared/http/rules/field_checks'
import {
  describeAmbiguity,
  COUNT_NUMBER,
  MEASURE_NUMBER,
  MONEY_NUMBER,
  type Notation,
  detectNotation,
  readNumber,
  type Separator,
} from '#shared/numbers/rules/read_number'

const NO_BREAK = '\u00a0'
const NARROW = '\u202f'

test.group('A number', () => {
  test('is read as people write it: {$self}')
    .with([
      ['1000,50', 1000.5],
      ['1,2', 1.2],
      ['20,5', 20.5],
      [',5', 0.5],
      ['0,250', 0.25],
      ['0.250', 0.25],
      ['1,250,000', 1_250_000],
      ['1.250.000', 1_250_000],
      ['250.000,00', 250_000],
      [`1${NO_BREAK}234,5`, 1234.5],
      [`1${NARROW}234,5`, 1234.5],
      ['1 000.5', 1000.5],
      ["1'234.50", 1234.5],
      ['1’234.50', 1234.5],
      ['12,34,567.89', 1_234_567.89],
      ['٣٫٥', 3.5],
      ['١٬٢٣٤٫٥', 1234.5],
      ['१२', 12],
      ['１２．５', 12.5],
      ['\u202a12\u202c', 12],
      ['−5', -5],
      ['+5', 5],
      ['5.', 5],
    ] as const)
    .run(({ assert }, [text, value]) => {
      assert.equal(readNumber(text, MONEY_NUMBER), value)
      assert.equal(readNumber(text, MEASURE_NUMBER), value)
    })

  test('is refused with a misplaced or unknown sign: {$self}')
    .with(['1.2.3', '1,234,56', '1.234,567.8', '1 23', '5²', '1e3', '0x10', '5%', '½', '--5'])
    .run(({ assert }, text) => {
      assert.isNaN(readNumber(text, MONEY_NUMBER))
      assert.isNaN(readNumber(text, MEASURE_NUMBER))
    })

  test('may have a naira sign as money, but not as a measure', ({ assert }) => {
    for (const text of ['₦7,500.50', 'N7500.50', 'NGN 7 500.50', '7500.50 naira', '7500,50']) {
      assert.equal(readNumber(text, MONEY_NUMBER), 7500.5, text)
    }
    assert.isNaN(readNumber('$7500', MONEY_NUMBER))
    assert.isNaN(readNumber('₦5', MEASURE_NUMBER))
  })

  test('is refused with both readings when it is ambiguous', ({ assert }) => {
    assert.equal(readNumber('1,234', MONEY_NUMBER), 1234)
    assert.equal(readNumber('1,234', COUNT_NUMBER), 1234)
    assert.equal(readNumber('1.234', MEASURE_NUMBER), 1.234)
    assert.equal(
      describeAmbiguity('1,234', MEASURE_NUMBER),
      '1,234 can mean 1 point 234 or 1234: write 1.234 or 1234'
    )
    assert.equal(
      describeAmbiguity('1.234', MONEY_NUMBER),
      '1.234 can mean 1 point 234 or 1234: write 1234, or at most two decimals'
    )
    assert.equal(
      numberCheck('Weight', { min: 0, max: 9, decimals: 3 })('1,234'),
      '"Weight": 1,234 can mean 1 point 234 or 1234: write 1.234 or 1234'
    )
    assert.isNaN(readNumber('1250,000', MONEY_NUMBER))
    assert.equal(readNumber('1250.000', MONEY_NUMBER), 1250)
    assert.equal(
      describeAmbiguity('1250,000', MONEY_NUMBER),
      '1250,000 can mean 1250 point 000 or 1250000: write 1250000, or at most two decimals'
    )
    assert.isNull(describeAmbiguity('0,250', MEASURE_NUMBER))
    assert.isNull(describeAmbiguity('heavy', MEASURE_NUMBER))
  })
})

test.group('The numbers of a sheet', () => {
  const read = (cells: string[], separator: Separator, kind: 'money' | 'measure', text: string) =>
    readNumber(text, { kind, notation: detectNotation(cells, separator) })

  test('have a decimal comma in a semicolon sheet if another cell shows one', ({ assert }) => {
    assert.equal(read(['0,250', '15000'], ';', 'measure', '1,250'), 1.25)
    assert.equal(read(['0,250', '15000'], ';', 'money', '1.234'), 1234)
    assert.isNaN(read(['0,250', '15000'], ';', 'measure', '1.234'))
    assert.isNaN(read(['15000'], ';', 'money', '1.234'))
    assert.isNaN(read(['15000'], ';', 'measure', '1.234'))
    assert.equal(read(['15000'], ';', 'measure', '1,234'), 1.234)
    assert.equal(read(['1.2'], ';', 'measure', '1.234'), 1.234)
  })

  test('have a decimal point in a comma sheet unless another cell shows a decimal comma', ({
    assert,
  }) => {
    assert.equal(read([], ',', 'money', '15,000'), 15_000)
    assert.equal(read([], ',', 'measure', '1.234'), 1.234)
    assert.isNaN(read([], ',', 'measure', '1,234'))
    assert.isNaN(read(['1,5'], ',', 'money', '15,000'))
    assert.isNaN(read(['1,5'], ',', 'measure', '1.234'))
    assert.equal(read(['1,5', '0.5'], ',', 'measure', '1.234'), 1.234)
    assert.equal(read(['1250,000'], ';', 'measure', '1.234,5'), 1234.5)
  })

  test('follow the notation of the other cells when pasted with tabs', ({ assert }) => {
    assert.equal(read([], '\t', 'money', '₦15,000'), 15_000)
    assert.isNaN(read([], '\t', 'measure', '1.234'))
    assert.equal(read(['0.5 kg'], '\t', 'measure', '1.234'), 1.234)
    assert.equal(read(['0,5'], '\t', 'measure', '1,234'), 1.234)
    assert.isNaN(read(['0,5'], '\t', 'money', '15,000'))
  })

  test('have a decimal point in a workbook', ({ assert }) => {
    assert.equal(read(['1,5'], null, 'measure', '1.234'), 1.234)
    assert.equal(read([], null, 'measure', '1.234'), 1.234)
    assert.equal(read([], null, 'measure', String(0.1 + 0.2)), 0.1 + 0.2)
  })
})

/** Locales of this product's users, and others with different number formats. */
const LOCALES = [
  ...['en', 'en-NG', 'en-IN', 'en-ZA', 'yo', 'ha', 'ig', 'hi', 'zh', 'ja', 'es-MX', 'ar', 'ar-EG'],
  ...['fa', 'bn', 'de', 'de-CH', 'de-AT', 'es', 'it', 'nl', 'pt-BR', 'pt-PT', 'tr', 'id', 'vi'],
  ...['da', 'el', 'fr', 'fr-CH', 'pl', 'ru', 'sv', 'nb', 'fi', 'cs', 'hu', 'uk', 'mr', 'ne'],
]

const FORMATS = new Map(
  LOCALES.flatMap((locale) =>
    [1, 2, 3].map((most) => [
      `${locale} ${most}`,
      new Intl.NumberFormat(locale, { maximumFractionDigits: most }),
    ])
  )
)

const written = (value: number, locale: string, most: number) =>
  FORMATS.get(`${locale} ${most}`)!.format(value)

test.group('Numbers formatted in any locale', () => {
  const locale = fc.constantFrom(...LOCALES)
  const cents = fc.integer({ min: 0, max: 10 ** 11 }).map((minor) => minor / 100)
  const grams = fc.integer({ min: 0, max: 10 ** 9 }).map((minor) => minor / 1000)
  const isOrRefused = (value: number, read: number) => Number.isNaN(read) || read === value

  test('are read exactly as amounts, or refused', ({ assert }) => {
    fc.assert(
      fc.property(cents, locale, (value, one) => {
        const text = written(value, one, 2)
        assert.isTrue(isOrRefused(value, readNumber(text, MONEY_NUMBER)), `${one} ${text}`)
      }),
      { numRuns: 3_000 }
    )
  })

  test('are read exactly as weights, or refused, except a point for thousands as in 1.234', ({
    assert,
  }) => {
    fc.assert(
      fc.property(grams, locale, (value, one) => {
        const text = written(value, one, 3)
        const read = readNumber(text, MEASURE_NUMBER)
        // A German 1.234 means thousands, but a form field and the API read a decimal point.
        const isPointed = /^[1-9]\d{0,2}\.\d{3}$/.test(text)
        assert.isTrue(isOrRefused(value, read) || isPointed, `${one} ${text} ${read}`)
      }),
      { numRuns: 3_000 }
    )
  })

  test('are read exactly in a sheet, by its column separator, or refused', ({ assert }) => {
    const isComma = (one: string) => /,/.test(written(0.5, one, 1))
    const points = LOCALES.filter((one) => /\./.test(written(0.5, one, 1)))
    const commas = LOCALES.filter(isComma)
    for (const [separator, locales] of [
      [',', points],
      [';', commas],
      ['\t', [...points, ...commas]],
    ] as const) {
      fc.assert(
        fc.property(fc.array(grams, { minLength: 1 }), fc.constantFrom(...locales), (all, one) => {
          const cells = all.map((value) => written(value, one, 3))
          const notation: Notation = detectNotation(cells, separator)
          all.forEach((value, at) => {
            const read = readNumber(cells[at]!, { kind: 'measure', notation })
            assert.isTrue(isOrRefused(value, read), `${separator} ${one} ${cells} ${read}`)
          })
        }),
        { numRuns: 500 }
      )
    }
  })

  test('are never one number in a money field and another in a measure field', ({ assert }) => {
    const signs = fc.string({ unit: fc.constantFrom(..."0123459.,' -"), maxLength: 9 })
    fc.assert(
      fc.property(signs, (text) => {
        const [money, measure] = [readNumber(text, MONEY_NUMBER), readNumber(text, MEASURE_NUMBER)]
        const isSame = Number.isNaN(money) || Number.isNaN(measure) || money === measure
        assert.isTrue(isSame, text)
      }),
      { numRuns: 3_000 }
    )
  })
})
