/** Aligns columns in a terminal: those in `words` to the left, the others to the right. */
export class Table {
  constructor(
    readonly widths: readonly number[],
    readonly words: readonly number[] = [0]
  ) {}

  line(cells: readonly string[]): string {
    return cells
      .map((cell, at) => {
        const width = this.widths[at]!
        return this.words.includes(at) ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  }

  text(lines: readonly (readonly string[])[]): string {
    return lines.map((cells) => this.line(cells)).join('\n')
  }
}
