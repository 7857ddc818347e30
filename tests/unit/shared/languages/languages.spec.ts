import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { formatters } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import { listPlaceholders, formatIcu, UnreadableMessage } from '#shared/languages/rules/icu'
import { LANGUAGES, chooseLanguageForCountry } from '#shared/languages/rules/languages'
import { translateSentence } from '#shared/languages/rules/translate_sentence'
import { getTranslator } from '#shared/languages/translator'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')
const FOLDER = join(ROOT, 'resources', 'lang')
const GROUPS = readdirSync(join(FOLDER, 'en'))

/** Only French must be complete: pages are not offered in a language without their group. */
const ALL = LANGUAGES.flatMap(({ code }) =>
  GROUPS.filter((group) => code === 'fr' || existsSync(join(FOLDER, code, group))).map((group) => ({
    code,
    group,
  }))
)

/** Characters of an SMS of 160 (GSM 03.38); any other halves its length. */
const GSM = /^[@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/

function textsOf(code: string, group: string): Record<string, string> {
  const file = join(FOLDER, code, group)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Returns the code without comments; its texts are in quotes. */
function source(): string {
  const files = globSync('{app,inertia}/**/*.{ts,tsx}', { cwd: ROOT })
  const code = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n')
  return code.replace(/\/\*[^]*?\*\/|^\s*\/\/.*/gm, '').replace(/\\(['"`])/g, '$1')
}

/** Matches a whole literal; a gap matches whatever the code inserts. */
function literalOf(sentence: string): RegExp {
  const parts = sentence.split(/\{\w+\}/).map((part) => RegExp.escape(part))
  return new RegExp(`(['"\`])${parts.join('.{1,40}?')}\\1`)
}

/** Values that reach every branch of a message. */
const SAMPLES = [0, 1, 2, 5].flatMap((count) =>
  ['order', 'package'].map((thing) => ({ thing, count, days: count }))
)

test.group('The words of every language', () => {
  test('have every English key, with the same gaps: {code} {group}')
    .with(ALL)
    .run(({ assert }, { code, group }) => {
      const [english, texts] = [textsOf('en', group), textsOf(code, group)]
      assert.sameMembers(Object.keys(texts), Object.keys(english))
      for (const [key, text] of Object.entries(texts)) {
        assert.deepEqual(listPlaceholders(text), listPlaceholders(english[key]!), `${code} ${key}`)
      }
    })

  test('are filled in by the browser as ICU means it: {code} {group}')
    .with(ALL)
    .run(async ({ assert }, { code, group }) => {
      const makeFormatter = await formatters.icu().resolver(app)
      const icu = makeFormatter({} as never)
      for (const text of Object.values(textsOf(code, group))) {
        for (const sample of SAMPLES) {
          const given = Object.fromEntries(listPlaceholders(text).map((name) => [name, name]))
          const values = { ...given, ...sample }
          assert.equal(formatIcu(text, code, values), icu.format(text, code, values))
        }
      }
    })

  test('fit one SMS with a long name and a real link: {code}')
    .with([...LANGUAGES])
    .run(({ assert }, { code }) => {
      const values = {
        business: 'B'.repeat(20),
        trackingNumber: '123456789012',
        link: `https://acme.sendam.ng/track/123456789012?k=${'x'.repeat(22)}`,
      }
      const sms = Object.entries(textsOf(code, 'messages.json')).filter(([key]) =>
        key.endsWith('.sms')
      )
      assert.lengthOf(sms, 9)
      for (const [key, text] of sms) {
        const said = formatIcu(text, code, values)
        assert.isAtMost(said.length, 160, `${code} ${key}`)
        assert.match(said, GSM, `${code} ${key}`)
      }
    })
})

test.group('What comes in English', () => {
  const said = {
    '"{label}" must be at least {min}': '{min} au moins pour « {label} »',
    'Width': 'Largeur',
  }

  test('is said in the language of the page, with what stands in it', ({ assert }) => {
    assert.equal(
      translateSentence('"Width" must be at least 2', said, 'fr'),
      '2 au moins pour « Largeur »'
    )
    assert.equal(
      translateSentence('"Depth" must be at least 2', said, 'fr'),
      '2 au moins pour « Depth »'
    )
  })

  test('is in the code word for word, or nobody would find its translation', ({ assert }) => {
    const code = source()
    const sentences = Object.values(textsOf('en', 'said.json'))
    assert.deepEqual(
      sentences.filter((sentence) => !literalOf(sentence).test(code)),
      []
    )
  })

  test('and has no translation stays as it is', ({ assert }) => {
    assert.equal(translateSentence('Something else.', said, 'fr'), 'Something else.')
    assert.equal(translateSentence('Width is 2', said, 'fr'), 'Width is 2')
  })
})

test.group('A message', () => {
  test('chooses by number, by name and by exact count, and keeps its apostrophes', ({ assert }) => {
    const days = '{days, plural, =0 {today} one {# day} other {# days}}'
    assert.equal(formatIcu(days, 'en', { days: 0 }), 'today')
    assert.equal(formatIcu(days, 'en', { days: 1 }), '1 day')
    assert.equal(formatIcu(days, 'fr', { days: 1200 }), '1\u202f200 days')
    assert.equal(formatIcu("l'envoi d''{name}", 'fr', { name: 'Ada' }), "l'envoi d'Ada")
    assert.equal(formatIcu("'{name}'", 'en', { name: 'Ada' }), '{name}')
  })

  test('that cannot be read says so: {text}')
    .with([
      { text: 'Hello {name' },
      { text: 'Hello name}' },
      { text: '{n, plural, one {x}}' },
      { text: '{n, date, long}' },
      { text: '{}' },
    ])
    .run(({ assert }, { text }) => {
      assert.throws(() => listPlaceholders(text), UnreadableMessage)
    })
})

test.group('A language', () => {
  test('is proposed by the country that a parcel goes to', ({ assert }) => {
    assert.deepEqual(
      ['BJ', 'TG', 'CI', 'CM', 'FR', 'NG', 'GB'].map((code) => chooseLanguageForCountry(code)),
      ['fr', 'fr', 'fr', 'fr', 'fr', 'en', 'en']
    )
  })

  test('has its own days, hours and countries; those of English are the specification’s', ({
    assert,
  }) => {
    const moment = DateTime.fromISO('2026-11-20T14:30:00Z')
    const said = (code: 'en' | 'fr' | 'ha') => {
      const words = getTranslator(code)
      const { day, time } = words.moment(moment)
      return [day, time, words.country({ code: 'GB', name: 'United Kingdom' })]
    }
    assert.deepEqual(said('en'), ['Fri, 20 Nov 2026', '03:30 PM', 'United Kingdom'])
    assert.deepEqual(said('fr'), ['ven. 20 nov. 2026', '15:30', 'Royaume-Uni'])
    assert.equal(said('ha')[2], 'Biritaniya')
  })
})
