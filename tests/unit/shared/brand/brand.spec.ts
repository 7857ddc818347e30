import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { brandFromEnvironment, withoutPlaceholders } from '#shared/brand/brand'
import { checkBrand } from '#shared/brand/brand_check'
import { describeContact, describePhone } from '#shared/brand/rules/contact'
import {
  accentOnWhite,
  accentStyleSheet,
  accentVariables,
  SURFACE,
} from '#shared/brand/rules/brand_colours'
import { measureContrast, isReadable } from '#shared/colours/rules/contrast'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

/** Technical names that contain the brand: our headers and the demo password. */
const TECHNICAL = /Sendam-(Organization|User|Version)\b|Sendam#2026/

const NO_FACTS = {
  contactNumber: '',
  contactEmail: '',
  privacyEmail: '',
  openingHours: '',
  offices: [],
  socialLinks: [],
}

test.group('Brand from the environment', () => {
  test('is neutral by default, with offices in development only', ({ assert }) => {
    const development = brandFromEnvironment({})
    assert.isNotEmpty(development.offices)
    assert.equal(development.primaryDomain, 'localhost')
    const production = brandFromEnvironment({
      NODE_ENV: 'production',
      APP_URL: 'https://a.example/',
    })
    assert.equal(production.primaryDomain, 'a.example')
    assert.containsSubset(production, NO_FACTS)
    assert.equal(production.legalName, production.name)
  })

  test('hides saved placeholders in production, and nothing else', ({ assert }) => {
    const own = {
      name: 'Okada',
      contactNumber: '0700 662 3200',
      privacyEmail: 'help@okada.example',
      offices: [{ city: 'Lagos', address: '3 Marina, Lagos' }],
    }
    const placeholders = brandFromEnvironment({})
    const saved = {
      ...placeholders,
      ...own,
      offices: [...own.offices, ...placeholders.offices],
    }
    const shown = withoutPlaceholders(saved, { NODE_ENV: 'production' })
    assert.deepEqual(shown, { ...saved, ...NO_FACTS, legalName: 'Okada', ...own })
    assert.deepEqual(withoutPlaceholders(saved, {}), saved)
  })

  test('takes its values from the BRAND_ variables', ({ assert }) => {
    const brand = brandFromEnvironment({
      NODE_ENV: 'production',
      APP_URL: 'https://ship.okada.example',
      BRAND_NAME: 'Okada Parcels',
      BRAND_DOMAIN: 'Okada.example',
      BRAND_PHONE: '0700 662 3200',
      BRAND_EMAIL: 'hello@okada.example',
    })
    assert.containsSubset(brand, {
      name: 'Okada Parcels',
      legalName: 'Okada Parcels',
      primaryDomain: 'okada.example',
      contactNumber: '0700 662 3200',
      privacyEmail: 'hello@okada.example',
      offices: [],
    })
    assert.throws(
      () => brandFromEnvironment({ BRAND_DOMAIN: 'https://okada.example' }),
      /not a host name/
    )
  })

  test('is written in a single source file', ({ assert }) => {
    const files = globSync('{app,inertia,config,start,resources/views}/**/*.{ts,tsx,edge}', {
      cwd: ROOT,
    })
    assert.isAbove(files.length, 700)
    const named = files.filter((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .some((line) => /\bSendam\b/.test(line) && !TECHNICAL.test(line))
    )
    assert.deepEqual(named, ['app/shared/brand/brand.ts'])
  })
})

test.group('Contact facts that are not set', () => {
  const NUMBER = { ...NO_FACTS, contactNumber: '0700 662 3200' }
  const EMAIL = { ...NO_FACTS, contactEmail: 'hello@okada.example', privacyEmail: 'a@b.example' }

  test('are left out of sentences', ({ assert }) => {
    assert.equal(describePhone({ ...EMAIL, ...NUMBER }), 'call us on 0700 662 3200')
    assert.equal(describePhone(EMAIL), 'write to hello@okada.example')
    assert.equal(describePhone(NO_FACTS), 'contact us')
    assert.equal(
      describeContact({ ...EMAIL, contactNumber: '0700' }, 'privacyEmail'),
      'call us on 0700 or write to a@b.example'
    )
    assert.equal(describeContact(NUMBER, 'privacyEmail'), 'call us on 0700 662 3200')
    assert.equal(describeContact(EMAIL, 'privacyEmail'), 'write to a@b.example')
    assert.equal(describeContact(NO_FACTS, 'privacyEmail'), 'contact us')
  })

  test('are named by the set-up check of production', ({ assert }) => {
    const env = { NODE_ENV: 'production', BRAND_NAME: 'Okada', BRAND_PHONE: '0700 662 3200' }
    const brand = brandFromEnvironment(env)
    const { state, sentence } = checkBrand(brand, env)
    assert.equal(state, 'warning')
    assert.equal(
      sentence,
      'Not set: legal name, e-mail address, opening hours and offices. Pages, mail and documents use the name Okada and leave out the rest.'
    )
    const whole = { ...brandFromEnvironment({}), name: 'Okada' }
    assert.equal(checkBrand(whole, env).state, 'ok')
    assert.equal(checkBrand(brandFromEnvironment({}), {}).state, 'ok')
    const soleTrader = { ...whole, legalName: 'Okada' }
    assert.equal(checkBrand(soleTrader, { ...env, BRAND_LEGAL_NAME: 'Okada' }).state, 'ok')
  })
})

test.group('Brand colour', () => {
  for (const colour of ['#0e5a3c', '#ffff00', '#ffffff', '#000000', '#c2185b']) {
    test(`${colour} is readable on light and dark surfaces`, ({ assert }) => {
      for (const side of ['light', 'dark'] as const) {
        const { '--accent': accent, '--accent-ink': ink } = accentVariables(colour, side)
        assert.isTrue(isReadable(accent!, SURFACE[side]), `${accent} on ${SURFACE[side]}`)
        assert.isAbove(measureContrast(ink!, accent!), 4.5)
      }
      assert.isTrue(isReadable(accentOnWhite(colour), '#ffffff'))
    })
  }

  test('becomes a style sheet, except for our default green and invalid colours', ({ assert }) => {
    assert.match(accentStyleSheet('#c2185b'), /^html:root\{--accent:#[0-9a-f]{6};/)
    assert.match(accentStyleSheet('#c2185b'), /;--mark:#[0-9a-f]{6};--mark-ink:#/)
    assert.equal(accentStyleSheet(null), '')
    assert.equal(accentStyleSheet('red}</style><script>'), '')
  })
})
