export type JsonObject = Record<string, unknown>

export function toJsonObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? (value as JsonObject) : {}
}

export function toJsonObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.map(toJsonObject) : []
}

/** Trims a text or number to a string. Any other value becomes an empty string. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
