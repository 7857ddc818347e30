import type ts from 'typescript'
import type { JsonSchema } from '#shared/http/json_schema'

/**
 * Adds the `@api` comments of transformers and types as field descriptions: `/** @api Naira *\/
 * amount`. Reads the source types, because serialized types lose their comments.
 */
export function describeFields(checker: ts.TypeChecker, schema: JsonSchema, type: ts.Type) {
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

export function variantType(
  checker: ts.TypeChecker,
  transformer: ts.Type,
  variant: string
): ts.Type {
  const method = checker.getPropertyOfType(transformer, variant)!
  const [signature] = checker.getTypeOfSymbol(method).getCallSignatures()
  const answered = signature!.getReturnType()
  return checker.getAwaitedType(answered) ?? answered
}

/** Resolves fields and rows that another transformer produces. */
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
