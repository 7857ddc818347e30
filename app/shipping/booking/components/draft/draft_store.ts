import type { PageUser } from '~/api/page_user'
import { draftKeyPrefix, readDraft, removeDraft, writeDraft } from '~/hooks/local_drafts'
import { DRAFT_VERSION, type BookingForm } from '#shipping/booking/components/form/form_model'
import {
  fetchServerDraft,
  deleteServerDraft,
  newDeviceId,
  uploadDraft,
  type ServerDraft,
} from './server_draft'

interface LocalDraft {
  shape: number
  savedAt: string
  value: BookingForm
  /** The version of the server's draft that this copy was made from; 0 for none. */
  base: number
  unsent: boolean
  device: string
}

/** This browser stores the version of a discarded draft until the server has deleted it. */
type DiscardedVersion = { shape: number; version: number }

export type DraftSave = { at: Date; where: 'here' | 'everywhere' }

interface DraftListener {
  saved: (saved: DraftSave) => void
  changedElsewhere: () => void
}

const LOCAL_SAVE_DELAY_MS = 400
const SERVER_SAVE_DELAY_MS = 1500

/**
 * Saves one draft, in this browser at once and on the server shortly after. A conflict with another
 * device stops saving until the user chooses a version. The draft keeps its owner even if the
 * page's user changes.
 */
export class DraftStore {
  base = 0
  unsent = false
  readonly key: string
  #value: BookingForm | null = null
  #isUnsavedLocally = false
  #hasConflict = false
  device = newDeviceId()
  #timers: ReturnType<typeof setTimeout>[] = []
  /** Saves and deletions run one by one, so that a late save cannot restore a discarded draft. */
  #calls: Promise<unknown> = Promise.resolve()

  constructor(
    private caller: PageUser,
    name: string,
    private isShared: boolean,
    private listener: DraftListener
  ) {
    this.key = draftKeyPrefix(caller.id) + name
  }

  read(): { value: BookingForm; saved: DraftSave } | null {
    const stored = readDraft<LocalDraft>(this.key, DRAFT_VERSION)
    if (!stored) return null
    this.#value = stored.value
    this.base = stored.base ?? 0
    this.unsent = stored.unsent ?? true
    this.device = stored.device ?? this.device
    const where = this.isShared && !this.unsent ? 'everywhere' : 'here'
    return { value: stored.value, saved: { at: new Date(stored.savedAt), where } }
  }

  readServer() {
    return fetchServerDraft(this.caller)
  }

  adopt(draft: ServerDraft) {
    this.#value = draft.value
    this.base = draft.version
    this.unsent = false
    this.#hasConflict = false
    if (draft.value) this.#write(draft.savedAt ?? new Date())
    else removeDraft(this.key)
  }

  /** Overwrites the version that another device saved. */
  continueFrom(version: number) {
    this.base = version
    this.#hasConflict = false
    this.#queueUpload()
  }

  change(value: BookingForm, savesNow = false) {
    this.#value = value
    this.unsent = true
    this.#isUnsavedLocally = true
    this.#cancelTimers()
    this.#timers = [
      setTimeout(() => this.saveLocally(), LOCAL_SAVE_DELAY_MS),
      setTimeout(() => this.#queueUpload(), SERVER_SAVE_DELAY_MS),
    ]
    if (savesNow) this.saveLocally()
  }

  /** Call it when the user closes the tab or leaves the page, to save the last keystrokes. */
  saveLocally() {
    if (!this.#isUnsavedLocally || !this.#value) return
    this.#isUnsavedLocally = false
    const at = new Date()
    if (this.#write(at)) this.listener.saved({ at, where: 'here' })
  }

  saveBeforeLeaving() {
    this.saveLocally()
    this.#cancelTimers()
    if (this.unsent) this.#queueUpload()
  }

  retry() {
    const discarded = this.#discardedVersion()
    if (discarded > 0) this.#calls = this.#calls.then(() => this.#deleteFromServer(discarded))
    if (this.unsent && !this.#hasConflict) this.#queueUpload()
  }

  /** Discards the draft everywhere, after a booking or at the user's request. */
  clear() {
    this.stopSaving()
    removeDraft(this.key)
    this.#discard()
    this.#hasConflict = false
  }

  /** Call it when the user signs out, so that no timer saves the draft again. */
  stopSaving() {
    this.#cancelTimers()
    this.#isUnsavedLocally = false
    this.unsent = false
    this.#value = null
  }

  /** Call it when the draft has become a booking. This browser keeps its copy. */
  deleteServerVersion() {
    this.#discard()
    this.unsent = false
    this.#write(new Date())
  }

  /** Returns whether this browser discarded that version but the server has not yet deleted it. */
  wasDiscarded(version: number): boolean {
    return version > 0 && version === this.#discardedVersion()
  }

  #discard() {
    const { base } = this
    this.base = 0
    this.#rememberDiscarded(base)
    this.#calls = this.#calls.then(() => {
      // A save that was under way may have created another version.
      const version = this.base || base
      this.base = 0
      this.#rememberDiscarded(version)
      return this.#deleteFromServer(version)
    })
  }

  #rememberDiscarded(version: number) {
    if (version === 0) return
    writeDraft(`${this.key}:gone`, { shape: DRAFT_VERSION, version } as DiscardedVersion)
  }

  async #deleteFromServer(version: number) {
    if (version === 0) return
    if (await deleteServerDraft(version, this.caller)) removeDraft(`${this.key}:gone`)
  }

  #discardedVersion(): number {
    return readDraft<DiscardedVersion>(`${this.key}:gone`, DRAFT_VERSION)?.version ?? 0
  }

  #queueUpload() {
    if (!this.isShared) return
    this.#calls = this.#calls.then(() => this.#upload())
  }

  async #upload() {
    const value = this.#value
    if (!value || this.#hasConflict || !this.unsent || isAlreadyBooked(value)) return
    const { base: version, device, caller } = this
    const saving = await uploadDraft(value, { version, device, caller })
    if (saving === 'not now') return
    if (saving === 'changed elsewhere') {
      // The user has discarded the draft meanwhile, so there is nothing to resolve.
      if (!this.#value) return
      this.#hasConflict = true
      return this.listener.changedElsewhere()
    }
    this.base = saving.version
    // The user has discarded or changed the draft during the save.
    if (this.#value !== value) return
    this.unsent = false
    this.#isUnsavedLocally = false
    this.#write(saving.savedAt)
    this.listener.saved({ at: saving.savedAt, where: 'everywhere' })
  }

  #write(at: Date): boolean {
    const { base, unsent, device } = this
    const value = this.#value
    if (!value) return false
    const savedAt = at.toISOString()
    const stored: LocalDraft = { shape: DRAFT_VERSION, savedAt, value, base, unsent, device }
    return writeDraft(this.key, stored)
  }

  #cancelTimers() {
    this.#timers.forEach(clearTimeout)
  }
}

/** An unpaid booking needs no draft: the server has it among the incomplete bookings. */
export function isAlreadyBooked({ id, editShipmentId }: BookingForm): boolean {
  return id > 0 || editShipmentId > 0
}
