/** The one sign for a value that there is not. Tables and definition lists show it by themselves. */
export function NoValue() {
  return <span className="text-ink-muted normal-nums">--</span>
}

export function isNoValue(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
