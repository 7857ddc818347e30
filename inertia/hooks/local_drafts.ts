/** Keys start with the owner's id, so that people on a shared computer never see others' drafts. */
const DRAFT_PREFIX = 'draft:'

/** Callbacks of open forms, so that a deleted draft is not saved again when the page closes. */
const openDrafts = new Set<() => void>()

export function draftKeyPrefix(userId: number): string {
  return `${DRAFT_PREFIX}${userId}:`
}

export function onDraftDeleted(key: string, drop: () => void): () => void {
  const onStorage = (change: StorageEvent) => {
    const isGone = change.key === key && change.newValue === null
    if (isGone || change.key === null) drop()
  }
  openDrafts.add(drop)
  window.addEventListener('storage', onStorage)
  return () => {
    openDrafts.delete(drop)
    window.removeEventListener('storage', onStorage)
  }
}

/** Deletes all drafts of this device, except those of the user `except`. */
export function deleteDrafts({ except }: { except?: number } = {}) {
  const kept = except === undefined ? null : draftKeyPrefix(except)
  if (kept === null) for (const drop of openDrafts) drop()
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(DRAFT_PREFIX))
    for (const name of names) {
      if (kept === null || !name.startsWith(kept)) localStorage.removeItem(name)
    }
  } catch {
    // Storage is unavailable, so nothing is stored.
  }
}

export function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(DRAFT_PREFIX))
  } catch {
    return false
  }
}

/** The prefix of unsent offline bookings among the drafts. */
export const OUTBOX_KEY = 'outbox:'

/** Asks before sign-out, which deletes unsent bookings. */
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

/** Returns null if the draft is missing or of another version. */
export function readDraft<T extends { shape: number }>(key: string, shape: number): T | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
    return kept?.shape === shape ? kept : null
  } catch {
    return null
  }
}

/** Returns false if storage is full or forbidden. */
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
    // Storage is unavailable, so nothing is stored.
  }
}
