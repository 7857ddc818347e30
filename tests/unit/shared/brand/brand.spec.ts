import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { brandFromEnvironment, withoutPlaceholderEmails } from '#shared/brand/brand'
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

test.group('Brand from the environment', () => {
  test('is neutral by default, with offices in development only', ({ assert }) => {
    const development = brandFromEnvironment({})
    assert.isNotEmpty(development.offices)
    assert.equal(development.primaryDomain, 'localhost')
    const production = brandFromEnvironment({
      NODE_ENV: 'production',
      APP_URL: 'https://a.example/',
    })
    assert.deepEqual([production.offices, production.socialLinks], [[], []])
    assert.equal(production.primaryDomain, 'a.example')
    assert.deepEqual([production.contactEmail, production.privacyEmail], ['', ''])
  })

  test('hides saved placeholder e-mail addresses in production', ({ assert }) => {
    const contact = { contactEmail: 'hello@sendam.test', privacyEmail: 'help@okada.example' }
    const shown = withoutPlaceholderEmails(contact, { NODE_ENV: 'production' })
    assert.deepEqual(shown, { contactEmail: '', privacyEmail: 'help@okada.example' })
    assert.deepEqual(withoutPlaceholderEmails(contact, {}), contact)
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

  test('is named in no other source file', ({ assert }) => {
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
