/** In English: `1 shipment`, `1,000 shipments`, `2 addresses`. */
export function pluralize(count: number, what: string): string {
  const many = what.endsWith('s') ? `${what}es` : `${what}s`
  return `${count.toLocaleString('en-NG')} ${count === 1 ? what : many}`
}
