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

/** The copy of a draft in this browser. */
interface LocalDraft {
  shape: number
  savedAt: string
  value: BookingForm
  /** The version on the server that it goes on from; 0 where none was there. */
  base: number
  /** Whether something in it has not reached the server. */
  unsent: boolean
  device: string
}

/** The version that was thrown away, until the server knows. */
type DiscardedVersion = { shape: number; version: number }

/** Where a draft was last saved, and when. */
export type DraftSave = { at: Date; where: 'here' | 'everywhere' }

interface DraftListener {
  saved: (saved: DraftSave) => void
  changedElsewhere: () => void
}

const LOCAL_SAVE_DELAY_MS = 400
const SERVER_SAVE_DELAY_MS = 1500

/**
 * Keeps one draft: here at once, and on the server a little later. What another device has saved
 * meanwhile stops it until somebody has chosen. Whose it is stays, whoever the page is for by then.
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
  /** One after the other: a draft that is thrown away must not come back with a late save. */
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
    const kept = readDraft<LocalDraft>(this.key, DRAFT_VERSION)
    if (!kept) return null
    this.#value = kept.value
    this.base = kept.base ?? 0
    this.unsent = kept.unsent ?? true
    this.device = kept.device ?? this.device
    const where = this.isShared && !this.unsent ? 'everywhere' : 'here'
    return { value: kept.value, saved: { at: new Date(kept.savedAt), where } }
  }

  /** What the server has; null while it cannot be asked. */
  ask() {
    return fetchServerDraft(this.caller)
  }

  /** What the server has is what is shown from now on. */
  adopt(draft: ServerDraft) {
    this.#value = draft.value
    this.base = draft.version
    this.unsent = false
    this.#stopped = false
    if (draft.value) this.#write(draft.savedAt ?? new Date())
    else removeDraft(this.key)
  }

  /** What is here goes over what another device has saved. */
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

  /** The last keystrokes must not be lost to a closed tab or another page. */
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

  /** It is booked, or thrown away. */
  clear() {
    this.drop()
    removeDraft(this.key)
    this.#forget()
    this.#stopped = false
  }

  /** Nothing of it may be written any more: somebody signs out. */
  drop() {
    this.#cancelTimers()
    this.#unwritten = false
    this.unsent = false
    this.#value = null
  }

  /** It has become a booking, which the server has. */
  forgetEverywhere() {
    this.#forget()
    this.unsent = false
    this.#write(new Date())
  }

  /** Whether this version was thrown away here while the server could not be told. */
  wasForgotten(version: number): boolean {
    return version > 0 && version === this.#gone()
  }

  #forget() {
    const { base } = this
    this.base = 0
    this.#noteGone(base)
    this.#calls = this.#calls.then(() => {
      // A save that was on its way has made another version by now.
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
      // A draft that was thrown away needs no choice between it and the one elsewhere.
      if (!this.#value) return
      this.#stopped = true
      return this.listener.changedElsewhere()
    }
    this.base = saving.version
    // Thrown away, or gone on with, while it was on its way.
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
    const kept: LocalDraft = { shape: DRAFT_VERSION, savedAt, value, base, unsent, device }
    return writeDraft(this.key, kept)
  }

  #cancelTimers() {
    this.#timers.forEach(clearTimeout)
  }
}

/** An unpaid booking is on the server already, among the incomplete ones. */
export function isAlreadyBooked({ id, editShipmentId }: BookingForm): boolean {
  return id > 0 || editShipmentId > 0
}
