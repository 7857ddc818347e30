import { callApi } from '~/api/call_api'
import { createIdempotencyKey } from '~/api/idempotency_keys'
import type { PageUser } from '~/api/page_user'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import { DRAFT_VERSION } from '#shipping/booking/components/form/form_model'
import type { DraftData } from '#shipping/booking/components/form/booking_types'
import { MAX_DRAFT_LENGTH } from '#shipping/booking/rules/saved_box_rules'

export interface ServerDraft {
  /** 0 if the server has no draft. */
  version: number
  savedAt: Date | null
  /** Identifies the browser that saved the draft. */
  device: string | null
  value: BookingForm | null
}

/** `value` becomes null if an older release saved the form in another shape. */
export function parseServerDraft({ version, savedAt, device, form }: DraftData): ServerDraft {
  const at = savedAt === null ? null : new Date(savedAt)
  return { version, savedAt: at, device, value: parseForm(form) }
}

function parseForm(form: string | null): BookingForm | null {
  try {
    const stored = JSON.parse(form ?? 'null') as { shape: number; value: BookingForm } | null
    return stored?.shape === DRAFT_VERSION ? stored.value : null
  } catch {
    return null
  }
}

/** Resolves to null while the server is unreachable. */
export async function fetchServerDraft(caller: PageUser): Promise<ServerDraft | null> {
  const outcome = await callApi('api.shipping.booking_drafts.show', { caller })
  return outcome.ok ? parseServerDraft(outcome.body.data) : null
}

export function newDeviceId(): string {
  return createIdempotencyKey()
}

type UploadResult = { version: number; savedAt: Date } | 'changed elsewhere' | 'not now'

export async function uploadDraft(
  value: BookingForm,
  { version, device, caller }: { version: number; device: string; caller: PageUser }
): Promise<UploadResult> {
  const form = JSON.stringify({ shape: DRAFT_VERSION, value })
  if (form.length > MAX_DRAFT_LENGTH) return 'not now'
  const body = { version, device, form }
  const outcome = await callApi('api.shipping.booking_drafts.update', { body, caller })
  if (outcome.ok) {
    const { data } = outcome.body
    return { version: data.version, savedAt: new Date(data.savedAt) }
  }
  return outcome.code === 'E_CONFLICT' ? 'changed elsewhere' : 'not now'
}

/** Deletes only that version. Resolves to false if the caller must try again. */
export async function deleteServerDraft(version: number, caller: PageUser): Promise<boolean> {
  const stored = await fetchServerDraft(caller)
  if (!stored || stored.version !== version) return stored !== null
  const outcome = await callApi('api.shipping.booking_drafts.destroy', { caller })
  return outcome.ok
}
