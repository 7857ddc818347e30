import fc from 'fast-check'
import {
  type CountryCode,
  getExampleNumber,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import {
  clear,
  doubtful,
  type Entry,
  isSheet,
  type Kind,
  meaningless,
} from '#tests/support/parcels/spelling'

export interface Phone {
  /** Phone number in the format E.164. */
  number: string
  extension: string | null
}

/** Numbers of offices, in E.164. Some German ones begin like Nigerian mobiles. */
const LANDLINES: Record<string, string> = {
  GB: '+442079460018',
  DE: '+498031234567',
  FR: '+33142685300',
  IT: '+390669821234',
  ES: '+34912345678',
  NL: '+31201234567',
  IE: '+35316790000',
  BE: '+3225123456',
  SE: '+468123456',
  CH: '+41446681800',
  ZA: '+27213456789',
  AE: '+97142345678',
}

/** Countries whose national numbers begin with a 0 that is left out in calls from abroad. */
const TRUNK_ZERO = 'NG GB DE FR NL BE SE CH AT IE TR IN ZA KE GH AE SA AU JP'.split(' ')

/** Countries where all phone numbers have the same number of digits. */
const FIXED_LENGTH = ['US', 'CA', 'FR', 'ES', 'PT', 'PL']

type PhoneStyle = [write: (one: PhoneNumber) => string, isClear?: boolean]

const TRUNK_ZERO_STYLES: PhoneStyle[] = [
  [(one) => `+${one.countryCallingCode} (0)${one.nationalNumber}`, true],
  [(one) => `+${one.countryCallingCode} 0${one.nationalNumber}`],
]

/** Generates phone numbers of a country, with and without a label such as "Tel". */
export function phones(entry: Entry, country: string): Kind<Phone> {
  const number = phoneNumbers(country)
  const usual = number.map((one) =>
    clear({ phoneNumber: one.formatInternational() }, { number: one.number, extension: null })
  )
  const styles: PhoneStyle[] = [
    [({ number: text }) => text, true],
    [({ number: text }) => text.replace('+', '00'), true],
    [(one) => `\u202A${one.formatInternational()}\u202C`, true],
    [(one) => one.formatInternational().replaceAll(' ', '\u00A0'), true],
    [(one) => one.formatInternational().replaceAll(' ', '\u2011'), true],
    [(one) => `tel:${one.number}`, true],
    [(one) => `'${one.number}`, true],
    [({ number: text }) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!), true],
    [(one) => `${one.formatInternational()} / +234 803 123 4567`, true],
    [(one) => `${one.formatInternational()} or 0805 000 0000`, true],
    [(one) => `(+${one.countryCallingCode}) ${one.nationalNumber}`, true],
    [(one) => one.formatNational(), undefined],
    [(one) => one.nationalNumber],
    [(one) => one.number.slice(1)],
    [(one) => `Tel: ${one.formatInternational()}`],
    [(one) => `${one.formatInternational()} (office)`],
    [(one) => `https://wa.me/${one.number.slice(1)}`],
    [(one) => one.number.replaceAll('0', 'O')],
    ...(TRUNK_ZERO.includes(country) ? TRUNK_ZERO_STYLES : []),
  ]
  const spelled = fc
    .record({ one: number, style: fc.constantFrom(...styles) })
    .map(({ one, style: [write, isClear] }) => {
      const phoneNumber = write(one)
      const meant = { number: one.number, extension: null }
      const isSame = isClear || (isClear === undefined && isMobileAt(one, phoneNumber))
      return isSame ? clear({ phoneNumber }, meant) : doubtful({ phoneNumber }, meant)
    })
  const extended = fc
    .record({
      one: number,
      extension: fc.integer({ min: 1, max: 99_999 }).map(String),
      label: fc.constantFrom(' ext. ', ' x', ';ext=', ', extension ', ' #'),
    })
    .map(({ one, extension, label }) =>
      clear(
        { phoneNumber: `${one.formatInternational()}${label}${extension}` },
        { number: one.number, extension }
      )
    )
  const spoilt = fc.oneof(
    fc
      .constantFrom('12', '0', 'none', 'Call me')
      .map((phoneNumber) => meaningless({ phoneNumber })),
    ...(FIXED_LENGTH.includes(country)
      ? [
          number.map((one) => {
            const shorter = one.number.slice(0, -1)
            // The specification's pattern for the field accepts such a number.
            return isSheet(entry)
              ? meaningless({ phoneNumber: shorter })
              : doubtful({ phoneNumber: shorter }, { number: shorter, extension: null })
          }),
        ]
      : []),
    ...(isSheet(entry)
      ? [
          number.map((one) => {
            const [first, ...rest] = one.number.slice(1)
            return meaningless({ phoneNumber: `${first}.${rest.slice(0, 5).join('')}E+11` })
          }),
        ]
      : [])
  )
  const kinds = [spelled, spelled, extended, spoilt]
  if (entry === 'workbook') {
    const inCell = number.map((one) =>
      doubtful(
        { phoneNumber: { value: Number(one.nationalNumber) } },
        { number: one.number, extension: null }
      )
    )
    const withPlus = number.map((one) =>
      clear(
        { phoneNumber: { value: Number(one.number.slice(1)), format: '"+"0' } },
        { number: one.number, extension: null }
      )
    )
    kinds.push(inCell, withPlus)
  }
  return { usual, odd: fc.oneof(...kinds) }
}

