import ts from 'typescript'
import { type Columns, type Place, ROW_FUNCTIONS } from '#tests/support/database/declared_rows'

type Call = { place: Place; columns: Columns }

/** Returns a sentence for each column that contradicts the declared type of its row. */
export function findRowFaults(calls: Call[]): string[] {
  const { options } = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.check.json',
    {},
    {
      ...ts.sys,
      readDirectory: () => [],
      onUnRecoverableConfigFileDiagnostic: () => {},
    }
  )!
  const program = ts.createProgram([...new Set(calls.map(({ place }) => place.file))], options)
  const checker = program.getTypeChecker()
  return calls.flatMap(({ place, columns }) => {
    const where = `${place.file}:${place.line + 1}`
    const call = callAt(program.getSourceFile(place.file)!, place)
    if (!call) return [`${where} has no call of ${ROW_FUNCTIONS.join(' or ')}`]
    const row = rowOf(call, checker)
    return row ? differences(row, columns, checker).map((one) => `${where} ${one}`) : []
  })
}

function callAt(source: ts.SourceFile, { line, column }: Place): ts.Node | undefined {
  const position = source.getPositionOfLineAndCharacter(line, column)
  let call: ts.Node | undefined
  const visit = (node: ts.Node) => {
    if (position < node.pos || position >= node.end) return
    if (ts.isCallExpression(node) && ROW_FUNCTIONS.includes(node.expression.getText(source))) {
      call = node
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return call
}

/** Returns the row type that a call promises, or null if it is a type parameter of the caller. */
function rowOf(call: ts.Node, checker: ts.TypeChecker) {
  const rows = checker.getAwaitedType(checker.getTypeAtLocation(call))
  const row = rows && checker.getIndexTypeOfType(rows, ts.IndexKind.Number)
  if (!row || row.flags & ts.TypeFlags.TypeParameter) return null
  return checker.getIndexInfosOfType(row).length > 0 ? null : row
}

function differences(row: ts.Type, columns: Columns, checker: ts.TypeChecker): string[] {
  const found: string[] = []
  for (const property of checker.getPropertiesOfType(row)) {
    const type = checker.getTypeOfSymbol(property)
    const declared = new Set(
      (type.isUnion() ? type.types : [type]).map((one) => kindOf(one, checker))
    )
    const column = columns.get(property.name)
    if (!column) {
      if (!declared.has('undefined')) found.push(`"${property.name}" is in no row`)
    } else if (!declared.has('any') && column.hasNull && !declared.has('null')) {
      found.push(`"${property.name}" may be null`)
    } else if (!['any', column.kind].some((kind) => declared.has(kind)) && column.kind !== 'any') {
      found.push(`"${property.name}" is ${column.kind}, not ${checker.typeToString(type)}`)
    }
  }
  return found
}

function kindOf(declared: ts.Type, checker: ts.TypeChecker): string {
  const type = checker.getBaseConstraintOfType(declared) ?? declared
  if (type.isUnion() && !(type.flags & ts.TypeFlags.Boolean)) return kindOf(type.types[0]!, checker)
  if (checker.isArrayType(type)) {
    const [part] = checker.getTypeArguments(type as ts.TypeReference)
    return `${kindOf(part!, checker)}[]`
  }
  const kinds = {
    any: ts.TypeFlags.Any | ts.TypeFlags.Unknown,
    number: ts.TypeFlags.NumberLike,
    string: ts.TypeFlags.StringLike,
    boolean: ts.TypeFlags.BooleanLike,
    null: ts.TypeFlags.Null,
    undefined: ts.TypeFlags.Undefined,
  }
  const found = Object.entries(kinds).find(([, flags]) => type.flags & flags)
  return found?.[0] ?? type.symbol?.name ?? 'any'
}
