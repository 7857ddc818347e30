/** What is wrong with a row of a sheet, at one of its fields; `proposal` is what was probably meant. */
export interface CellProblem {
  field: string | null
  message: string
  proposal?: string
}

const ERROR_VALUE =
  /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!)$/i

/** Texts of a row, by their fields, with a line that is #N/A or the like: no field of ours takes them. */
export function errorValueProblems(texts: Partial<Record<string, string>>): CellProblem[] {
  return Object.entries(texts).flatMap(([field, text = '']) => {
    const shown = text.split('\n').find((line) => ERROR_VALUE.test(line.trim()))
    if (shown === undefined) return []
    const message = `This cell shows ${shown.trim()} because its formula failed. Enter its value and try again.`
    return [{ field, message }]
  })
}