/** Whether this is a mobile number in national form, which cannot be read as another country's. */
function isMobileAt(one: PhoneNumber, text: string): boolean {
  return one.getType() !== 'FIXED_LINE' && text.startsWith('0')
}

function phoneNumbers(country: string): fc.Arbitrary<PhoneNumber> {
  const example = getExampleNumber(country as CountryCode, examples)!
  const landline = parsePhoneNumberFromString(LANDLINES[country] ?? '')
  const mobile = fc.integer({ min: 0, max: 999 }).map((end) => {
    const digits = example.number.slice(0, -3) + String(end).padStart(3, '0')
    const other = parsePhoneNumberFromString(digits)
    return other?.isValid() ? other : example
  })
  return landline
    ? fc.oneof({ weight: 3, arbitrary: mobile }, { weight: 1, arbitrary: fc.constant(landline) })
    : mobile
}

export interface PrintedText {
  text: string
  /** The text in the letters that couriers can print. */
  latin: string
}

const NAMES: [text: string, latin: string][] = [
  ['Adébáyọ̀ Ọláṣẹ́gun', 'Adebayo Olasegun'],
  ['Ɓala Ƙasim', 'Bala Kasim'],
  ['Síle O’Neil', "Sile O'Neil"],
  ['Grace Miller', 'Grace Miller'],
  ['Jürgen Groß', 'Jurgen Gross'],
  ['Łukasz Żak', 'Lukasz Zak'],
  ['Nguyễn Thị Hằng', 'Nguyen Thi Hang'],
  ['Çağla Şimşek', 'Cagla Simsek'],
  ['Bjørn Ångström', 'Bjorn Angstrom'],
  ['Jennifer Null', 'Jennifer Null'],
  ['True Wang', 'True Wang'],
]

/** Names that couriers cannot print, so that the sender must write them in Latin letters. */
const FOREIGN_NAMES = [
  ...['Иван Петров', '王小明', 'محمد علي', 'Ελένη Παππά', 'דוד כהן', 'สมชาย ใจดี', 'አበበ በቀለ'],
  ...['김민준', 'राहुल शर्मा', 'たなか ゆき', 'Grасе Miller'],
]

const INVISIBLE: ((text: string) => string)[] = [
  (text) => text.normalize('NFD'),
  (text) => text.replace(' ', '\u200B '),
  (text) => `\u202B${text}\u202C`,
  (text) => `\uFEFF${text}`,
  (text) => text.replace(' ', '\u2060 \u00AD'),
]

function texts(field: string, known: [text: string, latin: string][]) {
  return fc
    .record({
      known: fc.constantFrom(...known),
      change: fc.constantFrom(...INVISIBLE),
      isPadded: fc.boolean(),
    })
    .map(({ known: [text, latin], change, isPadded }) => {
      const written = isPadded ? ` ${change(text)} ` : change(text)
      return clear({ [field]: written }, { text: text.normalize('NFC'), latin })
    })
}

