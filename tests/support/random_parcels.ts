import fc from 'fast-check'
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import {
  type BookingForm,
  withAddress,
  withCountry,
} from '#shipping/booking/components/form/form_model'
import { changeWorkingPackage } from '#shipping/booking/components/packages/packages_model'

/** Country code to its spellings, a postal code and, where needed, a state. */
const COUNTRIES: Record<string, [names: string[], postalCode: string, state?: string]> = {
  GB: [['United Kingdom', 'UK', 'GBR', 'United Kingdom (UK)', 'Great Britain'], 'NW1 6XE'],
  US: [['United States', 'USA', 'US', 'United States (US)'], '94105', 'California'],
  CA: [['Canada', 'CAN'], 'K1A 0B1', 'Ontario'],
  DE: [['Germany', 'Deutschland', 'DEU'], '10115'],
  FR: [['France', 'FRA'], '75008'],
  NL: [['Netherlands', 'The Netherlands', 'Holland', 'NLD'], '1012 AB'],
  BE: [['Belgium', 'Belgique', 'BEL'], '1000'],
  ES: [['Spain', 'España', 'ESP'], '28013'],
  IT: [['Italy', 'Italia', 'ITA'], '00118'],
  PT: [['Portugal', 'PRT'], '1000-205'],
  PL: [['Poland', 'Polska', 'POL'], '00-950'],
  SE: [['Sweden', 'Sverige', 'SWE'], '111 22'],
  NO: [['Norway', 'Norge', 'NOR'], '0150'],
  DK: [['Denmark', 'Danmark', 'DNK'], '1050'],
  FI: [['Finland', 'Suomi', 'FIN'], '00100'],
  CH: [['Switzerland', 'Schweiz', 'CHE'], '8001'],
  AT: [['Austria', 'Österreich', 'AUT'], '1010'],
  IE: [['Ireland', 'Republic of Ireland', 'IRL'], 'D02 AF30'],
  TR: [['Turkey', 'Türkiye', 'TUR'], '34000'],
  IN: [['India', 'IND'], '110001', 'Delhi'],
  CN: [['China', 'PRC', 'CHN'], '100000'],
  JP: [['Japan', 'JPN'], '100-0001'],
  ZA: [['South Africa', 'ZAF'], '2000'],
  KE: [['Kenya', 'KEN'], '00100'],
  GH: [['Ghana', 'GHA'], ''],
  GM: [['Gambia', 'The Gambia', 'GMB'], ''],
  BJ: [['Benin', 'Benin Republic', 'BEN'], ''],
  AE: [['United Arab Emirates', 'UAE', 'ARE'], '', 'Dubai'],
  SA: [['Saudi Arabia', 'SAU'], '11564'],
  AU: [['Australia', 'AUS'], '2000', 'New South Wales'],
  BR: [['Brazil', 'Brasil', 'BRA'], '01310-100', 'São Paulo'],
}

export interface TrueParcel {
  country: string
  phone: string
  name: string
  grams: number
  naira: number
  quantity: number
}

interface Dialect {
  separator: ',' | ';' | '\t'
  decimal: '.' | ','
  grouping: string
  unit: 'kg' | 'g' | 'lb' | 'oz'
  unitIsInHeading: boolean
}

const GRAMS = { kg: 1_000, g: 1, lb: 453.59237, oz: 28.349523125 }

export const dialects: fc.Arbitrary<Dialect> = fc
  .record({
    separator: fc.constantFrom(',' as const, ';' as const, '\t' as const),
    unit: fc.constantFrom('kg' as const, 'g' as const, 'lb' as const, 'oz' as const),
    unitIsInHeading: fc.boolean(),
    isGrouped: fc.boolean(),
  })
  .map(({ separator, isGrouped, ...rest }) => {
    const decimal = separator === ';' ? ',' : '.'
    const groups = decimal === ',' ? '.' : ','
    return { ...rest, separator, decimal, grouping: isGrouped ? groups : '' }
  })

const phoneStyles = fc.constantFrom<
  (number: NonNullable<ReturnType<typeof getExampleNumber>>) => string
