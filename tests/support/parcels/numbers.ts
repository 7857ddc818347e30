import fc from 'fast-check'
import {
  clear,
  doubtful,
  type Entry,
  isSheet,
  type Kind,
  meaningless,
  type Spelling,
} from '#tests/support/parcels/spelling'

/** How people of one country write numbers. */
interface NumberStyle {
  decimal: '.' | ',' | '٫'
  /** Separates thousands; with `lakh`, as in 12,34,567. */
  grouping: '' | ',' | '.' | ' ' | '\u00A0' | "'" | '’' | '٬' | 'lakh'
  /** The digit zero in the country's script. */
  zero: '0' | '٠' | '۰' | '०' | '０'
}

const PLAIN_STYLE: NumberStyle = { decimal: '.', grouping: '', zero: '0' }

const STYLES: NumberStyle[] = [
  PLAIN_STYLE,
  { decimal: ',', grouping: '', zero: '0' },
  { decimal: '.', grouping: ',', zero: '0' },
  { decimal: ',', grouping: '.', zero: '0' },
  { decimal: ',', grouping: ' ', zero: '0' },
  { decimal: ',', grouping: '\u00A0', zero: '0' },
  { decimal: '.', grouping: "'", zero: '0' },
  { decimal: '.', grouping: '’', zero: '0' },
  { decimal: '.', grouping: 'lakh', zero: '0' },
  { decimal: '٫', grouping: '٬', zero: '٠' },
  { decimal: '٫', grouping: '٬', zero: '۰' },
  { decimal: '.', grouping: ',', zero: '०' },
  { decimal: '.', grouping: '', zero: '０' },
]

const numberStyles = fc.constantFrom(...STYLES)

