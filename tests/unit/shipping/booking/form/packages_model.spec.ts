import { test } from '@japa/runner'
import {
  clearWorking,
  entryFromItem,
  isPackageStarted,
  itemFromEntry,
  editPackage,
  emptyWorkingPackage,
  packageTotals,
  withItem,
  withoutItem,
  withoutPackage,
  withPackage,
  changeWorkingPackage,
} from '#shipping/booking/components/packages/packages_model'
import { blankForm, pack, SHIRT } from '#tests/unit/shipping/booking/form/a_booking'

const SHOES = { category: 4, description: 'Shoes', quantity: 1, value: 20_000 }

test.group('Packages of a booking', () => {
  test('adding a package empties the form for the next one', ({ assert }) => {
    const form = pack(blankForm(), '1 200.5')
    assert.deepEqual(form.working, emptyWorkingPackage)
    assert.deepEqual(form.packages, [
      { items: [SHIRT], weight: 1200.5, length: null, width: null, height: null, expressBoxId: 0 },
    ])
  })

  test('the totals add up to the kobo and to the gram', ({ assert }) => {
    const form = pack(pack(blankForm(), '0.1'), '0.2', [SHIRT, SHOES])
    assert.deepEqual(packageTotals(form.packages), {
      value: 40_001,
      weight: 0.3,
      packages: 2,
      items: 3,
    })
  })

  test('removing a package subtracts its value and weight', ({ assert }) => {
    const form = pack(pack(blankForm(), '1'), '2', [SHOES])
    const left = withoutPackage(form, 0)
    assert.containsSubset(packageTotals(left.packages), { value: 20_000, weight: 2, packages: 1 })
  })

  test('a listed package is opened, changed and put back in its place', ({ assert }) => {
    const form = pack(pack(blankForm(), '1'), '2', [SHOES])
    const loaded = editPackage(form, 0)
    assert.containsSubset(loaded.working, { updating: 0, weight: '1', items: [SHIRT] })
    const updated = withPackage(changeWorkingPackage(loaded, { weight: '3', height: '10' }))
    assert.deepEqual(
      updated.packages.map(({ weight, height }) => [weight, height]),
      [
        [3, 10],
        [2, null],
      ]
    )
    assert.deepEqual(updated.working, emptyWorkingPackage)
  })

  test('a cancelled update leaves the list as it was', ({ assert }) => {
    const form = pack(blankForm(), '1')
    const changed = changeWorkingPackage(editPackage(form, 0), { weight: '9' })
    assert.deepEqual(clearWorking(changed), form)
  })

  test('removing a package before the opened one keeps the change on its package', ({ assert }) => {
    const form = editPackage(pack(pack(blankForm(), '1'), '2', [SHOES]), 1)
    const updated = withPackage(withoutPackage(form, 0))
    assert.deepEqual(
      updated.packages.map(({ items }) => items),
      [[SHOES]]
    )
  })

  test('removing the opened package empties the form for packages', ({ assert }) => {
    const form = withoutPackage(editPackage(pack(blankForm(), '1'), 0), 0)
    assert.deepEqual([form.packages, form.working], [[], emptyWorkingPackage])
  })

  test('items are added, replaced and removed in the form for a package', ({ assert }) => {
    const two = withItem(withItem(blankForm(), SHIRT, null), SHOES, null)
    const replaced = withItem(two, { ...SHIRT, quantity: 5 }, 0)
    assert.deepEqual(replaced.working.items, [{ ...SHIRT, quantity: 5 }, SHOES])
    assert.deepEqual(withoutItem(replaced, 0).working.items, [SHOES])
  })

  test('a typed item may have spaces and commas in its numbers', ({ assert }) => {
    const typed = { category: 3, description: ' Cotton shirt ', quantity: ' 2', value: '5,000.25' }
    assert.deepEqual(itemFromEntry(typed), SHIRT)
    assert.deepEqual(itemFromEntry(entryFromItem(SHIRT)), SHIRT)
  })

  test('the form for a package counts as begun once anything is typed into it', ({ assert }) => {
    assert.isFalse(isPackageStarted(emptyWorkingPackage))
    assert.isTrue(isPackageStarted({ ...emptyWorkingPackage, width: '3' }))
    assert.isTrue(isPackageStarted({ ...emptyWorkingPackage, items: [SHIRT] }))
  })
})
