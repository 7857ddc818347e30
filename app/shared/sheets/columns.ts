/** A column of a sheet, and what it means to us. */
export type Column<Field extends string> = { header: string; field: Field | null }

const UNIT_BEHIND =
  /(?:\bin\b|[/_])?\s*\b(?:kgs?|kilos?|g|grams?|lbs?|pounds|oz|cms?|mm|in|inch|inches|ft|ngn|naira|usd|eur|gbp|no)\b\.?\s*$/

/**
 * Headers that mean the same are the same here: `Weight (KG)` and `weight`. Which unit a header names is another matter,
 * of `unitOfHeader`.
 */
export function plainHeader(header: string): string {
  return header
    .toLowerCase()
    .replace(/[([{].*?[)\]}]|[₦#*:]/g, ' ')
    .replace(UNIT_BEHIND, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** What they chose for a header before, by its plain form; null for a column that they pass over. */
export type KnownColumns<Field extends string> = ReadonlyMap<string, Field | null>

interface ColumnWords<Field extends string> {
  /** By their plain form. */
  meanings: ReadonlyMap<string, Field>
  /** What a header means that can be several things: the first that no other column is. */
  either: Readonly<Record<string, readonly Field[]>>
}

/** What headers mean: the name of a field in our template, and what else people call it. */
export function meaningsOf<Field extends string>(
  titles: Readonly<Record<Field, string>>,
  names: Readonly<Record<Field, readonly string[]>>
): ReadonlyMap<string, Field> {
  const fields = Object.keys(titles) as Field[]
  return new Map(
    fields.flatMap((field) =>
      [titles[field], ...names[field]].map((name) => [plainHeader(name), field] as const)
    )
  )
}

/** A field for each column that is understood. */
export function columnsBy<Field extends string>(
  headers: readonly string[],
  { meanings, either }: ColumnWords<Field>,
  known: KnownColumns<Field> = new Map()
): Column<Field>[] {
  const columns = eachOnce(
    headers.map((header) => {
      const plain = plainHeader(header)
      const field = known.has(plain) ? known.get(plain)! : (meanings.get(plain) ?? null)
      return { header, field }
    })
  )
  const taken = new Set(columns.map(({ field }) => field))
  return columns.map(({ header, field }) => {
    const plain = plainHeader(header)
    if (field !== null || known.has(plain)) return { header, field }
    return { header, field: either[plain]?.find((one) => !taken.has(one)) ?? null }
  })
}

/** Of two columns that hold the same the first is read. */
export function eachOnce<Field extends string, One extends Column<Field>>(
  columns: readonly (One & Column<Field>)[]
): One[] {
  const taken = new Set<Field>()
  return columns.map((column) => {
    if (column.field === null || taken.has(column.field)) return { ...column, field: null }
    taken.add(column.field)
    return column
  })
}
