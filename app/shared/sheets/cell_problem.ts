/** What is wrong with a row of a sheet, at one of its fields; `proposal` is what was probably meant. */
export interface CellProblem {
  field: string | null
  message: string
  proposal?: string
}

const ERROR_VALUE =
  /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!)$/i

/** What to say of a cell whose formula came to nothing, as #N/A does; null for any other. */
export function errorValueProblem(cell: string): string | null {
  if (!ERROR_VALUE.test(cell.trim())) return null
  return `This cell shows ${cell.trim()} because its formula failed. Enter its value and try again.`
}
