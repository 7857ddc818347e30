import { test } from '@japa/runner'
import type { Environment } from '#shared/setup/setup_check'
import { formatSetupCheck, refuseStart } from '#shared/setup/refuse_start'
import { runSetupChecks } from '#admin/setup/setup_checks'

const KEY = '7f3a9c51e0d84b26a1f5c3d97e68b042'

/** The minimal settings of production. */
const LEAST = { NODE_ENV: 'production', APP_URL: 'https://ship.example.com', APP_KEY: KEY }

const PAYSTACK = {
  PAYMENT_PROVIDER: 'paystack',
  PAYSTACK_PUBLIC_KEY: 'pk_test_1',
  PAYSTACK_SECRET_KEY: 'sk_test_1',
}
const TERMII = { SMS_DRIVER: 'termii', TERMII_API_KEY: 'key' }
const WHATSAPP = {
  WHATSAPP_DRIVER: 'cloud',
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_APP_SECRET: 'secret',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_VERIFY_TOKEN: 'word',
}
const FLUTTERWAVE = {
  PAYMENT_PROVIDER: 'flutterwave',
  FLUTTERWAVE_PUBLIC_KEY: 'public',
  FLUTTERWAVE_SECRET_KEY: 'secret',
  FLUTTERWAVE_WEBHOOK_HASH: 'hash',
}

function describeChecks(name: string, env: Environment): string[] {
  return runSetupChecks(env)
    .filter((check) => check.name === name)
    .map((check) => `${check.state}: ${formatSetupCheck(check)}`)
}

