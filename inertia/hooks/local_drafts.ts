/**
 * What people began and have not sent, kept by this browser. Each key names its owner first, so that
 * a shared computer shows nobody the draft of somebody else.
 */
const DRAFT_PREFIX = 'draft:'

/** Drafts on the page that is shown, which must not be written once more on the way out. */
const openDrafts = new Set<() => void>()

export function draftKeyPrefix(userId: number): string {
  return `${DRAFT_PREFIX}${userId}:`
}

/** Tells when the drafts are forgotten, or this one in another tab; answers how to stop listening. */
export function onDraftDeleted(key: string, drop: () => void): () => void {
  const hear = (change: StorageEvent) => {
    const isGone = change.key === key && change.newValue === null
    if (isGone || change.key === null) drop()
  }
  openDrafts.add(drop)
  window.addEventListener('storage', hear)
  return () => {
    openDrafts.delete(drop)
    window.removeEventListener('storage', hear)
  }
}

/** All of them, or those of everybody but one. */
export function deleteDrafts({ except }: { except?: number } = {}) {
  const kept = except === undefined ? null : draftKeyPrefix(except)
  if (kept === null) for (const drop of openDrafts) drop()
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(DRAFT_PREFIX))
    for (const name of names) {
      if (kept === null || !name.startsWith(kept)) localStorage.removeItem(name)
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Whether something waits here to be gone on with. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(DRAFT_PREFIX))
  } catch {
    return false
  }
}

/** What was made without a connection and waits to be sent lies among them, by this name. */
export const OUTBOX_KEY = 'outbox:'

/** Before signing out, which drops it. */
export function confirmDropUnsent(): boolean {
  return !hasUnsent() || window.confirm(UNSENT_WARNING)
}

const UNSENT_WARNING =
  'This device has a booking that has not been sent yet. Signing out deletes it. Sign out anyway?'

function hasUnsent(): boolean {
  try {
    return Object.keys(localStorage).some(
      (name) => name.startsWith(DRAFT_PREFIX) && name.includes(OUTBOX_KEY)
    )
  } catch {
    return false
  }
}

/** One of them as it is kept; null where there is none, or of another shape. */
export function readDraft<T extends { shape: number }>(key: string, shape: number): T | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
    return kept?.shape === shape ? kept : null
  } catch {
    return null
  }
}

/** Answers whether this browser keeps it: storage can be full or forbidden. */
export function writeDraft(key: string, kept: { shape: number }): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function removeDraft(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}
