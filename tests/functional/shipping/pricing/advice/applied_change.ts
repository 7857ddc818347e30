import type { submission } from '#tests/support/submission'

type Form = Awaited<ReturnType<typeof submission>>
type Indexes = { indexes: number[] }

type Change = {
  items?: { index: number }[]
  mergedItems?: Indexes & { weight: number; packageDimension: Form['items'][0]['packageDimension'] }
  shipments?: Indexes[]
}

/** Applies an advised change to a form: returns two forms for two shipments. */
export function formsWith(form: Form, { items, mergedItems, shipments, ...terms }: Change): Form[] {
  const changed = { ...form, ...terms }
  for (const { index, ...fields } of items ?? []) {
    changed.items = changed.items.with(index - 1, { ...changed.items[index - 1]!, ...fields })
  }
  if (mergedItems) {
    const { indexes, ...measures } = mergedItems
    const inside = indexes.flatMap((index) => form.items[index - 1]!.itemUnits)
    const whole = { ...form.items[indexes[0]! - 1]!, ...measures, itemUnits: inside }
    const others = form.items.filter((_, place) => !indexes.includes(place + 1))
    changed.items = [...others, whole]
  }
  if (!shipments) return [changed]
  return shipments.map(({ indexes }) => ({
    ...changed,
    items: indexes.map((index) => form.items[index - 1]!),
  }))
}
