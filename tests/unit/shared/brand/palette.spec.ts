import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { measureContrast, MIN_CONTRAST } from '#shared/colours/rules/contrast'

const TOKENS = join(
  import.meta.dirname,
  ...['..', '..', '..', '..', 'inertia', 'css', 'tokens.css']
)

const SURFACES = ['surface', 'surface-raised', 'surface-sunken', 'accent-soft', 'accent-2-soft']
const WORDS = [
  ...['ink', 'ink-muted', 'accent-2-text', 'courier-fedex', 'courier-fedex-2'],
  ...['courier-ups', 'courier-dhl', 'courier-aramex'],
]

/** Parses tokens.css: light and dark colours by name. */
function palette(): Map<string, [string, string]> {
  const sheet = readFileSync(TOKENS, 'utf8')
  const colours = sheet.matchAll(/--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)
  return new Map([...colours].map(([, name, day, night]) => [name!, [day!, night!]]))
}

test.group('Colour palette', () => {
  test('keeps text readable on every surface, light and dark', ({ assert }) => {
    const colours = palette()
    for (const word of WORDS) {
      for (const surface of SURFACES) {
        for (const side of [0, 1] as const) {
          const contrast = measureContrast(colours.get(word)![side], colours.get(surface)![side])
          assert.isAtLeast(contrast, MIN_CONTRAST, `${word} on ${surface}, side ${side}`)
        }
      }
    }
  })

  test('gives the mark a contrast of at least 3 to 1', ({ assert }) => {
    const colours = palette()
    for (const side of [0, 1] as const) {
      const ground = colours.get('mark')![side]
      for (const part of ['mark-line', 'mark-ink']) {
        assert.isAtLeast(measureContrast(colours.get(part)![side], ground), 3, part)
      }
    }
  })

  test('keeps text readable on its yellow', ({ assert }) => {
    const colours = palette()
    for (const side of [0, 1] as const) {
      const [ink, yellow] = [colours.get('accent-2-ink')!, colours.get('accent-2')!]
      assert.isAtLeast(measureContrast(ink[side], yellow[side]), MIN_CONTRAST)
    }
  })
})
