/** A part of an answer, of which nothing is certain. */
export type JsonObject = Record<string, unknown>

export function toJsonObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? (value as JsonObject) : {}
}

/** Empty where it is no list. */
export function toJsonObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.map(toJsonObject) : []
}

/** What comes as text or as a number. Empty where it is neither. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