export function names(): Kind<PrintedText> {
  const usual = fc
    .constantFrom(...NAMES)
    .map(([text, latin]) => clear({ fullname: text }, { text: text.normalize('NFC'), latin }))
  const odd = fc.oneof(
    { weight: 4, arbitrary: texts('fullname', NAMES) },
    fc
      .constantFrom(...NAMES)
      .map(([text, latin]) =>
        clear({ fullname: `${text} 🎉` }, { text: `${text.normalize('NFC')} 🎉`, latin })
      ),
    fc.constantFrom(...FOREIGN_NAMES).map((fullname) => meaningless({ fullname })),
    fc.constantFrom('X', '  ', '\u200B').map((fullname) => meaningless({ fullname }))
  )
  return { usual, odd }
}

export interface Street extends PrintedText {
  /** Whether the address is a post box alone or beside a street, which the product must mention. */
  box: 'alone' | 'beside' | null
}

const STREETS: [text: string, latin: string][] = [
  ['12 High Street', '12 High Street'],
  ['Flat 3, 12 High Street', 'Flat 3, 12 High Street'],
  ['5 Post Office Road', '5 Post Office Road'],
  ['3 Box Hill Road', '3 Box Hill Road'],
  ['BP Filling Station, Ring Road', 'BP Filling Station, Ring Road'],
  ['Große Straße 7', 'Grosse Strasse 7'],
  ['Plot 14 “Ilé Ayọ̀” Close', 'Plot 14 "Ile Ayo" Close'],
  ['12/3 Rue de l’Église', "12/3 Rue de l'Eglise"],
  ['#5, 2nd Floor – Block C', '#5, 2nd Floor - Block C'],
  ['1-2 Main St; rear "Blue" gate', '1-2 Main St; rear "Blue" gate'],
]

const BOXES_ANYWHERE = [
  'P.O. Box 1234',
  'PO BOX12',
  'P O Box 9',
  'Post Office Box 77',
  'P.M.B. 2045',
]

const BOXES_IN: Record<string, string[]> = {
  DE: ['Postfach 10 12'],
  FR: ['BP 1234', 'CEDEX 3'],
  BJ: ['BP 1234', 'B.P. 12'],
  NL: ['Postbus 12'],
  PT: ['Apartado 55'],
  BR: ['Caixa Postal 12'],
  SE: ['Box 12'],
  NO: ['Postboks 12'],
  PL: ['Skrytka pocztowa 12'],
  AE: ['ص.ب 1234'],
  AU: ['GPO Box 12', 'Locked Bag 7'],
}

/** Countries where couriers refuse a post box without a street. */
const WITHOUT_BOXES = ['US', 'CA', 'GB']

export function streets(entry: Entry, country: string): Kind<Street> {
  const at = ([text, latin]: [string, string]) => ({
    text: text.normalize('NFC'),
    latin,
    box: null,
  })
  const usual = fc
    .constantFrom(...STREETS)
    .map((street) => clear<Street>({ address: street[0] }, at(street)))
  const boxes = [...BOXES_ANYWHERE, ...(BOXES_IN[country] ?? [])]
  const isLatin = (text: string) => /^\p{ASCII}+$/u.test(text)
  const alone = fc.constantFrom(...boxes).map((address) => {
    const isRefused = WITHOUT_BOXES.includes(country) || !isLatin(address)
    if (isRefused) return meaningless({ address })
    return clear<Street>({ address }, { text: address, latin: address, box: 'alone' })
  })
  const beside = fc.constantFrom(...boxes.filter(isLatin)).map((box) => {
    const text = `12 Ring Road, ${box}`
    return clear<Street>({ address: text }, { text, latin: text, box: 'beside' })
  })
  const spelled = texts('address', STREETS).map(({ meant, ...rest }) => ({
    ...rest,
    meant: meant && { ...meant, box: null },
  }))
  const lines = fc.constantFrom(...STREETS).map(([text, latin]) => {
    const written = { address: `${text}\nGate 2` }
    const whole = { text: `${text.normalize('NFC')} Gate 2`, latin: `${latin} Gate 2`, box: null }
    return isSheet(entry) ? clear<Street>(written, whole) : doubtful<Street>(written, whole)
  })
  const foreign = fc
    .constantFrom('ул. Ленина 5', '长安街 1', 'شارع الملك 12', 'Οδός Ερμού 3')
    .map((address) => meaningless({ address }))
  const spoilt = isSheet(entry)
    ? [fc.constantFrom('#REF!', '12-Jan', 'TRUE').map((address) => meaningless({ address }))]
    : []
  const odd = fc.oneof(
    { weight: 4, arbitrary: spelled },
    ...[alone, beside, lines, foreign, ...spoilt]
  )
  return { usual, odd }
}
