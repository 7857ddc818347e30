/** "1,204", and "10,000+" of what was counted only so far. */
export function countText(count: number, hasMore = false): string {
  return `${count.toLocaleString('en-NG')}${hasMore ? '+' : ''}`
}
