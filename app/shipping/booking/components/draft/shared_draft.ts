import { send } from '~/api/send'
import { newKey } from '~/api/lost_answers'
import type { PageCaller } from '~/api/page_caller'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import { DRAFT_VERSION } from '#shipping/booking/components/form/form_model'
import type { KeptDraft } from '#shipping/booking/components/form/types'
import { LARGEST_DRAFT } from '#shipping/booking/rules/memory_rules'

/** The draft as the server keeps it for every device of its owner. */
export interface SharedDraft {
  /** 0 where none waits. */
  version: number
  savedAt: Date | null
  /** The browser that wrote it. */
  device: string | null
  value: BookingForm | null
}

/** A form that an older page wrote is none. */
export function sharedDraft({ version, savedAt, device, form }: KeptDraft): SharedDraft {
  const at = savedAt === null ? null : new Date(savedAt)
  return { version, savedAt: at, device, value: valueIn(form) }
}

function valueIn(form: string | null): BookingForm | null {
  try {
    const kept = JSON.parse(form ?? 'null') as { shape: number; value: BookingForm } | null
    return kept?.shape === DRAFT_VERSION ? kept.value : null
  } catch {
    return null
  }
}

/** Null while the server cannot be asked. */
export async function askForDraft(caller: PageCaller): Promise<SharedDraft | null> {
  const outcome = await send('api.shipping.booking_drafts.show', { caller })
  return outcome.ok ? sharedDraft(outcome.body.data) : null
}

/** A name for this browser, as opposed to that of another device. */
export function newDevice(): string {
  return newKey()
}

type Saving = { version: number; savedAt: Date } | 'changed elsewhere' | 'not now'

export async function shareDraft(
  value: BookingForm,
  { version, device, caller }: { version: number; device: string; caller: PageCaller }
): Promise<Saving> {
  const form = JSON.stringify({ shape: DRAFT_VERSION, value })
  if (form.length > LARGEST_DRAFT) return 'not now'
  const body = { version, device, form }
  const outcome = await send('api.shipping.booking_drafts.update', { body, caller })
  if (outcome.ok) {
    const { data } = outcome.body
    return { version: data.version, savedAt: new Date(data.savedAt) }
  }
  return outcome.code === 'E_CONFLICT' ? 'changed elsewhere' : 'not now'
}

/** Answers whether it is gone. What another device has written since is left alone. */
export async function forgetDraft(version: number, caller: PageCaller): Promise<boolean> {
  const kept = await askForDraft(caller)
  if (!kept || kept.version !== version) return kept !== null
  const outcome = await send('api.shipping.booking_drafts.destroy', { caller })
  return outcome.ok
}
