import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Organization from '#identity/organizations/models/organization'
import { ACME, Caller, errorsOf, OWNER, profile } from './calls.js'

const text = (length: number) => 'x'.repeat(length)
const url = (length: number) => 'https://a.example/'.padEnd(length, 'x')
const email = (length: number) => '@mail.example'.padStart(length, 'x')

const LABELS: Record<string, string> = {
  name: 'Business Name',
  shortName: 'Contact Name (Business Owner)',
  contactPhoneNumber: 'Contact Phone Number',
  contactEmail: 'Contact E-mail',
  address: 'Address',
  rcNumber: 'RC Number',
  websiteURL: 'Website URL',
  facebookPageURL: 'Facebook Page URL',
  instagramPageURL: 'Instagram Page URL',
  twitterPageURL: 'Twitter Page URL',
  linkedinPageURL: 'LinkedIn Page URL',
  country: 'Country',
  subdomain: 'Tracking Page Address',
}

const atMost = (field: string, max: number) =>
  `"${LABELS[field]}" must have at most ${max} characters`

const GOOD: [string, unknown][] = [
  ['name', 'A'],
  ['name', text(100)],
  ['shortName', 'Al'],
  ['shortName', text(50)],
  ['contactPhoneNumber', '+1234567'],
  ['contactPhoneNumber', '+123456789012345'],
  ['contactPhoneNumber', '01234567890'],
  ['whatsAppPhoneNumber', ''],
  ['whatsAppPhoneNumber', null],
  ['whatsAppPhoneNumber', '+2348031234567'],
  ['contactEmail', email(50)],
  ['address', text(100)],
  ['rcNumber', text(15)],
  ['websiteURL', url(100)],
  ['websiteURL', 'www.acme.example'],
  ['facebookPageURL', url(250)],
  ['instagramPageURL', url(250)],
  ['twitterPageURL', url(250)],
  ['linkedinPageURL', url(250)],
  ['country', text(250)],
  ['country', null],
  ['businessState', { value: 'NG_FC', label: 'Federal Capital Territory' }],
  ['notifyReceiver', true],
  ['cacheFileName', '1700000000000'],
  ['subdomain', 'abc'],
  ['subdomain', text(63)],
  ['subdomain', 'Acme-2'],
]

const INVALID_URLS = [
  'javascript:alert(1)',
  'JavaScript://a.example/%0aalert(1)',
  'data:text/html,x',
  'ftp://a.example',
  'not a link',
  'localhost',
  'https://user:pass@a.example',
  'https://a.example/"><script>',
  '//evil.example',
  '///evil.example',
  'https:///evil.example',
  '/evil.example',
  '@evil.example',
]

