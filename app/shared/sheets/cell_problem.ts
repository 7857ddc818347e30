/** A problem of a row, at one field or null; `proposal` is the probable intention. */
export interface CellProblem {
  field: string | null
  message: string
  proposal?: string
}

const ERROR_VALUE =
  /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!)$/i

/** Matches the dates into which spreadsheets turn a text such as "12-1". */
const DATE =
  /^(?:\d{4}-\d\d-\d\d|\d{1,2}[/.]\d{1,2}[/.]\d{4}|\d{1,2}-[a-z]{3}(?:-\d{2,4})?|[a-z]{3}-\d\d)$/i

/** The value of a check box in a spreadsheet. */
const TICKED = /^(?:TRUE|FALSE)$/

const ALWAYS_WORDS = ['fullname', 'address', 'city', 'description']

export function spreadsheetProblems(texts: Partial<Record<string, string>>): CellProblem[] {
  return Object.entries(texts).flatMap(([field, text = '']) => {
    const message = text
      .split('\n')
      .map((line) => spreadsheetProblem(field, line.trim()))
      .find(Boolean)
    return message ? [{ field, message }] : []
  })
}

function spreadsheetProblem(field: string, shown: string): string | null {
  if (ERROR_VALUE.test(shown))
    return `This cell shows ${shown} because its formula failed. Enter its value and try again.`
  if (!ALWAYS_WORDS.includes(field)) return null
  if (DATE.test(shown)) return describeConversion(`the date ${shown}`)
  return TICKED.test(shown) ? describeConversion(shown) : null
}

function describeConversion(result: string): string {
  return `A spreadsheet has turned this into ${result}. Format the column as text and enter it again.`
}