function writeNumber(
  value: number,
  { decimal, grouping, zero }: NumberStyle,
  decimals?: number
): string {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals)
  const [whole = '', fraction] = text.split('.')
  const grouped =
    grouping === 'lakh'
      ? whole.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',')
      : whole.replace(/\B(?=(?:\d{3})+$)/g, grouping)
  const written = fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`
  return written.replace(/\d/g, (digit) =>
    String.fromCodePoint(zero.codePointAt(0)! + Number(digit))
  )
}

/** Whether a number is like `1.234` or `1,234`: to some people a decimal, to others thousands. */
function isAmbiguous(written: string): boolean {
  return /(?<![\p{Nd}.,])(?![0٠۰०０])\p{Nd}{1,3}[.,]\p{Nd}{3}(?![\p{Nd}.,])/u.test(written)
}

function spell<Meaning>(columns: Record<string, string>, meant: Meaning): Spelling<Meaning> {
  const isOpen = Object.values(columns).some(isAmbiguous)
  return isOpen ? doubtful(columns, meant) : clear(columns, meant)
}

/** How one sheet writes numbers; all its rows write them alike. */
export interface SheetStyle {
  separator: ',' | ';' | '\t' | '|'
  numbers: NumberStyle
  weight: MeasuredColumn<WeightUnit> & { heading: string }
  size: MeasuredColumn<LengthUnit> & { headings: string[] }
  value: { heading: string; isNaira: boolean; isClear: boolean }
  hasCurrencyColumn: boolean
  /** Whether names and streets take two columns each. */
  isSplit: boolean
}

interface MeasuredColumn<Unit> {
  /** The unit in the heading. If null, all cells use `kg` or `cm`, or each cell names its unit. */
  unit: Unit | null
  isInCells: boolean
  isClear: boolean
}

type WeightUnit = keyof typeof GRAMS
type LengthUnit = keyof typeof CENTIMETRES

const GRAMS = { kg: 1_000, g: 1, lb: 453.592_37, oz: 28.349_523_125 }
const CENTIMETRES = { cm: 1, mm: 0.1, in: 2.54, ft: 30.48 }

const WEIGHT_WORDS: Record<WeightUnit, string[]> = {
  kg: ['kg', 'KG', 'Kg.', 'kgs', 'kilos', 'kilogram', 'kilograms'],
  g: ['g', 'gr', 'gm', 'grams', 'G', 'gram'],
  lb: ['lb', 'lbs', 'LBS', 'pounds', 'lbs.'],
  oz: ['oz', 'ounces', 'OZ', 'oz.'],
}
const LENGTH_WORDS: Record<LengthUnit, string[]> = {
  cm: ['cm', 'CM', 'cms', 'cm.'],
  mm: ['mm', 'MM'],
  in: ['in', 'inches', 'inch', '"', '”', '″', 'in.'],
  ft: ['ft', 'feet', 'foot'],
}

const WEIGHT_AMOUNTS: Record<WeightUnit, fc.Arbitrary<number>> = {
  kg: fc.oneof(
    hundredths(10, 2_900),
    fc.integer({ min: 100, max: 29_000 }).map((n) => n / 1_000)
  ),
  g: fc.integer({ min: 100, max: 29_000 }),
  lb: hundredths(25, 6_000),
  oz: fc.integer({ min: 40, max: 9_000 }).map((tenths) => tenths / 10),
}
const LENGTH_AMOUNTS: Record<LengthUnit, fc.Arbitrary<number>> = {
  cm: fc.integer({ min: 10, max: 800 }).map((tenths) => tenths / 10),
  mm: fc.integer({ min: 10, max: 1_500 }),
  in: fc.integer({ min: 2, max: 60 }).map((halves) => halves / 2),
  ft: fc.integer({ min: 2, max: 16 }).map((quarters) => quarters / 4),
}

function hundredths(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min, max }).map((count) => count / 100)
}

const weightUnits = fc.constantFrom<WeightUnit>('kg', 'g', 'lb', 'oz')
const lengthUnits = fc.constantFrom<LengthUnit>('cm', 'mm', 'in', 'ft')

/** Generates a number with its unit, such as `2.5 kg` or `2.5kg`. */
function measured<Unit extends string>(
  units: fc.Arbitrary<Unit>,
  amounts: Record<Unit, fc.Arbitrary<number>>,
  words: Record<Unit, string[]>
) {
  return units.chain((unit) =>
    fc.record({
      unit: fc.constant(unit),
      amount: amounts[unit],
      word: fc.constantFrom(...words[unit]),
      space: fc.constantFrom('', ' ', '\u00A0'),
    })
  )
}

/** Whether no cell may name another unit, which would leave the other cells without a unit. */
function hasOneUnit(entry: Entry, { unit, isInCells }: MeasuredColumn<unknown>): boolean {
  return isSheet(entry) && unit === null && !isInCells
}

const NO_WEIGHTS = ['2 t', '500 mg', '3 stone', '2 st', '5-6 kg', '2 kg x 3', 'heavy', 'N/A', '-2']

/** Generates weights; what is meant is in grams. Without a unit, kilograms are meant. */
export function weights(entry: Entry, { numbers, weight }: SheetStyle): Kind<number> {
  const grams = (amount: number, unit: WeightUnit) => Math.round(amount * GRAMS[unit])
  const isOnlyKg = hasOneUnit(entry, weight)
  const withUnit = measured(
    isOnlyKg ? fc.constant<WeightUnit>('kg') : weightUnits,
    WEIGHT_AMOUNTS,
    WEIGHT_WORDS
  )
  const bare = WEIGHT_AMOUNTS[weight.unit ?? 'kg'].map((amount) => {
    const meant = grams(amount, weight.unit ?? 'kg')
    if (entry === 'workbook') return clear({ weight: { value: amount } }, meant)
    return spell({ weight: writeNumber(amount, numbers) }, meant)
  })
  const inUnit = withUnit.map(({ unit, amount, word, space }) => {
    const number = writeNumber(amount, entry === 'workbook' ? PLAIN_STYLE : numbers)
    const text = { weight: `${number}${space}${word}` }
    return isSheet(entry) ? spell(text, grams(amount, unit)) : doubtful(text, grams(amount, unit))
  })
  const odd = [
    inUnit,
    fc.constantFrom(...NO_WEIGHTS).map((text) => meaningless({ weight: text })),
    fc.constant(doubtful({ weight: '½ kg' }, 500)),
    fc.constant(doubtful({ weight: '1 1/2 kg' }, 1_500)),
    ...(isOnlyKg
      ? []
      : [
          fc.constant(doubtful({ weight: '2 lb 8 oz' }, grams(2.5, 'lb'))),
          fc.constant(doubtful({ weight: '2 kg 300 g' }, 2_300)),
        ]),
  ]
  if (entry === 'workbook') {
    const formatted = withUnit.map(({ unit, amount, word }) =>
      clear({ weight: { value: amount, format: `0.00 "${word}"` } }, grams(amount, unit))
    )
    odd.push(formatted)
  }
  return headed(weight.isInCells ? inUnit : bare, odd, weight)
}

const NO_SIZES = ['30 x 20', '30 x 20 x 10 x 5', 'A4', 'small', '30, 20, 10']

/** Generates three sides; what is meant is in hundredths of a centimetre. */
export function sizes(entry: Entry, style: SheetStyle): Kind<number[]> {
  const { headings, unit: headingUnit, isInCells } = style.size
  const isOnlyCm = hasOneUnit(entry, style.size)
  const numbers = entry === 'workbook' ? PLAIN_STYLE : style.numbers
  const meaning = (sides: number[], unit: LengthUnit) =>
    sides.map((side) => Math.round(side * CENTIMETRES[unit] * 100))
  const sidesIn = (unit: LengthUnit) =>
    fc.array(LENGTH_AMOUNTS[unit], { minLength: 3, maxLength: 3 })
  const inThree = (texts: string[]) =>
    Object.fromEntries(['length', 'width', 'height'].map((side, at) => [side, texts[at]!]))
  const withUnits = (isOnlyCm ? fc.constant<LengthUnit>('cm') : lengthUnits).chain((unit) =>
    fc.record({
      unit: fc.constant(unit),
      sides: sidesIn(unit),
      word: fc.constantFrom(...LENGTH_WORDS[unit]),
      space: fc.constantFrom('', ' '),
      times: fc.constantFrom('x', ' x ', ' X ', '×', ' × ', '*', ' * '),
    })
  )
  const number = (side: number) => writeNumber(side, numbers)
  if (headings.length === 3) {
    const bare = sidesIn(headingUnit ?? 'cm').map((sides) =>
      spell(inThree(sides.map(number)), meaning(sides, headingUnit ?? 'cm'))
    )
    const inUnit = withUnits.map(({ unit, sides, word, space }) => {
      const texts = inThree(sides.map((side) => `${number(side)}${space}${word}`))
      const meant = meaning(sides, unit)
      return isSheet(entry) ? spell(texts, meant) : doubtful(texts, meant)
    })
    const odd = [
      inUnit,
      ...(isOnlyCm
        ? []
        : [fc.constant(doubtful(inThree([`1'6"`, '8"', '4"']), meaning([18, 8, 4], 'in')))]),
      fc.constant(doubtful(inThree(["12''", "8''", "4''"]), meaning([12, 8, 4], 'in'))),
      fc.constant(doubtful(inThree(['1 m', '0.5 m', '0.25 m']), [100_00, 50_00, 25_00])),
      fc.constant(meaningless(inThree(['large', '20', '10']))),
      fc.constant(meaningless(inThree(['30-40', '20', '10']))),
    ]
    return headed(isInCells ? inUnit : bare, odd, style.size)
  }
  const bare = fc
    .record({ sides: sidesIn(headingUnit ?? 'cm'), times: fc.constantFrom('x', ' x ', ' × ') })
    .map(({ sides, times }) =>
      spell({ size: sides.map(number).join(times) }, meaning(sides, headingUnit ?? 'cm'))
    )
  const joined = (unitAt: (at: number) => boolean, isClear: boolean) =>
    withUnits.map(({ unit, sides, word, space, times }) => {
      const texts = sides.map((side, at) => number(side) + (unitAt(at) ? `${space}${word}` : ''))
      const size = { size: texts.join(times) }
      return isClear ? spell(size, meaning(sides, unit)) : doubtful(size, meaning(sides, unit))
    })
  const inUnit = joined((at) => at === 2, true)
  const odd = [
    inUnit,
    joined(() => true, true),
    joined((at) => at === 0, false),
    joined((at) => at < 2, false),
    fc.constant(doubtful({ size: '30 by 20 by 10 cm' }, [30_00, 20_00, 10_00])),
    fc.constant(doubtful({ size: 'L30 x W20 x H10 cm' }, [30_00, 20_00, 10_00])),
    fc.constant(doubtful({ size: '0.5 x 0.4 x 0.3 m' }, [50_00, 40_00, 30_00])),
    ...(isOnlyCm
      ? []
      : [fc.constant(doubtful({ size: `1'6" x 8" x 4"` }, meaning([18, 8, 4], 'in')))]),
    fc.constantFrom(...NO_SIZES).map((size) => meaningless({ size })),
  ]
  return headed(isInCells ? inUnit : bare, odd, style.size)
}

