import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import brand from '#config/brand'
import {
  ChallengeExpired,
  SecondFactorRequired,
  SecondFactorSetupRequired,
  IncorrectFactor,
} from '#identity/second_factor/factor_errors'
import Organization from '#identity/organizations/models/organization'
import { readTexts } from '#shared/languages/translation_edits'
import { unsubscribeLink } from '#branding/unwanted_mail/email_unsubscribes'
import { readProps } from '#tests/support/page_props'
import { addressOfServer } from '#tests/support/api_client'

const PAGES = [
  ...['/', '/rates', '/rates?export=0', '/track', '/signin', '/register', '/reset', '/reset/none'],
  ...['/signin?error=access_denied', '/verify/none', '/oauth2/redirect', '/logout'],
  ...['/invitation/none', '/unsubscribe/none', '/branded-tracking', '/branded-notification'],
  ...[
    '/second_factor/reset/none',
    '/terms',
    '/privacy',
    '/no-such-page',
    '/rates?export=1&weight=0&destinationCountry=NG',
  ],
]

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(addressOfServer() + path, { headers })
  return { text: await answer.text(), headers: answer.headers }
}

const inFrench = (path: string) => ask(`${path}${path.includes('?') ? '&' : '?'}lang=fr`)

/** Returns every visible or announced text: content, labels and metadata. */
function sentencesOn(html: string): string[] {
  const bare = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '<br>')
  const labels = [...bare.matchAll(/(?:aria-label|placeholder|content)="([^"]*)"/g)]
  const texts = bare.split(/<[^>]*>/).concat(labels.map(([, label]) => label!))
  return texts.map(plain).filter(isSentence)
}

const plain = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

const isSentence = (text: string) =>
  text.split(' ').filter((word) => /\p{L}{2}/u.test(word)).length > 3

/** Names and addresses are the same in every language. */
const isName = (text: string) =>
  JSON.stringify(brand).includes(text) || text === 'Abuja Federal Capital Territory'

/** The English texts without their placeholders. */
const ENGLISH = Object.values(readTexts('en'))
  .filter((text) => !/, (plural|select),/.test(text))
  .flatMap((text) => text.split(/\{\w+\}|\]\(\w+\)|\[|\n/))
  .map(plain)
  .filter(isSentence)

test.group('A public page in French', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const path of PAGES) {
    test(`has no English sentence: ${path}`, async ({ assert }) => {
      const [english, french] = [await ask(path), await inFrench(path)]
      assert.include(french.text, '<html lang="fr">')
      const [before, sentences] = [sentencesOn(english.text), sentencesOn(french.text)]
      assert.isNotEmpty(sentences)
      const untranslated = sentences.filter((text) => before.includes(text) && !isName(text))
      assert.deepEqual(untranslated, [])
      const left = ENGLISH.filter((text) => sentences.some((sentence) => sentence.includes(text)))
      assert.deepEqual(left, [])
    })

    test(`is linked from the English page, which offers all its languages: ${path}`, async ({
      assert,
    }) => {
      const { text, headers } = await ask(path)
      const { words } = readProps(text).props
      const codes = words.choices.map(({ code }: { code: string }) => code)
      const isTracking = path === '/track'
      assert.deepEqual(codes, isTracking ? ['en', 'fr', 'pcm', 'yo', 'ha', 'ig'] : ['en', 'fr'])
      assert.include(text, '<html lang="en-NG">')
      assert.match(text, /<link[^>]+hrefLang="fr"[^>]+\?lang=fr"/i)
      assert.include(headers.get('vary'), 'Accept-Language')
      const french = await inFrench(path)
      const { messages } = readProps(french.text).props.words
      assert.deepEqual(Object.keys(words.messages), Object.keys(messages))
      assert.deepEqual(words.said, {})
    })
  }

  test('becomes English for readers of a language that it lacks', async ({ assert }) => {
    const { text } = await ask('/?lang=ha')
    assert.include(text, '<html lang="en-NG">')
    assert.include(text, 'Where is my parcel?')
  })

  test('contains the translations of no other page', async ({ assert }) => {
    const { text } = await inFrench('/signin')
    const { messages } = readProps(text).props.words
    const groups = Object.keys(messages).map((key) => key.split('.')[0])
    assert.sameMembers(
      [...new Set(groups)],
      [...['public', 'frame', 'ui', 'account', 'sign_in', 'second_factor']]
    )
  })

  test('is publicly cacheable', async ({ assert }) => {
    const { headers } = await inFrench('/')
    assert.equal(headers.get('cache-control'), 'public, max-age=60')
  })

  test('names countries in French, in French order', async ({ assert }) => {
    const { text } = await inFrench('/rates')
    const { countries } = readProps(text).props
    const labels = countries.map(({ label }: { label: string }) => label)
    assert.includeMembers(labels, ['Allemagne', 'Royaume-Uni', 'Côte d’Ivoire'])
    assert.deepEqual(labels, labels.toSorted(new Intl.Collator('fr').compare))
  })

  test('shows the errors of a form in French', async ({ assert }) => {
    const { text } = await inFrench('/rates?export=1&weight=0&destinationCountry=GB')
    assert.include(plain(text), '« Poids du colis » doit être d’au moins 0.1')
  })

  test('has a French text for every refusal of the second factor at sign-in', ({ assert }) => {
    const challenge = { challenge: '', factors: [], expiresInSeconds: 300, passkey: null }
    const refusals = [
      new SecondFactorRequired({ ...challenge, purpose: 'sign_in' }),
      new SecondFactorSetupRequired(),
      new ChallengeExpired(),
      ...(['passkey', 'code', 'recovery_code'] as const).map((name) => new IncorrectFactor(name)),
    ]
    const [english, french] = [readTexts('en'), readTexts('fr')]
    const refusalKeys = Object.keys(french).filter((key) => key.startsWith('said.'))
    const known = Object.fromEntries(refusalKeys.map((key) => [english[key]!, french[key]!]))
    const left = refusals.map(({ message }) => message).filter((message) => !(message in known))
    assert.deepEqual(left, [])
  })

  test('shows the unsubscribe page in French', async ({ assert }) => {
    const { id: organizationId } = await Organization.firstOrFail()
    const link = unsubscribeLink({ organizationId, email: 'ada@example.com' })
    const { text } = await inFrench(new URL(link).pathname)
    assert.include(text, 'Ne plus recevoir ces e-mails')
  })
})

test.group('The offline page', () => {
  test('is in the language of the browser', async ({ assert }) => {
    const french = await ask('/offline', { 'accept-language': 'fr-CI,fr;q=0.9' })
    assert.include(french.text, '<html lang="fr">')
    assert.include(french.text, 'Vous êtes hors ligne')
    const english = await ask('/offline')
    assert.include(english.text, '<html lang="en-NG">')
    assert.include(english.text, 'You are offline')
  })
})
