type Point = [x: number, y: number]

/** The lines of SVG path data, in full coordinates. Throws on what is no path of this app. */
export function linesOf(path: string): Point[][] {
  if (path.replace(/[Ml]-?[\d.]+(,|(?=-))-?[\d.]+|z/g, '')) throw new Error(`No path: ${path}`)
  const lines: Point[][] = []
  for (const [, letter, x, y] of path.matchAll(/([Ml])(-?[\d.]+),?(-?[\d.]+)/g)) {
    const line = lines.at(-1)
    const [fromX, fromY] = line?.at(-1) ?? [0, 0]
    if (letter === 'M') lines.push([[Number(x), Number(y)]])
    else line!.push([fromX + Number(x), fromY + Number(y)])
  }
  return lines
}

/** The longest step between two points that follow each other. */
export function longestStep(lines: Point[][]) {
  const steps = lines.flatMap((line) =>
    line.slice(1).map(([x, y], index) => Math.hypot(x - line[index][0], y - line[index][1]))
  )
  return Math.max(0, ...steps)
}
