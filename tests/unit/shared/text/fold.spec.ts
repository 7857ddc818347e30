import { test } from '@japa/runner'
import { escapeLike, containsWords, toLikePatterns } from '#shared/database/sql_condition'
import { foldText, hasAllWords } from '#shared/text/rules/fold_text'

test.group('Text search', () => {
  test('{search} finds {text}')
    .with([
      { search: 'adebayo', text: 'Adébáyọ̀ Ọláṣẹ́gun' },
      { search: 'Adébáyọ̀'.normalize('NFD'), text: 'Adébáyọ̀'.normalize('NFC') },
      { search: 'Adébáyọ̀', text: 'Adebayo' },
      { search: 'sile', text: 'Síle O’Neil-D’Arcy' },
      { search: "d'arcy", text: 'Síle O’Neil-D’Arcy' },
      { search: 'O’Neil', text: "Sile O'Neil" },
      { search: 'Bello  Tolu', text: 'Tolu Bello' },
      { search: 'Dhl - Ghana', text: 'DHL – Ghana – Export' },
      { search: 'abdulƙadir', text: 'Abdulkadir Ɓala' },
      { search: 'strasse', text: 'Hauptstraße 5' },
      { search: 'orn', text: 'Örn Æsir' },
      { search: 'ａｄａ', text: 'Ada Obi' },
      { search: 'юрий', text: 'ЮРИЙ Щербаков' },
      { search: 'ada', text: 'A\u200bda' },
    ])
    .run(({ assert }, { search, text }) => {
      assert.isTrue(hasAllWords(text, search))
    })

  test('needs all of the words, and takes % and _ literally', ({ assert }) => {
    assert.isFalse(hasAllWords('Tolu Bello', 'Tolu Ade'))
    assert.isFalse(hasAllWords('100 naira', '100%'))
    assert.deepEqual(toLikePatterns('100％ a_b'), ['%100\\%%', '%a\\_b%'])
    assert.equal(escapeLike('\\'), '\\\\')
    assert.deepEqual(containsWords('content', 'Tolu Bello'), {
      sql: '(content like ?) and (content like ?)',
      values: ['%tolu%', '%bello%'],
    })
  })

  test('folds names so that they sort without regard to accents', ({ assert }) => {
    const names = ['Zed', 'Örn', 'Ádé Ojo', 'Adebayo', 'Paul']
    const sorted = names.toSorted((one, other) => (foldText(one) < foldText(other) ? -1 : 1))
    assert.deepEqual(sorted, ['Ádé Ojo', 'Adebayo', 'Örn', 'Paul', 'Zed'])
  })
})
