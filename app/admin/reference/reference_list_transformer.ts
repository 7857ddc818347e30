import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ReferenceList } from '#admin/reference/reference_list'

export default class ReferenceListTransformer extends BaseTransformer<ReferenceList> {
  toObject() {
    const { kind, one, title, fields, archives, searched } = this.resource
    return {
      kind,
      one,
      title,
      archives: Boolean(archives),
      searched: Boolean(searched),
      fields: fields.map((field) => ({
        name: field.name,
        label: field.label,
        hint: field.hint ?? null,
        optional: Boolean(field.optional),
        type: field.type,
        options: field.type === 'choice' ? field.options : [],
      })),
    }
  }
}
