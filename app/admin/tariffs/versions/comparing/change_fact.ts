/** A part of a zone or a surcharge that is not as it was; null where there is none. */
export type ChangeFact = {
  what: string
  before: string | null
  after: string | null
  /** All of it, as people read it. */
  sentence: string
}

/** Of something that comes or goes: what it says. */
export function addedOrRemovedFact(what: string, said: string, isNew: boolean): ChangeFact {
  const [before, after] = isNew ? [null, said] : [said, null]
  return { what, before, after, sentence: `${what}: ${said}` }
}

/** Of something that stays; nothing where it says the same. */
export function diffFact(what: string, before: string | null, after: string | null): ChangeFact[] {
  if (before === after) return []
  const sentence = `${what}: ${before ?? 'none'} becomes ${after ?? 'none'}`
  return [{ what, before, after, sentence }]
}
