/** A problem of a row, at one field or null; `proposal` is the probable intention. */
export interface CellProblem {
  field: string | null
  message: string
  proposal?: string
}

const ERROR_VALUE =
  /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!)$/i

export function errorValueProblems(texts: Partial<Record<string, string>>): CellProblem[] {
  return Object.entries(texts).flatMap(([field, text = '']) => {
    const shown = text.split('\n').find((line) => ERROR_VALUE.test(line.trim()))
    if (shown === undefined) return []
    const message = `This cell shows ${shown.trim()} because its formula failed. Enter its value and try again.`
    return [{ field, message }]
  })
}
