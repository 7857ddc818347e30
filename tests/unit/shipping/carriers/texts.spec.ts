import { test } from '@japa/runner'
import fc from 'fast-check'
import { wrapped } from '#shipping/carriers/wire/texts'

test.group('Texts that couriers take in lines', () => {
  test('are broken between words where that fits', ({ assert }) => {
    const street = '12 Admiralty Way, Lekki Phase 1, behind the old market'
    const lines = wrapped(street, { width: 35, lines: 3 }, 'The street')
    assert.deepEqual(lines, ['12 Admiralty Way, Lekki Phase 1,', 'behind the old market'])
  })

  test('are whole whatever our own fields take, though long words stand in it', ({ assert }) => {
    const text = fc.string({ minLength: 1, maxLength: 105 }).filter((some) => some.trim() !== '')
    fc.assert(
      fc.property(text, fc.constantFrom(35, 45, 50), (written, width) => {
        const lines = wrapped(written, { width, lines: 3 }, 'The street')
        assert.isAtMost(lines.length, 3)
        assert.isTrue(lines.every((line) => line.length <= width && line !== ''))
        assert.equal(lines.join('').replace(/\s/g, ''), written.replace(/\s/g, ''))
      })
    )
  })
})
