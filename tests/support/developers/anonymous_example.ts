import { DateTime } from 'luxon'
import type { CallExample } from '#admin/developers/openapi/recorded_calls'

const MOST_ELEMENTS = 2
const LONGEST_TEXT = 300

/** Examples are dated as if they were recorded on this day. */
const EXAMPLE_DAY = DateTime.utc(2026, 11, 23)

/** Ids up to this one belong to reference lists, which are the same in every installation. */
const OWN_IDS = 100

const DAY = /\b20\d\d-\d\d-\d\d\b/g
const DAY_IN_WORDS = /\b[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} 20\d\d\b/g

/** Replaces values that differ between runs, and values that look like secrets. */
const PLAIN: [RegExp, string][] = [
  [/T\d\d:\d\d:\d\d(\.\d+)?/g, 'T10:00:00.000'],
  [/\b\d\d:\d\d [AP]M\b/g, '10:00 AM'],
  [/https?:\/\/(127\.0\.0\.1|localhost|sendam\.test)(:\d+)?/g, 'https://sendam.example'],
  [/^127\.0\.0\.1$/, '203.0.113.7'],
  [/[\w.+-]+@people\.test/g, 'ada.obi@example.com'],
  [/@(sendam|example)\.test/g, '@example.com'],
  [/\+234 201 330 0000/g, '+234 800 000 0000'],
  [/Sendam Logistics Limited/g, 'Example Logistics Limited'],
  [/14 Adeola Odeku Street, Victoria Island, Lagos/g, '1 Example Street, Lagos'],
  [/Monday to Friday 8 am to 5 pm, Saturday 9 am to 2 pm/g, 'Monday to Friday 8 am to 6 pm'],
  [/^Clothing$/, 'Clothing and Textiles'],
  [/\beyJ[\w-]+(\.[\w-]+)+/g, 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJleGFtcGxlIn0.c2lnbmF0dXJl'],
  [/^eyJ[\w-]+={0,2}$/, 'RXhhbXBsZQ'],
  [/\b(sdm_(?:test|live)_|whsec_)[\w+/=-]+/g, '$1ThisIsNoRealSecretItIsAnExample'],
]

/** The id of the item category Clothing, as delivered. */
const CLOTHING = 7

const SECRET_NAME = /password|secret/i
const ID_NAME = /^(id|\w+Id)$/
/** A random string of letters and digits, such as a reference. */
const DRAWN = /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])([\w-]{16,}|[A-Z\d]{12,})\b/g

/** Returns the example without personal or secret data, identical for every recording. */
export function anonymizeExample(example: CallExample): CallExample {
  const given = new Map<string, string>()
  const shift = EXAMPLE_DAY.diff(DateTime.utc().startOf('day'))

  function standIn(kind: string, real: string, make: (nth: number) => string): string {
    const nth = [...given.keys()].filter((key) => key.startsWith(kind)).length
    const known = given.get(kind + real) ?? make(nth)
    given.set(kind + real, known)
    return known
  }

  function textOf(name: string, text: string): string {
    if (/otp$/i.test(name)) return '123456'
    if (SECRET_NAME.test(name)) return text && 'Choose#1better'
    const known = PLAIN.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text)
    return known
      .replace(DAY, (day) => DateTime.fromISO(day, { zone: 'utc' }).plus(shift).toISODate() ?? day)
      .replace(DAY_IN_WORDS, (day) => shiftedWords(day))
      .replace(/\b\d{10,}\b/g, (number) => (name.includes('hone') ? number : numberOf(number)))
      .replace(DRAWN, (word) => (/^(eyJ|sdm_|whsec_)/.test(word) ? word : wordOf(word)))
      .slice(0, LONGEST_TEXT)
  }

  function shiftedWords(day: string): string {
    const format = 'ccc, dd LLL yyyy'
    const moment = DateTime.fromFormat(day, format, { zone: 'utc', locale: 'en-US' })
    return moment.isValid ? moment.plus(shift).toFormat(format, { locale: 'en-US' }) : day
  }

  const numberOf = (number: string) =>
    standIn(
      `number ${number.length} `,
      number,
      (nth) => `26${String(nth + 1).padStart(number.length - 2, '0')}`
    )
  const wordOf = (word: string) =>
    standIn('word ', word, (nth) =>
      /^[\da-f]+$/.test(word)
        ? String(nth + 1).padStart(word.length, '0123456789abcdef')
        : `${word.slice(0, 3)}EXAMPLE${nth + 1}`.padEnd(word.length, '0')
    )
  const idOf = (id: number) => Number(standIn('id ', String(id), (nth) => String(1041 + nth)))

  function plain(name: string, value: unknown): unknown {
    if (typeof value === 'string') return textOf(name, value)
    if (typeof value === 'number') {
      if (name === 'category') return CLOTHING
      if (ID_NAME.test(name) && value > OWN_IDS) return idOf(value)
      return value > 1e9 && Number.isInteger(value) ? Number(numberOf(String(value))) : value
    }
    if (Array.isArray(value)) {
      return shortened(value).map((element) => plain(name, element))
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(key, part)]))
  }

  return plain('', example) as CallExample
}

/** Shortens long lists, but not a few plain values, such as a package's three dimensions. */
function shortened(list: unknown[]): unknown[] {
  const isShort = list.length <= 4 && list.every((element) => typeof element !== 'object')
  return isShort ? list : list.slice(0, MOST_ELEMENTS)
}

/** Matches input that tests send to break something: markup, huge numbers, repeated spaces. */
const ODD = /[<\0]|[^\x20-\x7E‘’“”–…₦\n]|^\d+e\d+$|\S  +\S/

/** Scores how much an example shows; input that tests send to break something lowers the score. */
export function scoreExample(value: unknown): number {
  if (typeof value === 'string') return ODD.test(value) ? -1000 : value ? 1 : 0
  if (Array.isArray(value)) return sum(shortened(value))
  if (typeof value === 'object' && value !== null) return sum(Object.values(value))
  return value === null || value === undefined ? 0 : 1
}

function sum(values: unknown[]): number {
  return values.reduce((total: number, value) => total + scoreExample(value), 0)
}
