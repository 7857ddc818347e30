/** Formats `1 shipment`, `1,000 shipments` or `2 addresses`. English only. */
export function pluralize(count: number, what: string): string {
  const many = what.endsWith('s') ? `${what}es` : `${what}s`
  return `${count.toLocaleString('en-NG')} ${count === 1 ? what : many}`
}
