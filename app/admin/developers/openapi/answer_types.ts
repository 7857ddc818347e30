import type ts from 'typescript'
import type { JsonSchema } from '#admin/developers/openapi/json_schema'

type TypeScript = typeof ts

/** Beside the routes' types: what adds to the framework's, such as `ctx.serialize`. */
const AUGMENTING = /^(?!.*node_modules).*(\.d\.ts|\/(providers|start|config)\/.*\.ts)$/

/**
 * What each call answers, read from the types of its controller: the transformers are the one place
 * that says it. Takes some ten seconds, since the whole program is read.
 */
export function answersOf(typescript: TypeScript): Record<string, JsonSchema> {
  const config = typescript.getParsedCommandLineOfConfigFile(
    'tsconfig.check.json',
    {},
    { ...typescript.sys, onUnRecoverableConfigFileDiagnostic: refuse }
  )
  if (!config) throw new Error('tsconfig.check.json could not be read')
  const roots = config.fileNames.filter((file) => AUGMENTING.test(file))
  const program = typescript.createProgram(roots, config.options)
  const registry = registryIn(typescript, program)
  const reader = new TypeReader(typescript, program.getTypeChecker())
  const answers: Record<string, JsonSchema> = {}
  for (const route of registry) {
    if (!route.name.startsWith('api.')) continue
    answers[route.name] = reader.schemaOf(reader.typeAt(route, ['types', 'response']))
  }
  return answers
}

function refuse(diagnostic: ts.Diagnostic): never {
  throw new Error(String(diagnostic.messageText))
}

function registryIn(typescript: TypeScript, program: ts.Program): ts.Symbol[] {
  const checker = program.getTypeChecker()
  const source = program
    .getSourceFiles()
    .find(({ fileName }) => fileName.endsWith('.adonisjs/client/registry/schema.d.ts'))
  const module = source && checker.getSymbolAtLocation(source)
  const registry = module?.exports?.get(typescript.escapeLeadingUnderscores('Registry'))
  if (!registry) throw new Error('Run `node ace codegen` first: there is no route registry')
  return checker.getDeclaredTypeOfSymbol(registry).getProperties()
}

class TypeReader {
  #path: ts.Type[] = []

  constructor(
    private readonly typescript: TypeScript,
    private readonly checker: ts.TypeChecker
  ) {}

  typeAt(symbol: ts.Symbol, path: string[]): ts.Type {
    const type = this.checker.getTypeOfSymbol(symbol)
    const [name, ...rest] = path
    const next = name && type.getProperty(name)
    return next ? this.typeAt(next, rest) : type
  }

  schemaOf(type: ts.Type): JsonSchema {
    if (this.#path.includes(type)) return {}
    this.#path.push(type)
    const schema = this.#plain(type) ?? this.#compound(type)
    this.#path.pop()
    return schema
  }

  #plain(type: ts.Type): JsonSchema | null {
    const { TypeFlags } = this.typescript
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if (type.flags & TypeFlags.StringLike) return { type: 'string' }
    if (type.flags & TypeFlags.NumberLike) return { type: 'number' }
    if (type.flags & TypeFlags.Boolean) return { type: 'boolean' }
    if (type.flags & TypeFlags.BooleanLiteral) {
      return { const: this.checker.typeToString(type) === 'true' }
    }
    if (type.flags & TypeFlags.Null) return { type: 'null' }
    if (type.isUnion() || type.isIntersection() || type.flags & TypeFlags.Object) return null
    return {}
  }

  #compound(type: ts.Type): JsonSchema {
    if (type.isUnion()) return this.#union(type)
    if (this.checker.isTupleType(type)) {
      const items = this.checker.getTypeArguments(type as ts.TypeReference)
      return { type: 'array', prefixItems: items.map((item) => this.schemaOf(item)) }
    }
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference)
      return { type: 'array', items: item ? this.schemaOf(item) : {} }
    }
    return this.#object(type)
  }

  #union(type: ts.UnionType): JsonSchema {
    const { TypeFlags } = this.typescript
    const members = type.types.filter(({ flags }) => !(flags & TypeFlags.Undefined))
    const isNull = (member: ts.Type) => Boolean(member.flags & TypeFlags.Null)
    const rest = members.filter((member) => !isNull(member))
    const nullable = rest.length < members.length
    const schema = this.#eitherOf(rest)
    if (!nullable) return schema
    if (schema.enum)
      return { ...schema, type: [schema.type as string, 'null'], enum: [...schema.enum, null] }
    if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] }
    return { anyOf: [...(schema.anyOf ?? [schema]), { type: 'null' }] }
  }

  #eitherOf(members: ts.Type[]): JsonSchema {
    const { TypeFlags } = this.typescript
    if (members.every(({ flags }) => flags & TypeFlags.BooleanLiteral) && members.length === 2) {
      return { type: 'boolean' }
    }
    if (members.length > 0 && members.every((member) => member.isStringLiteral())) {
      // Sorted, since the compiler's order depends on what else it has read.
      return { type: 'string', enum: members.map((member) => member.value).sort() }
    }
    const [only, ...others] = members
    if (only && others.length === 0) return this.schemaOf(only)
    return { anyOf: members.map((member) => this.schemaOf(member)) }
  }

  #object(type: ts.Type): JsonSchema {
    const { TypeFlags, SymbolFlags } = this.typescript
    const named = this.checker.getIndexInfosOfType(type)[0]
    if (named) return { type: 'object', additionalProperties: this.schemaOf(named.type) }
    const properties: Record<string, JsonSchema> = {}
    const required: string[] = []
    for (const property of this.checker.getPropertiesOfType(type)) {
      const value = this.checker.getTypeOfSymbol(property)
      const isOptional = Boolean(property.flags & SymbolFlags.Optional)
      if (value.flags & TypeFlags.Undefined || value.getCallSignatures().length > 0) continue
      properties[property.name] = this.schemaOf(value)
      if (!isOptional) required.push(property.name)
    }
    return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }
  }
}