const NAIRA_MARKS: ((amount: string) => string)[] = [
  (amount) => `₦${amount}`,
  (amount) => `₦ ${amount}`,
  (amount) => `NGN ${amount}`,
  (amount) => `NGN${amount}`,
  (amount) => `${amount} NGN`,
  (amount) => `N${amount}`,
  (amount) => `N ${amount}`,
  (amount) => `${amount} naira`,
  (amount) => `${amount}₦`,
]

const FOREIGN_MARKS: ((amount: string) => string)[] = [
  ...['$', 'US$', '€', '£', '¥', '₹', '₫', '₪', 'A$', 'GH₵', 'R', 'USD ', 'USD', '＄', '￥'],
  ...['KSh ', 'CFA ', 'F ', 'kr ', 'zł ', 'Rs ', 'CHF ', 'د.إ ', '₺', '₴', '฿', 'R$'],
].map((mark) => (amount: string) => `${mark}${amount}`)

const FOREIGN_ENDS: ((amount: string) => string)[] = [
  ...['$', '€', ' €', ' USD', 'USD', ' EUR', ' dollars', ' euro', ' pounds', ' cedis', ' FCFA'],
  ...[' yen', ' zł', ' kr', ' CHF', ' AED', ' rand', ' %', ' kobo', 'k', ' million'],
].map((mark) => (amount: string) => `${amount}${mark}`)

