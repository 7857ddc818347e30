import pg from 'pg'

const { INT8, NUMERIC } = pg.types.builtins
const ARRAYS = { int8: 1016, numeric: 1231, float8: 1022 }

/**
 * Parses int8 and numeric as numbers in this process. Throws beyond the safe integers, so no kobo
 * is lost.
 */
export function registerNumberParsers() {
  const readArray: (text: string) => (number | null)[] = pg.types.getTypeParser(ARRAYS.float8)
  for (const type of [INT8, NUMERIC]) pg.types.setTypeParser(type, (text) => exact(Number(text)))
  for (const type of [ARRAYS.int8, ARRAYS.numeric]) {
    pg.types.setTypeParser(type, (text) => readArray(text).map((number) => number && exact(number)))
  }
}

function exact(number: number): number {
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) {
    throw new RangeError(`${number} from the database does not fit a safe integer`)
  }
  return number
}
