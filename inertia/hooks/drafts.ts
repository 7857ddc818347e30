/**
 * What people began and have not sent, kept by this browser. Each key names its owner first, so that
 * a shared computer shows nobody the draft of somebody else.
 */
const DRAFT = 'draft:'

/** Drafts on the page that is shown, which must not be written once more on the way out. */
const open = new Set<() => void>()

export function draftsOf(userId: number): string {
  return `${DRAFT}${userId}:`
}

/** Tells when the drafts are forgotten; answers how to stop listening. */
export function onForgetting(drop: () => void): () => void {
  open.add(drop)
  return () => void open.delete(drop)
}

/** All of them, or those of everybody but one. */
export function forgetDrafts({ except }: { except?: number } = {}) {
  const kept = except === undefined ? null : draftsOf(except)
  if (kept === null) for (const drop of open) drop()
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(DRAFT))
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
    return Object.keys(localStorage).some((name) => name.startsWith(DRAFT))
  } catch {
    return false
  }
}
