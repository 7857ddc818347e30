import type ts from 'typescript'
import { mergeSchemas } from '#admin/developers/openapi/merge_schemas'
import { type ResponseSchemas, schemaReference } from '#admin/developers/openapi/response_schemas'
import type { SchemaFields, JsonSchema } from '#shared/http/json_schema'

const MESSAGE_SCHEMA = {
  type: 'object',
  properties: { message: { type: 'string' } },
  required: ['message'],
}

/**
 * Replaces repeated schemas with references. Keeps a schema inline if two names match, such as
 * country and city, because either name would mislead.
 */
function shareSchemas(answers: SchemaFields, transformed: SchemaFields): ResponseSchemas {
  const named: SchemaFields = { ...transformed, Message: MESSAGE_SCHEMA }
  const names = Map.groupBy(Object.keys(named), (name) => JSON.stringify(named[name]))
  const used = new Set<string>()
  const share = <T>(whole: T): T =>
    JSON.parse(
      JSON.stringify(whole, (key, part) => {
        const [name, another] = (key && names.get(JSON.stringify(part))) || []
        if (!name || another) return part
        used.add(name)
        return schemaReference(name)
      })
    )
  const sharing = share(answers)
  const schemas: SchemaFields = {}
  for (const name of used) schemas[name] = share(named[name]!)
  return { schemas, answers: sharing }
}

/** `source` is the type before serialization, whose fields have the `@api` comments. */
type NamedType = [name: string, type: ts.Type, source: ts.Type]

/**
 * Files that extend framework types such as `ctx.serialize`. Excludes `pages.d.ts`: no call returns
 * a page, and reading their types would double the time.
 */
const AUGMENTING_FILES =
  /^(?!.*node_modules)(?!.*\/pages\.d\.ts$).*(\.d\.ts|\/(providers|start|config)\/.*\.ts)$/

/**
 * Derives the response schemas from controller types, since only the transformers define them.
 * Takes about ten seconds.
 */
export function describeResponses(typescript: typeof ts): ResponseSchemas {
  const { config } = typescript.readConfigFile('tsconfig.check.json', typescript.sys.readFile)
  const project = typescript.parseJsonConfigFileContent(config, typescript.sys, process.cwd())
  const roots = project.fileNames.filter((file) => AUGMENTING_FILES.test(file))
  const host = typescript.createCompilerHost(project.options)
  const program = typescript.createProgram(roots, project.options, host)
  const checker = program.getTypeChecker()

  function exported(file: string, name: string): ts.Symbol {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const symbol = module?.exports?.get(typescript.escapeLeadingUnderscores(name))
    if (!symbol) throw new Error(`Run \`node ace codegen\` first: there is no ${file}`)
    return symbol
  }

  const schemasOf = (types: NamedType[]) =>
    Object.fromEntries(types.map(([name, type]) => [name, schemaOfType(typescript, checker, type)]))
  const registry = exported('.adonisjs/client/registry/schema.d.ts', 'Registry')
  const answered = listResponseTypes(typescript, checker, registry)
  const named = listTransformerTypes(
    typescript,
    checker,
    exported('.adonisjs/client/data.d.ts', 'Data')
  )
  const page = checker.getDeclaredTypeOfSymbol(
    exported('app/shared/http/keyset_page.ts', 'PageMetadata')
  )
  named.push(['Page', page, page])
  const { schemas, answers } = shareSchemas(schemasOf(answered), schemasOf(named))
  for (const [name, , source] of answered) describeFields(checker, answers[name]!, source)
  for (const [name, , source] of named) {
    if (schemas[name]) describeFields(checker, schemas[name], source)
  }
  return { schemas, answers }
}

/** Skips calls that respond with a file or nothing. */
function listResponseTypes({ TypeFlags }: typeof ts, checker: ts.TypeChecker, registry: ts.Symbol) {
  const typeOf = (type: ts.Type, name: string) => checker.getTypeOfSymbol(type.getProperty(name)!)
  return checker
    .getDeclaredTypeOfSymbol(registry)
    .getProperties()
    .filter(({ name }) => name.startsWith('api.'))
    .map((route): NamedType => {
      const types = typeOf(checker.getTypeOfSymbol(route), 'types')
      const answer = typeOf(types, 'response')
      return [route.name, answer, answer]
    })
    .filter(([, type]) => !(type.flags & TypeFlags.Void))
}

/** `Data.Shipping.Shipment.Shipment` becomes `Shipment`; variants append their name. */
function listTransformerTypes(
  typescript: typeof ts,
  checker: ts.TypeChecker,
  namespace: ts.Symbol
): NamedType[] {
  return checker.getExportsOfModule(namespace).flatMap((symbol): NamedType[] => {
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    if (symbol.name === 'Variants') {
      return type.getProperties().map((variant) => {
        const name = variant.name.replace(/^./, (initial) => initial.toUpperCase())
        const source = variantType(checker, transformerOf(symbol), variant.name)
        return [namespace.name + name, checker.getTypeOfSymbol(variant), source]
      })
    }
    const isRoom = symbol.flags & typescript.SymbolFlags.NamespaceModule
    const inside = isRoom ? listTransformerTypes(typescript, checker, symbol) : []
    const isType = symbol.flags & typescript.SymbolFlags.TypeAlias && namespace.name !== 'Data'
    if (!isType) return inside
    return [[symbol.name, type, variantType(checker, transformerOf(symbol), 'toObject')], ...inside]
  })

  /** Finds `XTransformer` in `InferData<XTransformer>`. */
  function transformerOf(symbol: ts.Symbol): ts.Type {
    const [declaration] = symbol.declarations ?? []
    if (!declaration || !typescript.isTypeAliasDeclaration(declaration))
      throw untypedTransformerError(symbol)
    const { type } = declaration
    const [argument] = typescript.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : []
    if (!argument) throw untypedTransformerError(symbol)
    return checker.getTypeFromTypeNode(argument)
  }
}

