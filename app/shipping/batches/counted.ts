/** `1 shipment`, `1,000 shipments`. */
export function counted(count: number, what: string): string {
  return `${count.toLocaleString('en-NG')} ${what}${count === 1 ? '' : 's'}`
}
