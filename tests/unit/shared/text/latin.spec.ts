import { test } from '@japa/runner'
import { toPrintable } from '#shared/documents/pdf_document'
import { proposeLatin, toLatin } from '#shared/text/latin'

test.group('A text for a courier', () => {
  test('{text} is printed as {latin}')
    .with([
      { text: 'Adébáyọ̀ Ọláṣẹ́gun', latin: 'Adebayo Olasegun' },
      { text: 'Adébáyọ̀'.normalize('NFD'), latin: 'Adebayo' },
      { text: 'Ɓala Ƙofar Ɗan’azumi', latin: "Bala Kofar Dan'azumi" },
      { text: '5 Hauptstraße – “Hof”', latin: '5 Hauptstrasse - "Hof"' },
      { text: '王小明', latin: 'Wang Xiao Ming' },
      { text: 'Юрий Щербаков', latin: 'Yuriy Shcherbakov' },
      { text: 'Ada Obi 🎉👩🏽‍🍳', latin: 'Ada Obi' },
      { text: 'Ada 🇳🇬 Obi', latin: 'Ada Obi' },
      { text: 'Plain  as typed', latin: 'Plain  as typed' },
    ])
    .run(({ assert }, { text, latin }) => {
      assert.equal(toLatin(text), latin)
    })

  test('with letters of others is asked for, with a proposal where they say how it sounds', ({
    assert,
  }) => {
    for (const text of ['Adébáyọ̀ Ọláṣẹ́gun', 'Ɓala', 'Ada 🎉', 'O’Neil – 5½', 'ʼYar’aduwa']) {
      assert.isNull(proposeLatin(text), text)
    }
    assert.deepEqual(proposeLatin('王小明'), { proposal: 'Wang Xiao Ming' })
    assert.deepEqual(proposeLatin('Γιώργος'), { proposal: 'Giorgos' })
    assert.deepEqual(proposeLatin('ул. Ленина 5'), { proposal: 'ul. Lenina 5' })
    for (const text of ['محمد', 'דוד', 'สมชาย', 'አበበ', 'たなか', 'Ada محمد']) {
      assert.deepEqual(proposeLatin(text), { proposal: null }, text)
    }
  })

  test('is on our papers in its own letters, and in Latin ones where the font has none', ({
    assert,
  }) => {
    for (const text of ['Adébáyọ̀ Ọláṣẹ́gun'.normalize('NFC'), 'Юрий Γιώργος', '₦500 – “x”']) {
      for (const font of ['regular', 'semibold', 'bold'] as const) {
        assert.equal(toPrintable(text, font), text)
      }
    }
    assert.equal(toPrintable('王小明 in Lagos', 'regular'), 'Wang Xiao Ming in Lagos')
    assert.equal(toPrintable('محمد', 'bold'), 'mhmd')
    assert.equal(toPrintable('Ada 🎉', 'regular').trim(), 'Ada')
  })
})
