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

/** The files of texts of each language; French must have all, other languages may have a few. */
const ALL = LANGUAGES.flatMap(({ code }) =>
  GROUPS.filter((group) => code === 'fr' || existsSync(join(FOLDER, code, group))).map((group) => ({
    code,
    group,
  }))
)

/** Characters of an SMS of 160 (GSM 03.38). With any other character, only 70 fit. */
const GSM = /^[@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/

function textsOf(code: string, group: string): Record<string, string> {
  const file = join(FOLDER, code, group)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Returns all code without comments, and with plain quotation marks in its texts. */
function source(): string {
  const files = globSync('{app,inertia}/**/*.{ts,tsx}', { cwd: ROOT })
  const code = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n')
  return code.replace(/\/\*[^]*?\*\/|^\s*\/\/.*/gm, '').replace(/\\(['"`])/g, '$1')
}

/** Matches a whole text in quotes; in place of a placeholder, the code may insert anything. */
function literalOf(sentence: string): RegExp {
  const parts = sentence.split(/\{\w+\}/).map((part) => RegExp.escape(part))
  return new RegExp(`(['"\`])${parts.join('.{1,40}?')}\\1`)
}

/** Values that reach every branch of a message. */
const SAMPLES = [0, 1, 2, 5].flatMap((count) =>
  ['order', 'package'].map((thing) => ({ thing, count, days: count }))
)

test.group('Translations', () => {
  test('have every English key, with the same placeholders: {code} {group}')
    .with(ALL)
    .run(({ assert }, { code, group }) => {
      const [english, texts] = [textsOf('en', group), textsOf(code, group)]
      assert.sameMembers(Object.keys(texts), Object.keys(english))
      for (const [key, text] of Object.entries(texts)) {
        assert.deepEqual(listPlaceholders(text), listPlaceholders(english[key]!), `${code} ${key}`)
      }
    })

  test('are formatted in the browser as by ICU: {code} {group}')
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
        const sent = formatIcu(text, code, values)
        assert.isAtMost(sent.length, 160, `${code} ${key}`)
        assert.match(sent, GSM, `${code} ${key}`)
      }
    })
})

test.group('English sentence of the server', () => {
  const messages = {
    '"{label}" must be at least {min}': '{min} au moins pour « {label} »',
    'Width': 'Largeur',
  }

  test('is translated to the language of the page, with the values in it', ({ assert }) => {
    assert.equal(
      translateSentence('"Width" must be at least 2', messages, 'fr'),
      '2 au moins pour « Largeur »'
    )
    assert.equal(
      translateSentence('"Depth" must be at least 2', messages, 'fr'),
      '2 au moins pour « Depth »'
    )
  })

  test('is in the code word for word, so that its translation is found', ({ assert }) => {
    const code = source()
    const sentences = Object.values(textsOf('en', 'said.json'))
    assert.deepEqual(
      sentences.filter((sentence) => !literalOf(sentence).test(code)),
      []
    )
  })

  test('stays as it is without a translation', ({ assert }) => {
    assert.equal(translateSentence('Something else.', messages, 'fr'), 'Something else.')
    assert.equal(translateSentence('Width is 2', messages, 'fr'), 'Width is 2')
  })
})

test.group('ICU message', () => {
  test('chooses by plural and exact count, fills in values and keeps apostrophes', ({ assert }) => {
    const days = '{days, plural, =0 {today} one {# day} other {# days}}'
    assert.equal(formatIcu(days, 'en', { days: 0 }), 'today')
    assert.equal(formatIcu(days, 'en', { days: 1 }), '1 day')
    assert.equal(formatIcu(days, 'fr', { days: 1200 }), '1\u202f200 days')
    assert.equal(formatIcu("l'envoi d''{name}", 'fr', { name: 'Ada' }), "l'envoi d'Ada")
    assert.equal(formatIcu("'{name}'", 'en', { name: 'Ada' }), '{name}')
  })

  test('is refused when it is malformed: {text}')
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
  test('is proposed by the destination country of a parcel', ({ assert }) => {
    assert.deepEqual(
      ['BJ', 'TG', 'CI', 'CM', 'FR', 'NG', 'GB'].map((code) => chooseLanguageForCountry(code)),
      ['fr', 'fr', 'fr', 'fr', 'fr', 'en', 'en']
    )
  })

  test('has its own days, times and country names; English has those of the specification', ({
    assert,
  }) => {
    const moment = DateTime.fromISO('2026-11-20T14:30:00Z')
    const format = (code: 'en' | 'fr' | 'ha') => {
      const translator = getTranslator(code)
      const { day, time } = translator.moment(moment)
      return [day, time, translator.country({ code: 'GB', name: 'United Kingdom' })]
    }
    assert.deepEqual(format('en'), ['Fri, 20 Nov 2026', '03:30 PM', 'United Kingdom'])
    assert.deepEqual(format('fr'), ['ven. 20 nov. 2026', '15:30', 'Royaume-Uni'])
    assert.equal(format('ha')[2], 'Biritaniya')
  })
})
