import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const number = { tsType: 'number', decorators: [{ name: '@column' }] }
const decimal = {
  tsType: 'Decimal',
  decorators: [{ name: '@column' }],
  imports: [{ source: '#shared/numbers/rules/decimal', namedImports: ['type Decimal'] }],
}

export default {
  types: { bigint: number, decimal },
  primaryKey: (_, primaryKeys, columns) => {
    // A partitioned table has no primary key, but `id` is the key of each of its partitions.
    const [columnName] = primaryKeys.length === 0 && 'id' in columns ? ['id'] : primaryKeys
    if (primaryKeys.length > 1 || !columnName) return undefined
    return {
      columnName,
      columnInfo: {
        tsType: columns[columnName]?.type === 'bigint' ? 'number' : 'string',
        decorators: [{ name: '@column', args: { isPrimary: true } }],
        imports: [{ source: '@adonisjs/lucid/orm', namedImports: ['column'] }],
      },
    }
  },
} satisfies SchemaRules
