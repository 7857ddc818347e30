export type ChangeKind = 'added' | 'removed' | 'changed'

export function changeKind(before: object | null = null, after: object | null = null): ChangeKind {
  if (!before) return 'added'
  return after ? 'changed' : 'removed'
}

/** A changed part of a zone or surcharge; null for an absent value. */
export type ChangeFact = {
  what: string
  before: string | null
  after: string | null
  sentence: string
}

export function addedOrRemovedFact(what: string, value: string, isNew: boolean): ChangeFact {
  const [before, after] = isNew ? [null, value] : [value, null]
  return { what, before, after, sentence: `${what}: ${value}` }
}

export function diffFact(what: string, before: string | null, after: string | null): ChangeFact[] {
  if (before === after) return []
  const sentence = `${what}: ${before ?? 'none'} becomes ${after ?? 'none'}`
  return [{ what, before, after, sentence }]
}
