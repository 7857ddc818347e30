type Point = [x: number, y: number]

/** Parses SVG path data into absolute coordinates. Throws for any path the app does not write. */
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

export function longestStep(lines: Point[][]) {
  const steps = lines.flatMap((line) =>
    line.slice(1).map(([x, y], index) => Math.hypot(x - line[index][0], y - line[index][1]))
  )
  return Math.max(0, ...steps)
}
