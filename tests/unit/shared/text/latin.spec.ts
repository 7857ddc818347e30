import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'
import { test } from '@japa/runner'
import { toPrintable } from '#shared/documents/pdf_document'
import { proposeLatin, toLatin } from '#shared/text/latin'
import { cleanText } from '#shared/text/rules/clean_text'

test.group('Text for couriers and documents', () => {
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
      { text: 'Room ℹ', latin: 'Room i' },
      { text: 'サーバ', latin: 'sa?ba' },
      { text: 'Plain  as typed', latin: 'Plain  as typed' },
    ])
    .run(({ assert }, { text, latin }) => {
      assert.equal(toLatin(text), latin)
    })

  test('in another script needs a Latin form, which we propose if the letters give the sound', ({
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

  test('has no proposal if one of its letters has no Latin form', ({ assert }) => {
    for (const text of ['Naーomi', 'Mohamـed', 'Ada ꟎', '王ー', '王\u{32000}']) {
      assert.deepEqual(proposeLatin(text), { proposal: null }, text)
    }
  })

  test('loses no letter, digit or vowel sign silently, only accents', ({ assert }) => {
    const unasked: string[] = []
    const dropped: string[] = []
    for (let codePoint = 0; codePoint < 0x110000; codePoint++) {
      const sign = String.fromCodePoint(codePoint)
      if (!/[\p{L}\p{M}\p{N}]/u.test(sign) || /\p{Script=Inherited}/u.test(sign)) continue
      const latin = toLatin(sign)
      const isWritten = latin !== '?' && /^[\x20-\x7e]+$/.test(latin)
      if (!isWritten && !proposeLatin(sign)) unasked.push(codePoint.toString(16))
      if (!latin && !/\p{M}/u.test(sign)) dropped.push(codePoint.toString(16))
    }
    assert.deepEqual({ unasked, dropped }, { unasked: [], dropped: [] })
  })

  test('is printed in its own script, and in Latin where the font lacks letters', ({ assert }) => {
    for (const text of ['Adébáyọ̀ Ọláṣẹ́gun'.normalize('NFC'), 'Юрий Γιώργος', '₦500 – “x”']) {
      for (const font of ['regular', 'semibold', 'bold'] as const) {
        assert.equal(toPrintable(text, font), text)
      }
    }
    assert.equal(toPrintable('王小明 in Lagos', 'regular'), 'Wang Xiao Ming in Lagos')
    assert.equal(toPrintable('محمد', 'bold'), 'mhmd')
    assert.equal(toPrintable('Ada 🎉', 'regular').trim(), 'Ada')
  })

  test('is printed without an empty box in any script', ({ assert }) => {
    const file = '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'
    const font = openSync(fileURLToPath(import.meta.resolve(file))) as Font
    const boxes: string[] = []
    for (let from = 0xa0; from < 0x32000; from += 64) {
      const signs = Array.from({ length: 64 }, (_, at) => from + at).filter(
        (sign) => sign < 0xd800 || sign > 0xdfff
      )
      const printed = toPrintable(cleanText(String.fromCodePoint(...signs)), 'semibold')
      boxes.push(...[...printed].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0)!)))
    }
    assert.deepEqual(boxes, [])
  })
})
