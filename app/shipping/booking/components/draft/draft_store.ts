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
  /** The server version this copy is based on; 0 for none. */
  base: number
  unsent: boolean
  device: string
}

/** A discarded version, remembered until the server has deleted it. */
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
  #unwritten = false
  #stopped = false
  device = newDeviceId()
  #timers: ReturnType<typeof setTimeout>[] = []
  /** Calls run one after another, so that a late save cannot bring back a discarded draft. */
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

  ask() {
    return fetchServerDraft(this.caller)
  }

  adopt(draft: ServerDraft) {
    this.#value = draft.value
    this.base = draft.version
    this.unsent = false
    this.#stopped = false
    if (draft.value) this.#write(draft.savedAt ?? new Date())
    else removeDraft(this.key)
  }

  /** Overwrites the version that another device saved. */
  goOnFrom(version: number) {
    this.base = version
    this.#stopped = false
    this.#share()
  }

  change(value: BookingForm) {
    this.#value = value
    this.unsent = true
    this.#unwritten = true
    this.#cancelTimers()
    this.#timers = [
      setTimeout(() => this.writeHere(), LOCAL_SAVE_DELAY_MS),
      setTimeout(() => this.#share(), SERVER_SAVE_DELAY_MS),
    ]
  }

  /** Closing the tab or leaving the page must not lose the last keystrokes. */
  writeHere() {
    if (!this.#unwritten || !this.#value) return
    this.#unwritten = false
    const at = new Date()
    if (this.#write(at)) this.listener.saved({ at, where: 'here' })
  }

  leave() {
    this.writeHere()
    this.#cancelTimers()
    if (this.unsent) this.#share()
  }

  retry() {
    const gone = this.#gone()
    if (gone > 0) this.#calls = this.#calls.then(() => this.#forgetNow(gone))
    if (this.unsent && !this.#stopped) this.#share()
  }

  /** Discards the draft everywhere, after a booking or at the user's request. */
  clear() {
    this.drop()
    removeDraft(this.key)
    this.#forget()
    this.#stopped = false
  }

  /** Stops all saving: the user is signing out. */
  drop() {
    this.#cancelTimers()
    this.#unwritten = false
    this.unsent = false
    this.#value = null
  }

  /** The draft became a booking: only this browser stores it from now on. */
  forgetEverywhere() {
    this.#forget()
    this.unsent = false
    this.#write(new Date())
  }

  /** Returns whether this version was discarded here while the server was unreachable. */
  wasForgotten(version: number): boolean {
    return version > 0 && version === this.#gone()
  }

  #forget() {
    const { base } = this
    this.base = 0
    this.#noteGone(base)
    this.#calls = this.#calls.then(() => {
      // A save in flight may have created another version by now.
      const version = this.base || base
      this.base = 0
      this.#noteGone(version)
      return this.#forgetNow(version)
    })
  }

  #noteGone(version: number) {
    if (version === 0) return
    writeDraft(`${this.key}:gone`, { shape: DRAFT_VERSION, version } as DiscardedVersion)
  }

  async #forgetNow(version: number) {
    if (version === 0) return
    if (await deleteServerDraft(version, this.caller)) removeDraft(`${this.key}:gone`)
  }

  #gone(): number {
    return readDraft<DiscardedVersion>(`${this.key}:gone`, DRAFT_VERSION)?.version ?? 0
  }

  #share() {
    if (!this.isShared) return
    this.#calls = this.#calls.then(() => this.#shareNow())
  }

  async #shareNow() {
    const value = this.#value
    if (!value || this.#stopped || !this.unsent || isAlreadyBooked(value)) return
    const { base: version, device, caller } = this
    const saving = await uploadDraft(value, { version, device, caller })
    if (saving === 'not now') return
    if (saving === 'changed elsewhere') {
      // Discarded drafts cannot conflict.
      if (!this.#value) return
      this.#stopped = true
      return this.listener.changedElsewhere()
    }
    this.base = saving.version
    // The draft was discarded or changed while the save was in flight.
    if (this.#value !== value) return
    this.unsent = false
    this.#unwritten = false
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

/** The server lists unpaid bookings among the incomplete ones, so they need no draft. */
export function isAlreadyBooked({ id, editShipmentId }: BookingForm): boolean {
  return id > 0 || editShipmentId > 0
}
