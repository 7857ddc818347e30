import { test } from '@japa/runner'
import { openDocument } from '#shared/documents/pdf_document'
import { originalFont } from '#shared/documents/pdf_text'
import { type Layout, layoutBothDirections } from '#shared/documents/text_direction'
import { measureTextWidth } from '#shared/documents/text_wrap'

/** Lays out a text as a font would, with a glyph for each letter. */
const layoutLetters = ((text, _, direction) => {
  const glyphs = direction === 'rtl' ? [...text].reverse() : [...text]
  return { glyphs, positions: glyphs } as unknown as ReturnType<Layout>
}) satisfies Layout

test.group('Text from right to left', () => {
  test('{text} is drawn as {drawn}')
    .with([
      { text: 'שלום', drawn: 'םולש' },
      { text: 'רחוב 12, דירה 3', drawn: '3 הריד ,12 בוחר' },
      { text: 'דוד (בית) 5', drawn: '5 (תיב) דוד' },
      { text: 'דוד, 221B Baker St', drawn: '221B Baker St ,דוד' },
      { text: 'شارع ۱۲', drawn: '۱۲ عراش' },
      { text: 'Baker St', drawn: 'Baker St' },
      { text: '', drawn: '' },
    ])
    .run(({ assert }, { text, drawn }) => {
      const { glyphs } = layoutBothDirections(layoutLetters)(text)
      assert.equal(glyphs.join(''), drawn)
    })

  test('joins Arabic letters', ({ assert }) => {
    const doc = openDocument({ size: 'A6', title: '', author: '', createdAt: new Date(0) })
    const width = (text: string) => measureTextWidth(doc, text, { size: 10, font: 'arabic' })
    assert.isBelow(width('ببب'), 2.5 * width('ب'))
    assert.isAbove(width('بب ب'), width('ببب'))
  })

  test('uses the font {font} for {text}')
    .with([
      { text: 'محمد علي، شارع النيل 5, Flat B', font: 'arabic' },
      { text: 'ٹھیکے گلی، کوئٹہ', font: 'arabic' },
      { text: 'דָּוִד כהן, Herzl 5', font: 'hebrew' },
      { text: 'Юрий Щербаков', font: 'regular' },
      { text: '王小明', font: null },
      { text: 'สมชาย', font: null },
      { text: null, font: null },
    ])
    .run(({ assert }, { text, font }) => {
      assert.equal(originalFont(text), font)
    })
})