>(
  (number) => number.number,
  (number) => number.formatInternational(),
  (number) => number.formatNational(),
  (number) => number.nationalNumber,
  (number) => number.number.replace('+', '00'),
  (number) => `\u202A${number.formatInternational()}\u202C`,
  (number) => number.formatInternational().replaceAll(' ', '\u00A0'),
  (number) => `${number.formatInternational()} ext. 601`,
  (number) => `tel:${number.number}`
)

const nameStyles = fc.constantFrom<(name: string) => string>(
  (name) => name,
  (name) => name.normalize('NFD'),
  (name) => name.replace(' ', '\u200B '),
  (name) => `${name} 🎉`,
  (name) => `\u202B${name}\u202C`
)

const NAMES = [
  'Adébáyọ̀ Ọláṣẹ́gun',
  'Síle O’Neil',
  'Grace Miller',
  'Jürgen Groß',
  'Иван Петров',
  '王小明',
  'محمد علي',
]

/**
 * Generates a parcel's true values together with the same values as people type them into a sheet.
 */
export const parcels = fc
  .record({
    country: fc.constantFrom(...Object.keys(COUNTRIES)),
    nameOf: fc.constantFrom(...NAMES),
    countryAt: fc.nat(),
    phoneStyle: phoneStyles,
    nameStyle: nameStyles,
    grams: fc.integer({ min: 50, max: 9_999 }),
    kobo: fc.integer({ min: 100_00, max: 90_000_00 }),
    quantity: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ country, nameOf, countryAt, phoneStyle, nameStyle, grams, kobo, quantity }) => {
    const [names, postalCode, state = ''] = COUNTRIES[country]!
    const number = getExampleNumber(country as CountryCode, examples)!
    const truth: TrueParcel = {
      country,
      phone: number.number,
      name: nameOf.normalize('NFC'),
      grams,
      naira: kobo / 100,
      quantity,
    }
    const written = {
      name: nameStyle(nameOf),
      phone: phoneStyle(number),
      postalCode,
      state,
      country: names[countryAt % names.length]!,
    }
    return { truth, written }
  })

type DrawnParcel = typeof parcels extends fc.Arbitrary<infer One> ? One : never

function numberIn({ decimal, grouping }: Dialect, value: number, decimals: number): string {
  const [whole, part] = value.toFixed(decimals).split('.') as [string, string?]
  const grouped = grouping ? whole.replace(/\B(?=(\d{3})+$)/g, grouping) : whole
  return part ? `${grouped}${decimal}${part}` : grouped
}

export function writeParcelSheet(dialect: Dialect, drawn: readonly DrawnParcel[]): string {
  const { separator, unit, unitIsInHeading } = dialect
  const weight = (grams: number) => {
    const number = numberIn(dialect, grams / GRAMS[unit], unit === 'g' ? 0 : 4)
    return unitIsInHeading ? number : `${number} ${unit}`
  }
  const rows = drawn.map(({ truth, written }) => [
    ...[written.name, written.phone, 'ada@example.test', '12 High Street', 'Springfield'],
    ...[written.state, written.country, written.postalCode, 'Shirts', 'Clothing'],
    ...[String(truth.quantity), numberIn(dialect, truth.naira, 2), weight(truth.grams)],
  ])
  const headings = [
    ...['Receiver', 'Phone', 'Email', 'Address', 'City', 'State', 'Country', 'Postal Code'],
    ...['Description', 'Category', 'Quantity', 'Unit Value (NGN)'],
    `Weight${unitIsInHeading ? ` (${unit})` : ''}`,
  ]
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  return [headings, ...rows].map((cells) => cells.map(quoted).join(separator)).join('\r\n')
}

/** Fills the booking form with a parcel; its numbers use the dialect's decimals and grouping. */
export function fillParcelForm(
  form: BookingForm,
  dialect: Dialect,
  parcel: DrawnParcel
): BookingForm {
  const { truth, written } = parcel
  const addressed = withAddress(withCountry(form, 'destination', truth.country), 'destination', {
    fullname: written.name,
    phoneNumber: written.phone,
    email: 'ada@example.test',
    address: '12 High Street',
    state: 'none',
    cityName: 'Springfield',
    postalCode: written.postalCode,
  })
  return changeWorkingPackage(addressed, {
    entry: {
      category: 1,
      description: 'Shirts',
      quantity: String(truth.quantity),
      value: numberIn(dialect, truth.naira, 2),
    },
    weight: numberIn(dialect, truth.grams / 1000, 3),
  })
}
