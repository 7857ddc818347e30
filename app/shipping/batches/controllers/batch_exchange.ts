import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { loadBatch } from '#shipping/batches/load_batch'
import BatchTransformer from '#shipping/batches/transformers/batch_transformer'
import type { SheetTexts } from '#shipping/batches/rules/sheet_fields'

export async function respondWithBatch(ctx: HttpContext, id: number, only?: number) {
  const shown = await loadBatch(callerOf(ctx), id)
  const rows = shown.rows.filter(({ number }) => only === undefined || number === only)
  const batch = { ...shown, rows }
  return ctx.serialize(BatchTransformer.transform(batch).useVariant('withRows').depth(2))
}

/** Empty cells arrive as null. */
export function sheetTextsFromRequest(
  texts: Record<string, string | null | undefined>
): SheetTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, text?.trim() ?? ''])
  )
}