const NAIRA_NAMES = ['NGN', 'ngn', 'Naira', '₦', '', 'N', 'Nigerian Naira']
const FOREIGN_NAMES = [
  ...['USD', '$', 'US Dollar', 'usd', 'EUR', '€', 'Euro', 'GBP', 'British Pound', 'Yen', 'JPY'],
  ...['CFA', 'XOF', 'Yuan', 'Dirham', 'AED', 'GH₵', 'R', 'zł', 'kr', 'Swiss Franc', 'Rs', '＄'],
]

const NAIRA_FORMATS = ['General', '"₦"#,##0.00', '[$₦-466] #,##0.00', '[$NGN] #,##0.00', '#,##0.00']
const FOREIGN_FORMATS = [
  ...['"$"#,##0.00', '[$$-409]#,##0.00', '[$€-2] #,##0.00', '#,##0.00\\ "€"', '[$USD] #,##0.00'],
  ...['_("$"* #,##0.00_);_("$"* \\(#,##0.00\\)', '[$£-809]#,##0', '\\$#,##0.00'],
]

const nairaAmounts = fc.oneof(
  fc.integer({ min: 200_00, max: 9_000_000_00 }).map((kobo) => kobo / 100),
  fc.integer({ min: 200, max: 9_000_000 })
)