const BAD: [string, unknown, string][] = [
  ['name', '', '"Business Name" should not be empty'],
  ['name', '   ', '"Business Name" should not be empty'],
  ['name', undefined, '"Business Name" should not be empty'],
  ['name', ['a'], '"Business Name" must be text'],
  ['name', text(101), atMost('name', 100)],
  ['name', 'A\r\nBcc: x@y.example', '"Business Name" must be on one line'],
  ['shortName', 'A', '"Contact Name (Business Owner)" must have at least 2 characters'],
  ['shortName', text(51), atMost('shortName', 50)],
  ['shortName', '', '"Contact Name (Business Owner)" should not be empty'],
  [
    'shortName',
    'Sendam Support',
    'The word "Sendam" is not allowed in a name. Please use your own name.',
  ],
  ['contactPhoneNumber', '', '"Contact Phone Number" should not be empty'],
  ['contactPhoneNumber', undefined, '"Contact Phone Number" should not be empty'],
  ...[
    '+123456',
    '+1234567890123456',
    '0123456789',
    '012345678901',
    '8031234567',
    '+23480abc123',
    '0803 123 456',
  ].map((number): [string, unknown, string] => [
    'contactPhoneNumber',
    number,
    '"Contact Phone Number" is invalid',
  ]),
  ['whatsAppPhoneNumber', '+123456', '"WhatsApp Phone Number" is invalid'],
  ['whatsAppPhoneNumber', '   ', '"WhatsApp Phone Number" should not be empty'],
  ['contactEmail', '', '"Contact E-mail" should not be empty'],
  ['contactEmail', 'nobody', '"Contact E-mail" must be a valid e-mail address'],
  ['contactEmail', 'a@b@c.example', '"Contact E-mail" must be a valid e-mail address'],
  ['contactEmail', email(51), atMost('contactEmail', 50)],
  ['address', text(101), atMost('address', 100)],
  ['rcNumber', text(16), atMost('rcNumber', 15)],
  ['websiteURL', url(101), atMost('websiteURL', 100)],
  ['facebookPageURL', url(251), atMost('facebookPageURL', 250)],
  ['instagramPageURL', url(251), atMost('instagramPageURL', 250)],
  ['twitterPageURL', url(251), atMost('twitterPageURL', 250)],
  ['linkedinPageURL', url(251), atMost('linkedinPageURL', 250)],
  ...INVALID_URLS.map((link): [string, unknown, string] => [
    'websiteURL',
    link,
    '"Website URL" must be a web address',
  ]),
  ['linkedinPageURL', 'javascript:alert(1)', '"LinkedIn Page URL" must be a web address'],
  ['facebookPageURL', '//evil.example', '"Facebook Page URL" must be a web address'],
  ['country', text(251), atMost('country', 250)],
  ['businessState', undefined, '"State" should not be empty'],
  ['businessState', 'NG_LA', '"State" should not be empty'],
  ['businessState.value', { label: 'Lagos' }, '"State" should not be empty'],
  ['businessState.label', { value: 'NG_LA' }, '"State" should not be empty'],
  ['businessState', { value: 'NG_XX', label: 'Nowhere' }, '"State" is not one of the choices'],
  ['businessState', { value: 'GB_ENG', label: 'England' }, '"State" is not one of the choices'],
  ['subdomain', 'ab', '"Tracking Page Address" must have at least 3 characters'],
  ['subdomain', text(64), atMost('subdomain', 63)],
  ...['-abc', 'abc-', 'a_bc', 'a.bc', 'ábc', 'a bc'].map((label): [string, unknown, string] => [
    'subdomain',
    label,
    '"Tracking Page Address" can have letters, digits and hyphens, and neither begins nor ends with a hyphen',
  ]),
  ['subdomain', 'xn--80ak6aa92e', '"Tracking Page Address" cannot have these two hyphens'],
  ...['www', 'api', 'admin', 'Sendam', 'mail', 'localhost'].map(
    (label): [string, unknown, string] => [
      'subdomain',
      label,
      '"Tracking Page Address" is reserved',
    ]
  ),
  ['subdomain', 'acme', '"Tracking Page Address" is already taken'],
]

test.group('Business profile validation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('accepts every allowed value', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    for (const [field, value] of GOOD) {
      const answer = await owner.send('PUT', `/business/${ACME}`, profile({ [field]: value }))
      assert.equal(answer.status, 200, `${field}: ${JSON.stringify([value, answer.body])}`)
    }
  })

  test('names the field and the problem, on create and on update', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    const count = async () => {
      const { length } = await Organization.all()
      return length
    }
    const before = await count()
    await Organization.create({ name: 'Taken', subdomain: 'taken' })
    for (const [field, value, message] of BAD) {
      const [root] = field.split('.')
      const given = value === 'acme' ? 'taken' : value
      const body = profile({ [root!]: given })
      for (const [method, path] of [
        ['POST', '/business'],
        ['PUT', `/business/${ACME}`],
      ] as const) {
        const answer = await owner.send(method, path, body)
        const context = `${method} ${field} ${JSON.stringify(value)}`
        assert.equal(answer.status, 422, context)
        assert.deepEqual(errorsOf(answer), [[field, message]], context)
      }
    }
    assert.equal(await count(), before + 1)
  })

  test('reports every invalid field at once', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    const answer = await owner.send('POST', '/business', {})
    assert.deepEqual(
      errorsOf(answer).map(([field]) => field),
      ['name', 'shortName', 'contactPhoneNumber', 'contactEmail', 'businessState']
    )
  })
})
