/** What is wrong with a row of a sheet, at one of its fields; `proposal` is what was probably meant. */
export interface CellProblem {
  field: string | null
  message: string
  proposal?: string
}
