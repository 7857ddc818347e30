/** Formats "1,204", or "10,000+" if counting stopped there. */
export function countText(count: number, hasMore = false): string {
  return `${count.toLocaleString('en-NG')}${hasMore ? '+' : ''}`
}
