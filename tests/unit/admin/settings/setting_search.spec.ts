import { test } from '@japa/runner'
import { findSettings } from '#admin/settings/rules/setting_search'

const FEE = {
  label: 'Signature fee',
  description: 'For a signature',
  text: '₦500.00',
}
const QUOTE = {
  label: 'Validity of a quote',
  description: 'How long',
  text: '30',
}

test.group('The search for settings', () => {
  for (const [typed, labels] of [
    ['', ['Signature fee', 'Validity of a quote']],
    ['fee sign', ['Signature fee']],
    ['LONG quote', ['Validity of a quote']],
    ['₦500', ['Signature fee']],
    ['fee quote', []],
  ] as const) {
    test(`finds every word of "${typed}" in name, description or value`, ({ assert }) => {
      const found = findSettings([FEE, QUOTE], typed)
      assert.deepEqual(
        found.map(({ label }) => label),
        labels as unknown as string[]
      )
    })
  }
})