const WITH: [name: string, env: Environment, expected: RegExp][] = [
  ['Brand', {}, /^warning: Not set: name, legal name, phone number, e-mail address, .* offices\./],
  ['Brand', { BRAND_PHONE: '0700' }, /^warning: Not set: name, legal name, e-mail address, /],
  ['Brand', { BRAND_DOMAIN: 'https://a.example' }, /^refused: BRAND_DOMAIN/],
  ['Brand', { NODE_ENV: 'development' }, /^ok: /],
  ['Public address', {}, /^ok: Links lead to https:\/\/ship\.example\.com\.$/],
  ['Public address', { APP_URL: '' }, /^refused: APP_URL is missing/],
  ['Public address', { APP_URL: 'ship.example.com' }, /^refused: APP_URL is not a web address/],
  ['Public address', { APP_URL: 'http://ship.example.com' }, /^refused: APP_URL begins with http/],
  [
    'Public address',
    { APP_URL: 'https://ship.example.com/app' },
    /^refused: .* a scheme and a host/,
  ],
  ['Public address', { NODE_ENV: 'development', APP_URL: 'http://localhost:3333' }, /^ok: /],
  ['Public address', { NODE_ENV: 'development', APP_URL: '' }, /^ok: /],
  ['Proxy in front', {}, /^warning: TRUST_PROXY is not set/],
  ['Proxy in front', { TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8' }, /^ok: /],
  [
    'Proxy in front',
    { TRUST_PROXY: 'yes' },
    /^refused: TRUST_PROXY has an entry that is not the address/,
  ],
  ['Proxy in front', { TRUST_PROXY: '10.0.0.0/33' }, /^refused: TRUST_PROXY/],
  ['Secret key', {}, /^ok: /],
  ['Secret key', { APP_KEY: '' }, /^refused: APP_KEY is missing/],
  ['Secret key', { APP_KEY: KEY.slice(0, 31) }, /^refused: APP_KEY is too short.* 32 characters/],
  ['Secret key', { APP_KEY: 'a'.repeat(64) }, /^refused: APP_KEY repeats/],
  ['Secret key', { APP_KEY: 'abababababababababababababababababab' }, /^refused: APP_KEY repeats/],
  ['Secret key', { APP_KEY: `ChangeMe-${KEY}` }, /^refused: APP_KEY is taken from an example/],
  ['Secret key', { NODE_ENV: 'development', APP_KEY: 'a'.repeat(16) }, /^ok: /],
  ['Mail', {}, /^warning: SMTP_URL is not set/],
  ['Mail', { NODE_ENV: 'development' }, /^ok: Mail is kept at \/dev\/inbox/],
  ['Mail', { SMTP_URL: 'smtps://me:pw@mail.example.com' }, /^ok: .* mail\.example\.com:465\.$/],
  ['Mail', { SMTP_URL: 'mail.example.com' }, /^refused: SMTP_URL must start with smtp/],
  [
    'Mail',
    { SMTP_URL: 'smtps://me@mail.example.com' },
    /^refused: .*only a user or only a password/,
  ],
  ['SMS', {}, /^warning: SMS_DRIVER is not set/],
  ['SMS', TERMII, /^ok: SMS are sent through Termii/],
  ['SMS', { SMS_DRIVER: 'local' }, /^refused: SMS_DRIVER=local is for development/],
  ['SMS', { SMS_DRIVER: 'termii' }, /^refused: SMS_DRIVER=termii needs TERMII_API_KEY/],
  ['WhatsApp', {}, /^ok: WHATSAPP_DRIVER is not set, so the next channel is tried/],
  ['WhatsApp', WHATSAPP, /^ok: The Cloud API/],
  ['WhatsApp', { WHATSAPP_DRIVER: 'local' }, /^refused: WHATSAPP_DRIVER=local is for development/],
  ['WhatsApp', { ...WHATSAPP, WHATSAPP_TOKEN: '' }, /^refused: .*cloud needs WHATSAPP_TOKEN$/],
  ['WhatsApp', { ...WHATSAPP, WHATSAPP_PHONE_NUMBER_ID: '+234' }, /^refused: .* not the number/],
  ['WhatsApp', { ...WHATSAPP, WHATSAPP_GRAPH_VERSION: '26' }, /^refused: .* such as v26\.0$/],
  ['Storage', {}, /^ok: Files are kept on the disk/],
  ['Storage', { S3_BUCKET: 'files', S3_REGION: 'eu-west-1' }, /^ok: .* the bucket files\.$/],
  ['Storage', { S3_BUCKET: 'files' }, /^refused: S3_BUCKET needs S3_REGION/],
  ['Couriers', {}, /^warning: No courier account is set up/],
  ['Couriers', { COURIER_DRIVER: 'sandbox' }, /^refused: COURIER_DRIVER=sandbox invents waybills/],
  ['Couriers', { NODE_ENV: 'development' }, /^ok: /],
  ['Payment provider', {}, /^warning: PAYMENT_PROVIDER is not set/],
  ['Payment provider', FLUTTERWAVE, /^ok: Flutterwave/],
  ['Payment provider', PAYSTACK, /^ok: Paystack/],
  [
    'Payment provider',
    { ...PAYSTACK, PAYSTACK_PUBLIC_KEY: '' },
    /^refused: .* needs PAYSTACK_PUBLIC_KEY/,
  ],
  ['Payment provider', { PAYSTACK_SECRET_KEY: 'sk_1' }, /^refused: .* incomplete/],
  ['Metrics', {}, /^ok: No metrics are served/],
  ['Metrics', { METRICS_TOKEN: 'short' }, /^refused: METRICS_TOKEN is too short/],
  ['Metrics', { METRICS_TOKEN: 'a-token-of-some-length' }, /^ok: Metrics are served/],
  [
    'SMS',
    { ...TERMII, TERMII_SENDER_ID: 'Sendam Parcels' },
    /^refused: TERMII_SENDER_ID may have at most 11/,
  ],
  ['Payment provider', { PAYMENT_PROVIDER: 'sandbox' }, /^refused: PAYMENT_PROVIDER=sandbox makes/],
  [
    'Payment provider',
    { ...FLUTTERWAVE, FLUTTERWAVE_SECRET_KEY: '' },
    /^refused: .* needs FLUTTERWAVE_SECRET_KEY/,
  ],
  [
    'Sign-in with Google',
    { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' },
    /^ok: It is offered/,
  ],
  ['Sign-in with Facebook', { FACEBOOK_CLIENT_ID: 'id' }, /^refused: .* belong together/],
]

test.group('Setup check', () => {
  for (const [name, env, expected] of WITH) {
    test(`${name}, with ${JSON.stringify(env)}: ${expected.source}`, ({ assert }) => {
      const [line, ...others] = describeChecks(name, { ...LEAST, ...env })
      assert.match(line ?? 'nothing', expected)
      assert.isEmpty(others)
    })
  }

  test('mentions no key and no password', ({ assert }) => {
    const env = {
      ...LEAST,
      APP_KEY: 'password-hunter2',
      SMTP_URL: 'smtps://hunter2@mail.example.com',
      S3_SECRET_ACCESS_KEY: 'hunter2',
      FLUTTERWAVE_SECRET_KEY: 'hunter2',
      PAYMENT_PROVIDER: 'flutterwave',
    }
    assert.notInclude(runSetupChecks(env).map(formatSetupCheck).join('\n'), 'hunter2')
  })

  test('accepts the minimal settings of production, with warnings', ({ assert }) => {
    const checks = runSetupChecks(LEAST)
    assert.doesNotThrow(() => refuseStart(checks))
    assert.isTrue(checks.some(({ state }) => state === 'warning'))
    for (const { state, remedy } of checks) assert.equal(state === 'warning', remedy !== '')
  })
})
