import { test } from '@japa/runner'
import {
  changedMeasure,
  isProposalOpen,
  mergePackages,
  applyProposal,
} from '#shipping/booking/components/advice/proposal'
import type { QuoteAdvice } from '#shipping/booking/components/form/booking_types'
import {
  clearWorking,
  editPackage,
  withPackage,
} from '#shipping/booking/components/packages/packages_model'
import { blankForm, pack, SHIRT } from '#tests/unit/shipping/booking/form/a_booking'

const BOOK = { ...SHIRT, description: 'Story book' }

const form = pack(pack(pack(blankForm(), '1.05'), '2'), '3', [BOOK])

function adviceTo(change: Partial<QuoteAdvice['change']>): QuoteAdvice {
  const base = { kind: 'lower_weight', sentence: '', saved: 1, total: 1 } as const
  const courier = 'DHL'
  return { ...base, courier, insteadOf: courier, change: { preferredCourier: courier, ...change } }
}

test.group('Proposed package change', () => {
  const lighter = adviceTo({ items: [{ index: 2, weight: 1.9 }] })

  test('fills in the form for its package; the list changes only when the package is put back', ({
    assert,
  }) => {
    const proposed = applyProposal(form, lighter)
    assert.strictEqual(proposed.packages, form.packages)
    assert.containsSubset(proposed.working, { updating: 1, weight: '1.9', length: '' })
    assert.deepEqual(withPackage(proposed).packages[1], { ...form.packages[1]!, weight: 1.9 })
  })

  test('names the field that changes', ({ assert }) => {
    const measureOf = (advice: QuoteAdvice) => changedMeasure({ advice, packages: form.packages })
    assert.deepEqual(measureOf(lighter), { name: 'weight', now: 1.9, was: 2 })
    const box = { length: 30, width: 20, height: 10 }
    const boxed = adviceTo({ items: [{ index: 1, expressBoxId: 4, packageDimension: box }] })
    assert.isNull(measureOf(boxed))
    assert.containsSubset(applyProposal(form, boxed).working, { expressBoxId: 4, length: '30' })
    assert.isNull(measureOf(adviceTo({ shipments: [{ indexes: [1, 2] }, { indexes: [3] }] })))
  })

  test('ends when its package is put back or cleared, or another one is opened', ({ assert }) => {
    const proposal = { advice: lighter, packages: form.packages }
    const proposed = applyProposal(form, lighter)
    assert.isTrue(isProposalOpen(proposed, proposal))
    assert.isFalse(isProposalOpen(withPackage(proposed), proposal))
    assert.isFalse(isProposalOpen(clearWorking(proposed), proposal))
    assert.isFalse(isProposalOpen(editPackage(proposed, 0), proposal))
  })

  test('merges two packages and all their items in the place of the first', ({ assert }) => {
    const packageDimension = { length: 40, width: 30, height: 20 }
    const mergedItems = { indexes: [1, 3], weight: 4.05, packageDimension }
    const { packages, working } = mergePackages(editPackage(form, 2), mergedItems)
    assert.deepEqual(packages, [
      { items: [SHIRT, BOOK], weight: 4.05, ...packageDimension, expressBoxId: 0 },
      form.packages[1]!,
    ])
    assert.isNull(working.updating)
  })
})