/** Generates the value of one piece in naira; what is meant is in kobo. */
export function values(
  entry: Entry,
  { numbers, value: column, ...style }: SheetStyle
): Kind<number> {
  const kobo = (naira: number) => Math.round(naira * 100)
  const write = (naira: number) =>
    // At least one amount of a sheet must show which sign is its decimal sign.
    writeNumber(naira, numbers, isSheet(entry) || naira % 1 ? 2 : undefined)
  const cells = (text: string, currency = '') => ({
    value: text,
    ...(style.hasCurrencyColumn && { currency }),
  })
  const marked = fc
    .record({ naira: nairaAmounts, mark: fc.constantFrom(...NAIRA_MARKS) })
    .map(({ naira, mark }) => spell(cells(mark(write(naira))), kobo(naira)))
  const foreign = fc
    .record({ naira: nairaAmounts, mark: fc.constantFrom(...FOREIGN_MARKS, ...FOREIGN_ENDS) })
    .map(({ naira, mark }) => meaningless(cells(mark(write(naira)))))
  const bare = nairaAmounts.map((naira) =>
    entry === 'workbook'
      ? clear({ ...cells(''), value: { value: naira } }, kobo(naira))
      : spell(cells(write(naira)), kobo(naira))
  )
  const odd: fc.Arbitrary<Spelling<number>>[] = [
    marked,
    foreign,
    foreign,
    fc
      .constantFrom('free', '2-3', '-500', '1,23,4', '12.34.56')
      .map((text) => meaningless(cells(text))),
    // Unless the sheet's decimal sign is a point, `1250,000` may be 1,250.000 or lack a comma.
    fc.constant(
      isSheet(entry) && numbers.decimal !== '.'
        ? doubtful(cells('1250,000'), kobo(1_250))
        : meaningless(cells('1250,000'))
    ),
  ]
  if (style.hasCurrencyColumn) {
    odd.push(
      fc
        .record({ naira: nairaAmounts, name: fc.constantFrom(...FOREIGN_NAMES) })
        .map(({ naira, name }) => meaningless(cells(write(naira), name))),
      fc
        .record({ naira: nairaAmounts, name: fc.constantFrom(...NAIRA_NAMES) })
        .map(({ naira, name }) => spell(cells(write(naira), name), kobo(naira)))
    )
  }
  if (entry === 'workbook') {
    const formatted = (formats: string[]) =>
      fc.record({ naira: nairaAmounts, format: fc.constantFrom(...formats) })
    const inCell = (naira: number, format: string) => ({
      ...cells(''),
      value: { value: naira, format },
    })
    odd.push(
      formatted(FOREIGN_FORMATS).map(({ naira, format }) => meaningless(inCell(naira, format))),
      formatted(NAIRA_FORMATS).map(({ naira, format }) => clear(inCell(naira, format), kobo(naira)))
    )
  }
  // An amount with a naira sign may be read under any heading.
  if (!column.isNaira) {
    const usual = bare.map(({ written: cell }) => meaningless(cell))
    return headed<number>(usual, [marked], column)
  }
  return headed(bare, odd, column)
}

export function quantities(entry: Entry, { numbers }: SheetStyle): Kind<number> {
  const counts = fc.integer({ min: 1, max: 60 })
  const usual = counts.map((count) =>
    entry === 'workbook'
      ? clear({ quantity: { value: count } }, count)
      : clear({ quantity: writeNumber(count, numbers) }, count)
  )
  const odd = fc.oneof(
    counts.map((count) => clear({ quantity: ` ${count} ` }, count)),
    counts.map((count) => doubtful({ quantity: `${count} pcs` }, count)),
    counts.map((count) => doubtful({ quantity: `${count}.0` }, count)),
    counts.map((count) => doubtful({ quantity: `x${count}` }, count)),
    fc.integer({ min: 1_000, max: 9_000 }).map((count) => {
      return doubtful({ quantity: writeNumber(count, numbers) }, count)
    }),
    {
      weight: 4,
      arbitrary: fc
        .constantFrom('2-3', '2.5', '0', '-3', 'some', '1e1', '0x10', '2 or 3', '5²')
        .map((quantity) => meaningless({ quantity })),
    }
  )
  return { usual, odd }
}

