import { test } from '@japa/runner'
import { cleanInput } from '#shared/http/readable_input'
import { normalizeEmail } from '#shared/mail/rules/email_address'
import { cleanText } from '#shared/text/rules/clean_text'

const INVISIBLE = '\u200b\u200e\u202a\u2066\ufeff\u00ad\u3164\ufe0f\u0007'

test.group('Input text', () => {
  test('is normalised to one spelling, without invisible characters', ({ assert }) => {
    assert.equal(cleanText(`A${INVISIBLE}da`), 'Ada')
    assert.equal(cleanText('e\u200b\u0323\u0301'), 'ẹ́'.normalize('NFC'))
    assert.equal(cleanText('one\ttwo\r\nthree'), 'one\ttwo\r\nthree')
    assert.equal(cleanText('Adébáyọ̀ 王小明 محمد'), 'Adébáyọ̀ 王小明 محمد'.normalize('NFC'))
  })

  test('is cleaned at every depth, except passwords', ({ assert }) => {
    const password = `e\u0301${INVISIBLE}`
    const input = {
      name: 'e\u0301',
      list: [{ email: 'ada@example.com\u200b' }],
      password,
      newPassword: password,
    }
    cleanInput(input)
    assert.deepEqual(input, {
      name: 'é',
      list: [{ email: 'ada@example.com' }],
      password,
      newPassword: password,
    })
  })
})

test.group('An e-mail address', () => {
  test('{typed} becomes {normalized}')
    .with([
      { typed: 'ada@müller.example', normalized: 'ada@xn--mller-kva.example' },
      { typed: 'ada@mu\u0308ller.example', normalized: 'ada@xn--mller-kva.example' },
      { typed: 'ada@xn--mller-kva.example', normalized: 'ada@xn--mller-kva.example' },
      { typed: 'ada@faß.de', normalized: 'ada@xn--fa-hia.de' },
      { typed: 'Ada.Obi+1@EXAMPLE。com', normalized: 'Ada.Obi+1@example.com' },
      { typed: ' ada@my‑shop.ng ', normalized: 'ada@my-shop.ng' },
      { typed: 'ada@почта.рф', normalized: 'ada@xn--80a1acny.xn--p1ai' },
    ])
    .run(({ assert }, { typed, normalized }) => {
      assert.equal(normalizeEmail(typed), normalized)
    })

  test('{typed} is refused')
    .with(
      [
        ...['ada', 'ada@', '@example.com', 'a b@example.com', 'adé@example.com', 'ada@example'],
        ...[
          'ada@a/b.com',
          'ada@a%41.com',
          'ada@a?b.com',
          'ada@a..b',
          'ada@-a.com',
          'ada@foo_bar.com',
        ],
        ...['ada@exаmple.com', 'ada@1.2.3.4', 'ada@[1.2.3.4]', 'ada@a:80.com', 'a"b@example.com'],
        `ada@${'a'.repeat(64)}.com`,
      ].map((typed) => ({ typed }))
    )
    .run(({ assert }, { typed }) => {
      assert.isNull(normalizeEmail(typed))
    })
})
