import { HttpContext } from '@adonisjs/core/http'
import { BaseSerializer } from '@adonisjs/core/transformers'
import type { SimplePaginatorMetaKeys } from '@adonisjs/lucid/types/querybuilder'

/** Wraps every answer of the API in `data`, and pages in `data` with `metadata`. */
class ApiSerializer extends BaseSerializer<{
  Wrap: 'data'
  PaginationMetaData: SimplePaginatorMetaKeys
}> {
  wrap = 'data' as const

  definePaginationMetaData(metaData: unknown): SimplePaginatorMetaKeys {
    if (!this.isLucidPaginatorMetaData(metaData)) {
      throw new Error('A page of results needs the metadata of a Lucid paginator')
    }
    return metaData
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    serialize: ApiSerializer['serialize']
  }
}

const serializer = new ApiSerializer()

HttpContext.instanceProperty('serialize', function (
  this: HttpContext,
  ...[value]: Parameters<ApiSerializer['serialize']>
) {
  return serializer.serialize(value, this.containerResolver)
} as ApiSerializer['serialize'])
