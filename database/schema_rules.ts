import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const imports = [{ source: '#shared/database/number_columns', namedImports: ['bigintColumn'] }]

export default {
  types: {
    bigint: { tsType: 'number', decorators: [{ name: '@bigintColumn' }], imports },
    decimal: {
      tsType: 'number',
      decorators: [{ name: '@decimalColumn' }],
      imports: [{ source: '#shared/database/number_columns', namedImports: ['decimalColumn'] }],
    },
  },
  primaryKey: (_, primaryKeys, columns) => {
    // A table of partitions has none: its `id` is the key of each partition.
    const [columnName] = primaryKeys.length === 0 && 'id' in columns ? ['id'] : primaryKeys
    if (primaryKeys.length > 1 || !columnName) return undefined
    const args = { isPrimary: true }
    const columnInfo =
      columns[columnName]?.type === 'bigint'
        ? { tsType: 'number', decorators: [{ name: '@bigintColumn', args }], imports }
        : {
            tsType: 'string',
            decorators: [{ name: '@column', args }],
            imports: [{ source: '@adonisjs/lucid/orm', namedImports: ['column'] }],
          }
    return { columnName, columnInfo }
  },
} satisfies SchemaRules