/** Under a heading that the product does not understand, it may refuse every value. */
function headed<Meaning>(
  usual: fc.Arbitrary<Spelling<Meaning>>,
  odd: fc.Arbitrary<Spelling<Meaning>>[],
  { isClear }: { isClear: boolean }
): Kind<Meaning> {
  const inHeading = (spelling: Spelling<Meaning>): Spelling<Meaning> =>
    isClear ? spelling : { ...spelling, orElse: 'refused' }
  return { usual: usual.map(inHeading), odd: fc.oneof(...odd).map(inHeading) }
}

const WEIGHT_HEADINGS: [write: (word: string) => string, isClear: boolean][] = [
  [(word) => `Weight (${word})`, true],
  [(word) => `Weight [${word}]`, true],
  [(word) => `Weight in ${word}`, true],
  [(word) => `Weight/${word}`, true],
  [(word) => `WEIGHT (${word.toUpperCase()})`, true],
  [(word) => `Weight (in ${word})`, false],
  [(word) => `Weight - ${word}`, false],
  [(word) => `Weight: ${word}`, false],
  [(word) => `Weight_${word}`, false],
  [(word) => `Weight.${word}`, false],
  [(word) => `Weight=${word}`, false],
  [(word) => `Weight（${word}）`, false],
  [(word) => `${word} weight`, false],
]

const weightColumns = fc.oneof(
  fc.boolean().map((isInCells) => ({ heading: 'Weight', unit: null, isInCells, isClear: true })),
  fc
    .record({ unit: weightUnits, heading: fc.constantFrom(...WEIGHT_HEADINGS) })
    .map(({ unit, heading: [write, isClear] }) => {
      return { heading: write(unit), unit, isInCells: false, isClear }
    })
)

const sizeColumns = fc
  .record({
    unit: fc.option(lengthUnits),
    isInCells: fc.boolean(),
    isJoined: fc.boolean(),
    end: fc.constantFrom(0, 1, 2),
  })
  .map(({ unit, isInCells, isJoined, end }) => ({
    headings: (isJoined ? ['Dimensions'] : ['Length', 'Width', 'Height']).map(
      (title) => title + (unit ? [` (${unit})`, ` in ${unit}`, `, ${unit}`][end] : '')
    ),
    unit,
    isInCells: unit === null && isInCells,
    isClear: end < 2,
  }))

const NAIRA_HEADINGS = ['Unit Value (NGN)', 'Unit Value (₦)', 'Unit Value', 'Value in NGN', 'Price']
const FOREIGN_HEADINGS = [
  ...['Unit Value (USD)', 'Unit Value ($)', 'Price €', '€ Price', 'Value in EUR', 'Price/GBP'],
  ...['Price - USD', 'Price ₹ per item', '₫ Price', 'Value [£]', 'Price (Yen)', 'Price: $'],
  ...['Value (US Dollars)', 'Price ￥', 'Value (kobo)', 'Value (in thousands)'],
]

const valueColumns = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(...NAIRA_HEADINGS)
      .map((heading) => ({ heading, isNaira: true, isClear: true })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...FOREIGN_HEADINGS)
      .map((heading) => ({ heading, isNaira: false, isClear: false })),
  }
)

/** Generates how values are written; only sheets have headings, which `entry` decides. */
export function sheetStyles(entry: Entry): fc.Arbitrary<SheetStyle> {
  if (!isSheet(entry)) return numberStyles.map((style) => ({ ...FIELD_STYLE, numbers: style }))
  return fc.record({
    separator: fc.constantFrom(',', ';', '\t', '|'),
    numbers: entry === 'workbook' ? fc.constant(PLAIN_STYLE) : numberStyles,
    weight: weightColumns,
    size: sizeColumns,
    value: valueColumns,
    hasCurrencyColumn: fc.boolean(),
    isSplit: fc.boolean(),
  })
}

/** A form or call, whose fields are in kilograms, centimetres and naira. */
const FIELD_STYLE: Omit<SheetStyle, 'numbers'> = {
  separator: ',',
  weight: { heading: '', unit: null, isInCells: false, isClear: true },
  size: { headings: ['', '', ''], unit: null, isInCells: false, isClear: true },
  value: { heading: '', isNaira: true, isClear: true },
  hasCurrencyColumn: false,
  isSplit: false,
}
