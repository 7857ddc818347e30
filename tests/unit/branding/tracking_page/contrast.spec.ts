import { test } from '@japa/runner'
import {
  measureContrast,
  chooseTextColour,
  isColour,
  isReadable,
  findReadableColour,
  MIN_CONTRAST,
} from '#shared/colours/rules/contrast'
import { findColourFaults } from '#branding/tracking_page/rules/colours'
import { THEMES } from '#branding/tracking_page/rules/themes'

/** 64 colours across the RGB cube. */
const LEVELS = ['00', '55', 'aa', 'ff']
const CUBE = LEVELS.flatMap((r) => LEVELS.flatMap((g) => LEVELS.map((b) => `#${r}${g}${b}`)))

test.group('Contrast', () => {
  test('follows the WCAG formula', ({ assert }) => {
    assert.closeTo(measureContrast('#000000', '#ffffff'), 21, 0.001)
    assert.closeTo(measureContrast('#ffffff', '#000000'), 21, 0.001)
    assert.closeTo(measureContrast('#123456', '#123456'), 1, 0.001)
    assert.closeTo(measureContrast('#777777', '#ffffff'), 4.478, 0.001)
    assert.closeTo(measureContrast('#767676', '#ffffff'), 4.542, 0.001)
    assert.closeTo(measureContrast('#FF0000', '#ffffff'), 3.998, 0.001)
  })

  test('is readable from 4.5 to 1, and not one grey below', ({ assert }) => {
    assert.isTrue(isReadable('#767676', '#ffffff'))
    assert.isFalse(isReadable('#777777', '#ffffff'))
  })

  test('a readable colour is proposed unchanged', ({ assert }) => {
    assert.equal(findReadableColour('#112233', '#ffffff'), '#112233')
  })

  test('the colour proposed for any text on any background is readable', ({ assert }) => {
    for (const background of CUBE) {
      for (const text of CUBE) {
        const ratio = measureContrast(findReadableColour(text, background), background)
        assert.isAtLeast(ratio, MIN_CONTRAST, `${text} on ${background}`)
      }
    }
  })

  test('the proposal changes a colour no more than needed', ({ assert }) => {
    const proposal = findReadableColour('#8888ff', '#ffffff')
    assert.isBelow(measureContrast(proposal, '#ffffff'), 4.7)
    // The proposal is still blue.
    assert.match(proposal, /^#([0-9a-f]{2})\1[0-9a-f]{2}$/)
    assert.isAbove(
      Number.parseInt(proposal.slice(5), 16),
      Number.parseInt(proposal.slice(1, 3), 16)
    )
  })

  test('light text on a dark background stays light', ({ assert }) => {
    assert.equal(chooseTextColour('#102030'), '#ffffff')
    assert.isAbove(measureContrast(findReadableColour('#406080', '#102030'), '#000000'), 5)
  })

  test('black or white is readable on every background', ({ assert }) => {
    for (const background of CUBE) {
      assert.isAtLeast(measureContrast(chooseTextColour(background), background), MIN_CONTRAST)
    }
  })

  test('only six hexadecimal digits are a colour', ({ assert }) => {
    assert.isTrue(isColour('#0aF9c3'))
    for (const other of ['red', '#fff', '#12345g', '#1234567', ' #123456', 'url(x)', null, 7]) {
      assert.isFalse(isColour(other), String(other))
    }
  })
})

test.group('Themes', () => {
  test('there are at least six, each with its own id and name', ({ assert }) => {
    assert.isAtLeast(THEMES.length, 6)
    assert.lengthOf(new Set(THEMES.map(({ id }) => id)), THEMES.length)
    assert.lengthOf(new Set(THEMES.map(({ label }) => label)), THEMES.length)
  })

  test('every text of every theme is readable', ({ assert }) => {
    for (const { label, colours } of THEMES) assert.deepEqual(findColourFaults(colours), [], label)
  })

  test('an unreadable colour is named, with a readable proposal', ({ assert }) => {
    const colours = { ...THEMES[0]!.colours, TrackingHeaderTextColour: '#0e5a3d' }
    const [fault, ...others] = findColourFaults(colours)
    assert.deepEqual(others, [])
    assert.equal(fault?.name, 'TrackingHeaderTextColour')
    assert.match(
      fault!.message,
      /^"Tracking Header Text Colour" is hard to read on its background: the contrast is 1\.00 to 1 and must be 4\.5 to 1\. Try #[0-9a-f]{6}\.$/
    )
    const better = { ...colours, TrackingHeaderTextColour: fault!.proposal }
    assert.deepEqual(findColourFaults(better), [])
  })
})
