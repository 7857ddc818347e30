import type { SheetTexts } from '#shipping/batches/rules/sheet_fields'

/** Empty cells arrive as null. */
export function sheetTextsFromRequest(
  texts: Record<string, string | null | undefined>
): SheetTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, text?.trim() ?? ''])
  )
}