function untypedTransformerError({ name }: ts.Symbol) {
  return new Error(`${name} is not the data of a transformer.`)
}

/**
 * Adds the `@api` comments of transformers and types as field descriptions: `/** @api Naira *\/
 * amount`. Reads the source types, because serialized types lose their comments.
 */
function describeFields(checker: ts.TypeChecker, schema: JsonSchema, type: ts.Type) {
  const source = transformerType(checker, checker.getNonNullableType(type))
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const symbol = checker.getPropertyOfType(source, name)
    if (!symbol) continue
    const description = apiTagText(checker, symbol)
    if (description) field.description = description
    describeFields(checker, field, checker.getTypeOfSymbol(symbol))
  }
  if (schema.items) describeFields(checker, schema.items, elementType(checker, source))
  for (const choice of schema.anyOf ?? []) describeFields(checker, choice, source)
}

function variantType(checker: ts.TypeChecker, transformer: ts.Type, variant: string): ts.Type {
  const method = checker.getPropertyOfType(transformer, variant)!
  const [signature] = checker.getTypeOfSymbol(method).getCallSignatures()
  const answered = signature!.getReturnType()
  return checker.getAwaitedType(answered) ?? answered
}

/** Replaces the item or collection of another transformer by the type of its result. */
function transformerType(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  if (!/^(Item|Collection)$/.test(type.symbol?.name ?? '')) return type
  const [transformer, , variant] = checker.getTypeArguments(type as ts.TypeReference)
  return variant?.isStringLiteral() ? variantType(checker, transformer!, variant.value) : type
}

function elementType(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  return checker.getIndexTypeOfType(type, 1) ?? type
}

function apiTagText(checker: ts.TypeChecker, field: ts.Symbol): string | undefined {
  const tag = field.getJsDocTags(checker).find(({ name }) => name === 'api')
  return tag?.text?.map(({ text }) => text).join('')
}

const FOR_PEOPLE = { description: 'For people: its form may change' }

/**
 * Derives the JSON schema of a type. Sorts everything, because the compiler's order depends on what
 * it has read before.
 */
function schemaOfType(
  { TypeFlags, TypeFormatFlags, SymbolFlags }: typeof ts,
  checker: ts.TypeChecker,
  type: ts.Type
): JsonSchema {
  const isDefined = ({ flags }: ts.Type) => !(flags & TypeFlags.Undefined)
  const isKindOf = (base: ts.Type, part: ts.Type) =>
    part.isIntersection() && checker.isTypeAssignableTo(part, base)

  function dateFormat(part: ts.Type): JsonSchema {
    const pattern = checker.typeToString(part, undefined, TypeFormatFlags.InTypeAlias)
    if (pattern === '`${number}-${number}-${number}`') return { format: 'date' }
    return pattern.endsWith('T${string}Z`') ? { format: 'date-time' } : {}
  }

  function schemaOf(part: ts.Type): JsonSchema {
    const is = (flags: ts.TypeFlags) => Boolean(part.flags & flags)
    if (part.isStringLiteral()) return { type: 'string', const: part.value }
    if (is(TypeFlags.TemplateLiteral)) return { type: 'string', ...dateFormat(part) }
    if (is(TypeFlags.StringLike)) return { type: 'string' }
    if (is(TypeFlags.NumberLike)) return { type: 'integer' }
    if (isKindOf(checker.getNumberType(), part)) return { type: 'number' }
    if (isKindOf(checker.getStringType(), part)) return { type: 'string', ...FOR_PEOPLE }
    if (is(TypeFlags.BooleanLike)) return { type: 'boolean' }
    if (is(TypeFlags.Null)) return { type: 'null' }
    if (part.isUnion()) return mergeSchemas(part.types.filter(isDefined).map(schemaOf))
    if (!is(TypeFlags.Object | TypeFlags.Intersection)) return {}
    const [index] = checker.getIndexInfosOfType(part)
    if (checker.isArrayType(part)) return { type: 'array', items: schemaOf(index!.type) }
    return index ? { type: 'object', additionalProperties: schemaOf(index.type) } : objectOf(part)
  }

  function objectOf(part: ts.Type): JsonSchema {
    const fields = checker
      .getPropertiesOfType(part)
      .map((field) => ({ field, type: checker.getTypeOfSymbol(field) }))
      .filter((one) => isDefined(one.type))
      .sort((one, other) => (one.field.name < other.field.name ? -1 : 1))
    const required = fields.filter(({ field }) => !(field.flags & SymbolFlags.Optional))
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map((one) => [one.field.name, schemaOf(one.type)])),
      ...(required.length > 0 ? { required: required.map(({ field }) => field.name) } : {}),
    }
  }

  return schemaOf(type)
}
